import { startOfBangkokDay, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { dueDates, mailHours, mayMailAt, toMail } from '@careplus/core/reminders'
import { workThrough, type Failed } from '../jobs/workThrough.js'
import { post } from '../outbox/outbox.js'
import type { Db, Tx } from '../store/store.js'
import { householdOf } from './household.js'
import { reminderLetter } from './letter.js'

/** In one round; what is left waits for the next. */
const mostInARound = 500

const hourMs = 3_600_000

/** Whoever wishes for mail and was not thought of today, held until the transaction ends; another process takes the next. */
const nextMember = (tx: Tx, today: IsoDate) =>
  tx
    .selectFrom('reminder_settings')
    .select(['member_id', 'mail_weighing', 'mail_looking', 'looked_on'])
    .where((of) => of.or([of('mail_weighing', '=', true), of('mail_looking', '=', true)]))
    .where((of) => of.or([of('looked_on', 'is', null), of('looked_on', '<', today)]))
    .orderBy('looked_on', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

type Wishing = NonNullable<Awaited<ReturnType<typeof nextMember>>>

/** Of a member whose `looked_on` is today's already. Answers how many letters. */
const remind = async (
  tx: Tx,
  { member_id, mail_weighing, mail_looking, looked_on }: Wishing,
  publicUrl: string,
  now: Date,
): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  if (email === null) return 0
  const wished = { weighing: mail_weighing, looking: mail_looking }
  const dues = toMail(dueDates(await householdOf(tx, member_id)), wished, looked_on as IsoDate | null, today)
  if (dues.length === 0) return 0
  // A mail server that is away till the evening wakes nobody either.
  const expiresAt = new Date(startOfBangkokDay(today) + mailHours.before * hourMs)
  await post(tx, { channel: 'mail', to: email, ...reminderLetter(dues, publicUrl) }, now, { expiresAt })
  return 1
}

/**
 * Writes to everybody for whom something has become due, by day, each due date once. A member for whom that fails is
 * told of, and thought of again tomorrow. Answers how many letters.
 */
export const mailReminders = async (db: Db, publicUrl: string, now: Date, failed: Failed): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  const today = todayInBangkok(now.getTime())
  const looked = (on: Db, { member_id }: Wishing) =>
    on.updateTable('reminder_settings').set({ looked_on: today }).where('member_id', '=', member_id).execute()
  return workThrough(
    db,
    {
      next: (tx) => nextMember(tx, today),
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
