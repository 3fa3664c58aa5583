import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/setup-run.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-cut-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = (options: string) => {
  const file = path.join(folder, 'run.mjs')
  const from = (name: string) => JSON.stringify(path.join(root, 'scripts', name))
  writeFileSync(
    file,
    `import { timed } from ${from('testing/journal.mjs')}
import { run } from ${from('setup-run.mjs')}
import { runSteps } from ${from('testing/test-run.mjs')}
const goesOn = () =>
  timed('goes on', async () => {
    await run(process.execPath, ['-e', 'console.log(\`pid \${process.pid}\`); setInterval(() => {}, 1000)'])
    return { results: [{ name: 'x', status: 'passed' }] }
  }).then((report) => [report])
const ends = () => timed('ends', async () => ({ results: [{ name: 'y', status: 'passed' }] })).then((report) => [report])
process.exit(await runSteps(async () => [ends, goesOn, ends], ${options}))
`,
  )
  return file
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const cutOff = async (options: string, signal: NodeJS.Signals | null) => {
  const run = spawn(process.execPath, [script(options)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let pid = 0
  run.stdout.on('data', (chunk) => {
    output += chunk
    const started = /pid (\d+)/.exec(output)?.[1]
    if (started === undefined || pid !== 0) return
    pid = Number(started)
    if (signal !== null) run.kill(signal)
  })
  const [code] = await once(run, 'close')
  return { code, output, leftRunning: isRunning(pid) }
}

test('a run that is cut off says which step was under way, and leaves nothing running', async () => {
  const { code, output, leftRunning } = await cutOff('{ json: false, slow: false }', 'SIGTERM')
  expect({ code, leftRunning }).toStrictEqual({ code: 143, leftRunning: false })
  const lines = output.replaceAll(/\d+\.\d s/g, 'N s').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['── ends …', '── ends: 1 passed, 0 failed, N s', '── goes on …', '1 passed, 1 failed']),
  )
  expect(lines).toContain('    failed: goes on was cut off')
  expect(lines.slice(-2)).toStrictEqual(['Cut off by SIGTERM', ''])
  expect(lines.filter((line) => line === '── ends …')).toHaveLength(1)
})

test('a run that is out of time is cut off too', async () => {
  const { code, output } = await cutOff('{ json: false, slow: false, minutes: 0.03 }', null)
  expect(code).toBe(1)
  expect(output).toContain('Cut off after 0.03 minutes')
})
