import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { todayInBangkok } from '@careplus/core/calendar'
import { mailHours } from '@careplus/core/internal/reminders'
import type { Expression, SqlBool } from 'kysely'
import type { Failed } from '../../platform/jobs/workThrough.js'
import { isReachedAbout } from '../../platform/lineMessages/queueLineMessage.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { reminderEmail } from './reminderEmail.js'
import { unsubscribeUrl } from './unsubscribe.js'
import { remindHourly, longestUnchecked } from './hourlyReminders.js'
import { recordNotified, unnotifiedDues } from './notifiedDues.js'

const hourMs = 3_600_000

/** If the mail server is down until the evening, the email expires, and the next day's email repeats the due date. */
export const endOfMailHours = (now: Date): Date =>
  new Date(startOfBangkokDay(todayInBangkok(now.getTime())) + mailHours.before * hourMs)

const nextMember = (tx: Tx, unseen: Expression<SqlBool>) =>
  tx
    .selectFrom('reminder_settings')
    .select(['member_id', 'mail_weighing', 'mail_looking'])
    .where((of) => of.or([of('mail_weighing', '=', true), of('mail_looking', '=', true)]))
    .where(unseen)
    .orderBy(longestUnchecked)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

type Wishing = NonNullable<Awaited<ReturnType<typeof nextMember>>>

const remind = async (
  tx: Tx,
  { member_id: member, mail_weighing, mail_looking }: Wishing,
  publicUrl: string,
  now: Date,
): Promise<number> => {
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow()
  if (email === null) return 0
  // LINE notifies these members; if that fails, the due date comes back as an email.
  const weighing = mail_weighing && !(await isReachedAbout(tx, member, 'weighing'))
  const recipient = { member, way: 'mail', wished: { weighing, looking: mail_looking } } as const
  const dues = await unnotifiedDues(tx, recipient, now)
  if (dues.length === 0) return 0
  const expiresAt = endOfMailHours(now)
  const url = await unsubscribeUrl(tx, { member, address: email, publicUrl }, now)
  const words = reminderEmail(dues, publicUrl)
  const messageId = await queueMessage(tx, { channel: 'mail', to: email, ...words, unsubscribeUrl: url }, now, {
    expiresAt,
  })
  await recordNotified(tx, recipient, dues, now, messageId)
  return 1
}

export const mailReminders = (db: Db, publicUrl: string, now: Date, failed: Failed): Promise<number> => {
  const mail = (tx: Tx, member: Wishing) => remind(tx, member, publicUrl, now)
  return remindHourly(db, { table: 'reminder_settings', next: nextMember, notify: mail }, now, failed)
}
