import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { figure, line } from '../../ops/drills/support/figures.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { script } from './commands.js'

const temporary = mkdtempSync(path.join(tmpdir(), 'careplus-drills-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

const names = readdirSync(path.join(root, 'ops/drills'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => path.basename(file, '.mjs'))

test('each drill is listed with what it is about', async () => {
  const { code, output } = await script('drill')
  expect(code).toBe(0)
  expect(
    output
      .trimEnd()
      .split('\n')
      .map((each) => /^npm run drill -- (\S+) +\S/.exec(each)?.[1]),
  ).toStrictEqual(names.toSorted())
})

test('one that there is not is refused in a sentence', async () => {
  const { code, output } = await script('drill', ['earthquake'])
  expect([code, output.trimEnd().split('\n').length]).toStrictEqual([1, 1])
  expect(output).toContain('There is no drill "earthquake"')
})

test.each([
  [3, { atMost: 3 }, true],
  [3.1, { atMost: 3 }, false],
  [2, { atLeast: 3 }, false],
  [Number.NaN, { atMost: 3 }, false],
  [1e9, {}, true],
])('a figure of %d holds %j: %s', (value, goal, ok) => {
  const found = figure('any', 'seconds', value, 's', goal)
  expect(found.ok).toBe(ok)
  expect(line(found).startsWith('✗')).toBe(!ok)
})

/** One that nobody has asked for its end yet is over all the same. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('its place is gone once it is closed, with what a program there has started and left', async () => {
  const place = await openPlace('test')
  const left = place.start('left', 'sh', ['-c', 'sleep 600 & echo $!'], { asCaller: true })
  await left.exited
  const pid = Number(place.logOf('left'))
  expect(isAlive(pid)).toBe(true)
  await place.close()
  expect([isAlive(pid), existsSync(place.folder)]).toStrictEqual([false, false])
})

test('and also where whoever opened it is killed', async () => {
  const opens = `import { openPlace } from ${JSON.stringify(path.join(root, 'ops/drills/support/place.mjs'))}
    const place = await openPlace('test')
    const { pid } = place.start('long', 'sleep', ['600'], { asCaller: true })
    console.log(place.folder + ' ' + pid)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', opens], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [folder = '', pid = ''] = await new Promise<string[]>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim().split(' '))),
  )
  expect([existsSync(folder), isAlive(Number(pid))]).toStrictEqual([true, true])
  child.kill('SIGKILL')
  await vi.waitUntil(() => !existsSync(folder) && !isAlive(Number(pid)), { timeout: 20_000 })
})
