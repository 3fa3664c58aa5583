import { startOfBangkokDay, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { dueDates, mailHours, mayMailAt, toMail } from '@careplus/core/reminders'
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

const remind = async (tx: Tx, publicUrl: string, now: Date): Promise<'nobody' | 'posted' | 'nothing'> => {
  const today = todayInBangkok(now.getTime())
  const member = await nextMember(tx, today)
  if (member === undefined) return 'nobody'
  const { member_id, mail_weighing, mail_looking, looked_on } = member
  await tx.updateTable('reminder_settings').set({ looked_on: today }).where('member_id', '=', member_id).execute()
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  if (email === null) return 'nothing'
  const wished = { weighing: mail_weighing, looking: mail_looking }
  const dues = toMail(dueDates(await householdOf(tx, member_id)), wished, looked_on as IsoDate | null, today)
  if (dues.length === 0) return 'nothing'
  // A mail server that is away till the evening wakes nobody either.
  const expiresAt = new Date(startOfBangkokDay(today) + mailHours.before * hourMs)
  await post(tx, { channel: 'mail', to: email, ...reminderLetter(dues, publicUrl) }, now, { expiresAt })
  return 'posted'
}

/** Writes to everybody for whom something has become due, by day, each due date once. Answers how many letters. */
export const mailReminders = async (db: Db, publicUrl: string, now: Date): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  let posted = 0
  for (let turn = 0; turn < mostInARound; turn += 1) {
    const outcome = await db.transaction().execute((tx) => remind(tx, publicUrl, now))
    if (outcome === 'nobody') break
    if (outcome === 'posted') posted += 1
  }
  return posted
}
