import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { script } from './commands.js'

const postgres = await startPostgres()
const folder = mkdtempSync(path.join(tmpdir(), 'careplus-backup-'))
const inFolder = (name: string): string => path.join(folder, name)

beforeAll(() => build())
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Where a CarePlus keeps what it has. */
type Place = Readonly<Record<string, string>>

const embedded = (name: string): Place => ({ DATA_DIR: inFolder(name) })

const newDatabase = async (name: string): Promise<Place> => {
  const client = new pg.Client({ connectionString: postgres?.url })
  await client.connect()
  const database = `${name}_${process.pid}`
  await client.query(`create database ${database}`)
  await client.end()
  const url = new URL(postgres?.url ?? '')
  url.pathname = `/${database}`
  return { DATA_DIR: inFolder(database), DATABASE_URL: url.href }
}

const demo = 'demo@careplus.test'

/** What the demo account has, as staff see it. */
const sums = async (place: Place): Promise<unknown> =>
  JSON.parse((await script('staff', ['members', 'find', demo, '--json'], place)).output)

const adjusted = (place: Place) => script('staff', ['points', 'adjust', demo, '+5', '--reason', 'หลังสำรอง'], place)

const pictures = (place: Place): ReadonlyArray<string> =>
  readdirSync(path.join(place['DATA_DIR'] ?? '', 'pictures'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()

const clean = { code: 0, output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string }

const stores: ReadonlyArray<readonly [string, boolean, (name: string) => Promise<Place>]> = [
  ['the embedded store', true, async (name) => embedded(name)],
  ['PostgreSQL', postgres !== null, newDatabase],
]

describe.each(stores)('npm run backup and npm run restore, %s', (name, there, newPlace) => {
  test.skipIf(!there)('bring everything back to where it was', { timeout: 300_000 }, async () => {
    const [from, to] = [await newPlace('first'), await newPlace('second')]
    const file = inFolder(`${name}.tar.gz`)
    const app = await startServer(from)
    const before = await sums(from)
    const kept = await script('backup', [file], from)
    expect(kept).toStrictEqual({ code: 0, output: expect.stringMatching(/^Kept \d+ members and \d+ pictures, /) })
    expect((await adjusted(from)).code).toBe(0)
    expect(await sums(from)).not.toStrictEqual(before)
    expect(await script('backup', [file], from)).toMatchObject({ code: 1, output: expect.stringContaining('already') })
    const used = await script('restore', [file, '--replace'], from)
    expect(used).toStrictEqual({ code: 1, output: expect.stringMatching(/^A running CarePlus .*stop it first\.\n$/) })
    await app.stop()

    const brought = await script('restore', [file], to)
    const back = kept.output.replace('Kept', 'Brought back')
    const ended = 'Every session and code has ended: whoever was signed in signs in anew.\n'
    expect(brought.code).toBe(0)
    expect(brought.output.startsWith(`${back}Whatever else was erased or taken away since could not be known`)).toBe(
      true,
    )
    expect(brought.output.endsWith(`\n${ended}`)).toBe(true)
    expect(await script('audit', [], to)).toStrictEqual(clean)
    expect(await sums(to)).toStrictEqual(before)
    expect(pictures(from).length).toBeGreaterThan(0)
    expect(pictures(to)).toStrictEqual(pictures(from))

    // Over what is there already, only if that is said; then all of it.
    expect((await adjusted(to)).code).toBe(0)
    expect(await script('restore', [file], to)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
    const half = inFolder('half.tar.gz')
    writeFileSync(half, readFileSync(file).subarray(0, -2000))
    const refused = await script('restore', [half, '--replace'], to)
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/cannot be restored: it cannot be read/) })
    expect(await sums(to)).not.toStrictEqual(before)
    const again = await script('restore', [file, '--replace'], to)
    expect(again.code).toBe(0)
    expect(again.output.startsWith(back)).toBe(true)
    expect(again.output).toContain('\nEverything else is as it was at ')
    expect(await sums(to)).toStrictEqual(before)
    expect(await script('audit', [], to)).toStrictEqual(clean)
  })
})

describe('npm run restore', () => {
  test('says what is against a file', async () => {
    const place = embedded('third')
    const [none, other] = [inFolder('none.tar.gz'), inFolder('other.tar.gz')]
    writeFileSync(other, 'no archive')
    expect(await script('restore', [none], place)).toStrictEqual({
      code: 1,
      output: `"${none}" cannot be restored: it is not there.\n`,
    })
    expect(await script('restore', [other], place)).toMatchObject({ code: 1 })
    expect(await script('restore', [], place)).toMatchObject({ code: 2 })
  })
})
