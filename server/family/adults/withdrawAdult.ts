import { randomUUID } from 'node:crypto'
import { noteErasure } from '../../platform/backup/noteErasure.js'
import { forgetAnswersAbout } from '../../platform/http/forgetAnswers.js'
import { erasureDelayMs } from '../children/healthErasure.js'
import type { Db } from '../../platform/store/store.js'

export const adultErasureKind = 'erase-adult'

interface AdultOwner {
  readonly member: string
  readonly adult: string
}

/** Stored responses are hidden too; the data is deleted on the set day. */
export const withdrawAdult = async (db: Db, { member, adult }: AdultOwner, now: Date): Promise<void> => {
  const erase_at = new Date(now.getTime() + erasureDelayMs)
  await db.updateTable('adults').set({ consent_at: null, erase_at }).where('id', '=', adult).execute()
  await db
    .insertInto('jobs')
    .values({ id: randomUUID(), kind: adultErasureKind, subject: adult, run_at: erase_at, tries: 0, done_at: null })
    .execute()
  await forgetAnswersAbout(db, member, adult, '/th/adults/')
}

export const restoreAdult = async (db: Db, adult: string, now: Date): Promise<void> => {
  await db.updateTable('adults').set({ consent_at: now, erase_at: null }).where('id', '=', adult).execute()
}

/** Only if the day has come and the withdrawal stands. */
export const eraseAdult = async (db: Db, adult: string, now: Date): Promise<void> => {
  const erased = await db
    .deleteFrom('adults')
    .where('id', '=', adult)
    .where('erase_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  if (erased !== undefined) await noteErasure(db, 'adult', adult, now)
}

/** The member's consent about themselves, on their own profile if there is one. */
export const markMyself = async (
  db: Db,
  member: string,
  { granted, version }: { readonly granted: boolean; readonly version: string },
  now: Date,
): Promise<void> => {
  // Locked, so that a profile that is being created exists before or after.
  await db.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  const held = await db
    .selectFrom('adults')
    .select(['id', 'consent_at'])
    .where('member_id', '=', member)
    .where('relation', '=', 'myself')
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) return
  if (granted) {
    await restoreAdult(db, held.id, now)
    await db.updateTable('adults').set({ consent_version: version }).where('id', '=', held.id).execute()
  } else if (held.consent_at !== null) await withdrawAdult(db, { member, adult: held.id }, now)
}
