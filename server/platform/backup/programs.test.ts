import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { expect, it, vi } from 'vitest'
import { carryingSql } from '../../erasures/carryScript.js'
import {
  folder,
  joined,
  makeNamedBackup,
  membersOf,
  timeoutMs,
  ownPlaces,
  postgres,
  restoreBackup,
} from '../../testing/backups.js'
import { newDatabase, runIn } from '../../testing/ownDatabase.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import type { Config } from '../config/env.js'
import { manifestSentence } from './backupLine.js'
import { dumpDatabase, programsRefusal, restoreDatabase, versionOf } from './programs.js'

ownPlaces()

it.each([
  ['15.13', /psql 15\.13 would run.*install 15\.14/],
  ['14.19', null],
  ['15.14', null],
  ['17.5', /install 17\.6/],
  ['18.0', null],
  ['12.22', /psql 12\.22 would run.*install a newer one/],
])('psql %s', (version, expected) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const refusal = programsRefusal('psql', { major, minor }, null)
  if (expected === null) expect(refusal).toBeNull()
  else expect(refusal).toMatch(expected)
})

it('a file of a newer pg_dump wants programs of its own, and so says the backup', () => {
  const older = { major: 15, minor: 18 }
  expect(programsRefusal('pg_restore', older, 17)).toMatch(/made by pg_dump 17.*pg_restore is 15/)
  expect(programsRefusal('pg_restore', older, 15)).toBeNull()
  expect(programsRefusal('pg_restore', null, 15)).toMatch(/not on this machine/)
  const manifest = {
    careplus_backup: 1,
    store: 'postgres',
    made_at: '2026-11-27T00:00:00.000Z',
  } as const
  const answer = (pg_dump: number) =>
    manifestSentence(
      'Kept',
      { ...manifest, migrations: [], members: 1, pictures: 0, postgres: { server: 15, pg_dump } },
      { file: 'a', json: false },
    )
  expect(answer(17)).toMatch(/PostgreSQL 15, and pg_dump 17 copied it: only .* 17 or newer/)
  expect(answer(15)).not.toContain('pg_dump')
})

const pathOf = (program: string): string =>
  execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim()

it.skipIf(testDatabaseUrl === null)(
  'a newer pg_restore, which begins with settings that the database does not know, brings a backup back',
  { timeout: timeoutMs },
  async () => {
    const config: Config = await postgres()
    await joined(config)
    const members = await membersOf(config)
    const file = await makeNamedBackup(config)
    const newer = join(folder, 'pg_restore')
    const real = pathOf('pg_restore')
    writeFileSync(newer, `#!/bin/sh\n[ "$1" = --version ] || echo 'SET transaction_timeout = 0;'\nexec ${real} "$@"\n`)
    chmodSync(newer, 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
    const back = await restoreBackup(config, file, true, new Date())
    vi.unstubAllEnvs()
    expect(back).toMatchObject({ right: { members: 1, postgres: { pg_dump: (await versionOf('pg_dump'))?.major } } })
    expect(await membersOf(config)).toStrictEqual(members)
  },
)

it.skipIf(testDatabaseUrl === null)('a tampered file runs no program', { timeout: timeoutMs }, async () => {
  const [from, to] = [await newDatabase(testDatabaseUrl ?? ''), await newDatabase(testDatabaseUrl ?? '')]
  const ran = join(folder, 'ran')
  const command = `';\n\\! touch ${ran}\n--`
  const marker = 'm'.repeat(command.length)
  await runIn(from.url, `create table marked (word text default '${marker}')`)
  const file = join(folder, 'tampered')
  expect(await dumpDatabase(from.url, file)).toStrictEqual(E.right(undefined))
  const dump = readFileSync(file, 'latin1')
  expect(dump).toContain(marker)
  writeFileSync(file, dump.replaceAll(marker, command), 'latin1')
  const back = await restoreDatabase(to.url, file, carryingSql(new Date()))
  expect(back).toMatchObject({ left: expect.stringContaining('restricted') })
  expect(existsSync(ran)).toBe(false)
  await from.remove()
  await to.remove()
})
