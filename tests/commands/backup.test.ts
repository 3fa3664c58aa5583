import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../scripts/start-server.mjs'
import { script } from '../setup/commands.js'
import { copyOfDemo, emptyDatabase, postgresUrl, type Place } from './fixtures.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-backup-'))
const inFolder = (name: string): string => path.join(folder, name)
const removals: Array<() => Promise<void>> = []

afterAll(async () => {
  for (const remove of removals) await remove()
  rmSync(folder, { recursive: true, force: true })
})

const onDatabase = async (name: string): Promise<Place> => {
  const { url, remove } = await emptyDatabase()
  removals.push(remove)
  return { DATA_DIR: inFolder(name), DATABASE_URL: url }
}

const demo = 'demo@careplus.test'

const sums = async (place: Place): Promise<unknown> =>
  JSON.parse((await script('staff', ['members', 'find', demo, '--json'], place)).output)

const pictures = (place: Place): ReadonlyArray<string> =>
  readdirSync(path.join(place['DATA_DIR'] ?? '', 'pictures'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()

const clean = { code: 0, output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string }

const stores: ReadonlyArray<readonly [string, boolean, () => Promise<Place>, () => Promise<Place>]> = [
  [
    'the embedded store',
    true,
    () => copyOfDemo(inFolder('first')),
    () => Promise.resolve({ DATA_DIR: inFolder('second') }),
  ],
  ['PostgreSQL', postgresUrl !== null, () => onDatabase('first_of_backup'), () => onDatabase('second_of_backup')],
]

const asked = postgresUrl === null ? 'the embedded store' : 'PostgreSQL'

// Concurrent, because most of the time is spent in other programs.
describe.concurrent.each(stores)('npm run backup and npm run restore, %s', (name, there, firstPlace, secondPlace) => {
  test.skipIf(!there)(
    'bring everything back to where it was',
    { timeout: 600_000 },
    async ({ expect, onTestFinished }) => {
      const [from, to] = [await firstPlace(), await secondPlace()]
      const file = inFolder(`${name}.tar.gz`)
      const app = await startServer(from)
      onTestFinished(app.kill)
      const before = await sums(from)
      const saved = await script('backup', [file], from)
      expect(saved).toStrictEqual({ code: 0, output: expect.stringMatching(/^Saved \d+ members and \d+ pictures, /) })
      const adjusted = await script('staff', ['points', 'adjust', demo, '+5', '--reason', 'หลังสำรอง'], from)
      expect(adjusted.code).toBe(0)
      expect(await script('backup', [file], from)).toMatchObject({
        code: 1,
        output: expect.stringContaining('already'),
      })
      const used = await script('restore', [file, '--replace'], from)
      expect(used).toStrictEqual({ code: 1, output: expect.stringMatching(/^A running CarePlus .*stop it first\.\n$/) })
      expect(await sums(from)).not.toStrictEqual(before)
      await app.stop()

      const brought = await script('restore', [file], to)
      const back = saved.output.replace('Saved', 'Restored')
      const ended = 'Every session and code has ended: everybody has to sign in again.\n'
      expect(brought.code).toBe(0)
      expect(brought.output.startsWith(`${back}Other erasures and removals since the backup are unknown`)).toBe(true)
      expect(brought.output.endsWith(`\n${ended}`)).toBe(true)
      expect(await script('audit', [], to)).toStrictEqual(clean)
      expect(await sums(to)).toStrictEqual(before)
      expect(pictures(from).length).toBeGreaterThan(0)
      expect(pictures(to)).toStrictEqual(pictures(from))

      // Replacing data needs `--replace`. Tested on one store: both parse the command line alike.
      if (name === asked)
        expect(await script('restore', [file], from)).toMatchObject({
          code: 1,
          output: expect.stringContaining('--replace') as string,
        })
      const replaced = await script('restore', [file, '--replace'], from)
      expect(replaced.code).toBe(0)
      expect(replaced.output.startsWith(back)).toBe(true)
      expect(replaced.output).toContain('\nEverything else is as it was at ')
      expect(await sums(from)).toStrictEqual(before)
      expect(await script('audit', [], from)).toStrictEqual(clean)
    },
  )
})

describe('npm run restore', () => {
  test('says what is against a file', async () => {
    const place = { DATA_DIR: inFolder('third') }
    const [none, other] = [inFolder('none.tar.gz'), inFolder('other.tar.gz')]
    writeFileSync(other, 'no archive')
    expect(await script('restore', [none], place)).toStrictEqual({
      code: 1,
      output: `"${none}" cannot be restored: it is not there.\n`,
    })
    expect(await script('restore', [other], place)).toMatchObject({ code: 1 })
    expect(await script('restore', [], place)).toMatchObject({ code: 2 })
    const inPlace = ['--in-place-of', 'careplus_earlier', '--mistake', 'none']
    expect(await script('restore', [none, ...inPlace], place)).toStrictEqual({
      code: 1,
      output: 'Only a PostgreSQL database can replace another: set DATABASE_URL.\n',
    })
    expect(await script('restore', [none, other, ...inPlace], place)).toMatchObject({ code: 2 })
  })
})

test('a password among the words of a command is refused, and not used', async () => {
  const earlier = 'postgres://careplus:secret@127.0.0.1:1/careplus'
  const { code, output } = await script('restore', ['--in-place-of', earlier, '--mistake', 'none'], {
    DATABASE_URL: 'postgres://careplus@127.0.0.1:1/other',
  })
  expect(code).toBe(1)
  expect(output).toContain('leave the password out of --in-place-of')
  expect(output).not.toContain('secret')
})
