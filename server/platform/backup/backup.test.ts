import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../testing/testStore.js'
import {
  restoreBackup,
  configOf,
  embedded,
  folder,
  inStore,
  joined,
  makeNamedBackup,
  makeBackup,
  timeoutMs,
  postgres,
  ownPlaces,
  stores,
} from '../../testing/backups.js'

ownPlaces()

describe('making a backup', () => {
  it('leaves nothing beside it, and its file is for its owner alone', { timeout: timeoutMs }, async () => {
    const config = await embedded()
    await joined(config)
    const place = mkdtempSync(join(folder, 'kept-'))
    expect(await makeBackup(config, join(place, 'a.tar.gz'), new Date())).toMatchObject({ right: { members: 1 } })
    expect(readdirSync(place)).toStrictEqual(['a.tar.gz'])
    expect(statSync(join(place, 'a.tar.gz')).mode & 0o777).toBe(0o600)
  })

  it.each(stores)('is on record, in the copy too: %s', { timeout: timeoutMs }, async (_, newPlace) => {
    const config = await newPlace()
    await joined(config)
    const file = await makeNamedBackup(config)
    const copied = () =>
      inStore(config, (db) =>
        db.selectFrom('audit').select(['actor', 'subject']).where('action', '=', 'store.copied').execute(),
      )
    const row = { actor: expect.stringMatching(/^staff:.+@local$/), subject: 'store' }
    expect(await copied()).toStrictEqual([row])
    await restoreBackup(config, file, true, new Date())
    expect(await copied()).toStrictEqual([row])
  })

  it.skipIf(testDatabaseUrl === null)(
    'has its working files where nobody else looks, and nowhere once it failed',
    { timeout: timeoutMs },
    async () => {
      const place = mkdtempSync(join(folder, 'failed-'))
      chmodSync(place, 0o755)
      const programs = mkdtempSync(join(folder, 'programs-'))
      const listed = join(folder, 'seen')
      const script = [
        '#!/bin/sh',
        'for each in "$@"; do case "$each" in --file=*) file="${each#--file=}";; esac; done',
        `stat -c %a "$(dirname "$file")" > "${listed}"`,
        'echo half > "$file"; echo no luck >&2; exit 1',
      ].join('\n')
      writeFileSync(join(programs, 'pg_dump'), script)
      chmodSync(join(programs, 'pg_dump'), 0o700)
      const config = await postgres()
      await joined(config)
      const before = process.env['PATH']
      process.env['PATH'] = `${programs}:${before}`
      try {
        const made = await makeBackup(config, join(place, 'a.tar.gz'), new Date())
        expect(made).toStrictEqual(E.left('pg_dump: no luck'))
      } finally {
        process.env['PATH'] = before
      }
      expect(readFileSync(listed, 'utf8').trim()).toBe('700')
      expect(readdirSync(place)).toStrictEqual([])
    },
  )

  it('says so where the database cannot be reached', async () => {
    const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
    expect(await makeBackup(config, join(folder, 'a.tar.gz'), new Date())).toStrictEqual(
      E.left('The database of DATABASE_URL cannot be reached (ECONNREFUSED).'),
    )
  })

  it('says so where it cannot be written', async () => {
    const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
    const file = join(folder, 'none', 'a.tar.gz')
    expect(await makeBackup(config, file, new Date())).toStrictEqual(E.left(`"${file}" cannot be written (ENOENT).`))
  })
})
