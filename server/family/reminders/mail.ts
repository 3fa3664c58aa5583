import { startOfBangkokDay, todayInBangkok } from '@careplus/core/calendar'
import { mailHours, mayMailAt } from '@careplus/core/reminders'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import { post } from '../../platform/outbox/outbox.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { reminderLetter } from './letter.js'
import { unsubscribeUrl } from './unsubscribe.js'
import { hourOf, recordNotified, unnotifiedDues } from './notifiedDues.js'

/** In one round; what is left waits for the next. */
const mostInARound = 500

const hourMs = 3_600_000

/** Whoever wishes for mail and was not thought of in this hour, held until the transaction ends; another process takes the next. */
const nextMember = (tx: Tx, now: Date) =>
  tx
    .selectFrom('reminder_settings')
    .select(['member_id', 'mail_weighing', 'mail_looking'])
    .where((of) => of.or([of('mail_weighing', '=', true), of('mail_looking', '=', true)]))
    .where((of) => of.or([of('looked_at', 'is', null), of('looked_at', '<', hourOf(now))]))
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

type Wishing = NonNullable<Awaited<ReturnType<typeof nextMember>>>

/** Answers how many letters. */
const remind = async (
  tx: Tx,
  { member_id: member, mail_weighing, mail_looking }: Wishing,
  publicUrl: string,
  now: Date,
): Promise<number> => {
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow()
  if (email === null) return 0
  const telling = { member, way: 'mail', wished: { weighing: mail_weighing, looking: mail_looking } } as const
  const dues = await unnotifiedDues(tx, telling, now)
  if (dues.length === 0) return 0
  // A mail server that is away till the evening wakes nobody either; the next day's letter tells it again.
  const expiresAt = new Date(startOfBangkokDay(todayInBangkok(now.getTime())) + mailHours.before * hourMs)
  const url = await unsubscribeUrl(tx, { member, address: email, publicUrl }, now)
  const words = reminderLetter(dues, publicUrl)
  const letter = await post(tx, { channel: 'mail', to: email, ...words, unsubscribeUrl: url }, now, { expiresAt })
  await recordNotified(tx, telling, dues, now, letter)
  return 1
}

/**
 * Writes to everybody for whom something is due and was not told, by day, each due date once. A member for whom that fails is
 * told of, and thought of again in an hour. Answers how many letters.
 */
export const mailReminders = async (db: Db, publicUrl: string, now: Date, failed: Failed): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  const looked = (on: Db, { member_id }: Wishing) =>
    on.updateTable('reminder_settings').set({ looked_at: now }).where('member_id', '=', member_id).execute()
  return workThrough(
    db,
    {
      next: (tx) => nextMember(tx, now),
      work: async (tx, member) => {
        await looked(tx, member)
        return remind(tx, member, publicUrl, now)
      },
      putAside: looked,
      failed,
    },
    mostInARound,
  )
}
