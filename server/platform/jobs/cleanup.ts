import { databaseFiles } from '../files/files.js'
import type { Db } from '../store/store.js'

const dayMs = 24 * 3_600_000

export type Cleanup = (db: Db, now: Date) => Promise<unknown>

/** Two years, and a day for clocks that differ: the store refuses to delete a younger entry. */
const auditDays = 731

/** Deletes expired rows. The 90 days of idempotency keys are a promise; the other periods are not. */
export const cleanUp = async (db: Db, also: ReadonlyArray<Cleanup>, now: Date): Promise<void> => {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('limit_hits').where('at', '<', before(2)).execute()
  await db.deleteFrom('limit_counts').where('began_at', '<', before(2)).execute()
  await db.deleteFrom('one_time_codes').where('created_at', '<', before(2)).execute()
  await db.deleteFrom('join_tokens').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('partner_invites').where('created_at', '<', before(30)).execute()
  await db
    .deleteFrom('adult_questions')
    .where((of) => of(of.fn.coalesce('answered_at', 'expires_at'), '<', before(31)))
    .where((of) =>
      of.not(
        of.exists(
          of.selectFrom('adults').select('adults.id').whereRef('adults.question_id', '=', 'adult_questions.id'),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('used_social_tokens').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('letter_links').where('expires_at', '<', before(1)).execute()
  // Expired access tokens are distinguished from unknown ones as long as their refresh token may live.
  await db.deleteFrom('access_tokens').where('expires_at', '<', before(31)).execute()
  await db
    .deleteFrom('sessions')
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('refresh_tokens.expires_at', '>', now),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(90)).execute()
  await db.deleteFrom('mission_marks').where('earned_at', '<', before(32)).execute()
  await db.deleteFrom('staff_answers').where('created_at', '<', before(90)).execute()
  await db.deleteFrom('staff_sessions').where('ends_at', '<', before(1)).execute()
  await db.deleteFrom('staff_person_sessions').where('ends_at', '<', before(1)).execute()
  await db.deleteFrom('staff_sign_ins').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('outbox').where('created_at', '<', before(30)).execute()
  await db.deleteFrom('audit').where('action', '=', 'sign-in.failed').where('at', '<', before(90)).execute()
  await db.deleteFrom('audit').where('at', '<', before(auditDays)).execute()
  for (const each of also) await each(db, now)
  await databaseFiles(db).expire(now)
  await db.deleteFrom('jobs').where('done_at', '<', before(90)).execute()
}
