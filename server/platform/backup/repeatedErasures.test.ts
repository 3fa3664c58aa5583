import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { withdrawAdult } from '../../family/adults/withdrawAdult.js'
import { runJobs } from '../../testing/backgroundWork.js'
import { runQuery } from '../store/engine.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { restoredSentence } from './backupLine.js'
import {
  adult,
  restoreBackup,
  child,
  erased,
  healthConsent,
  healthOf,
  inDays,
  inStore,
  joined,
  makeNamedBackup,
  membersOf,
  timeoutMs,
  postgres,
  ownPlaces,
  stores,
  tablesMentioning,
  weighed,
  within,
} from '../../testing/backups.js'

ownPlaces()

describe.each(stores)('what was erased after a backup of %s', (_, newPlace) => {
  it('is erased again: a member, with everything of theirs', { timeout: timeoutMs }, async () => {
    const config = await newPlace()
    const [stays, goes] = [await joined(config), await joined(config, 'chaba@example.org')]
    await child(config, goes)
    const file = await makeNamedBackup(config)
    await erased(config, goes)
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({
      right: { erased_again: 1, erasures_known: true },
    })
    expect(await membersOf(config)).toStrictEqual([{ id: stays }])
    expect(await tablesMentioning(config, goes)).toStrictEqual(['erasures'])
    expect(await tablesMentioning(config, 'chaba@example.org')).toStrictEqual([])
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({ right: { erased_again: 1 } })
    expect(await membersOf(config)).toStrictEqual([{ id: stays }])
  })

  it('is erased again: health data whose consent was withdrawn', { timeout: timeoutMs }, async () => {
    const config = await newPlace()
    const member = await joined(config)
    const [ofChild, other, ofAdult] = [
      await child(config, member),
      await child(config, member),
      await adult(config, member),
    ]
    const file = await makeNamedBackup(config)
    await inStore(config, async (db) => {
      await healthConsent(db, member, ofChild, false, new Date())
      await withdrawAdult(db, { member, adult: ofAdult }, new Date())
      await runJobs(db, inDays(7))
    })
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({ right: { erased_again: 2 } })
    expect(await healthOf(config, ofChild)).toStrictEqual({ consents: [false], records: 0 })
    expect(await healthOf(config, other)).toStrictEqual({ consents: [true], records: 1 })
    expect(await tablesMentioning(config, ofAdult)).toStrictEqual(['erasures', 'removals'])
  })

  it('is not what was recorded since by a new consent', { timeout: timeoutMs }, async () => {
    const config = await newPlace()
    const member = await joined(config)
    const id = await child(config, member)
    await inStore(config, async (db) => {
      await healthConsent(db, member, id, false, new Date())
      await runJobs(db, inDays(7))
      await healthConsent(db, member, id, true, inDays(8))
      await weighed(db, member, id, inDays(8))
    })
    const file = await makeNamedBackup(config)
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({ right: { erased_again: 0 } })
    expect(await healthOf(config, id)).toStrictEqual({ consents: [true], records: 1 })
  })

  it('is not known where nothing tells it, which is said', { timeout: timeoutMs }, async () => {
    const [config, empty] = [await newPlace(), await newPlace()]
    await joined(config)
    const back = await restoreBackup(empty, await makeNamedBackup(config), false, new Date())
    expect(back).toMatchObject({ right: { erased_again: 0, erasures_known: false } })
    const line = { file: 'a.tar.gz', replace: false, json: false }
    if (E.isRight(back)) expect(restoredSentence(back.right, line)).toContain('are unknown')
    if (E.isRight(back))
      expect(JSON.parse(restoredSentence(back.right, { ...line, json: true }))).toHaveProperty('erased_again')
  })
})

it.skipIf(testDatabaseUrl === null)(
  'what was erased is erased again after a backup of a version that took no note of it',
  { timeout: timeoutMs },
  async () => {
    const config = await postgres()
    const goes = await joined(config)
    const older = `drop table erasures, removals, carried_over; alter table bill_pictures drop column shown;
      drop function note_removal, note_unlinked, forget_unlinked, note_unshared, forget_unshared, identity_key cascade;
      delete from migrations where name in ('0021-kept-out', '0031-taken-away');`
    await within(config, (engine) => runQuery(engine, older, []))
    const file = await makeNamedBackup(config)
    await erased(config, goes)
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({
      right: { erased_again: 1, erasures_known: false },
    })
    expect(await tablesMentioning(config, goes)).toStrictEqual(['erasures'])
  },
)
