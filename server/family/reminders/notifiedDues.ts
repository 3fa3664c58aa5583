import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { dueDates, duesToTell, type NotifiedDue, type ReminderWishes } from '@careplus/core/internal/reminders'
import type { Due } from '@careplus/core/reminders'
import type { Tx } from '../../platform/store/store.js'
import { householdOf } from './household.js'

export interface Recipient {
  readonly member: string
  readonly way: 'notice' | 'mail' | 'line'
  readonly wished: ReminderWishes
}

/** A due date goes out by LINE or by email, not by both. A notice goes out in any case. */
const coveredChannels: Readonly<Record<Recipient['way'], ReadonlyArray<Recipient['way']>>> = {
  notice: ['notice'],
  mail: ['mail', 'line'],
  line: ['mail', 'line'],
}

/** Loads the due dates that were sent by this channel. If an email was given up, its due date counts as not sent. */
const loadNotified = async (tx: Tx, { member, way }: Recipient) => {
  await tx
    .deleteFrom('told_dues')
    .where('member_id', '=', member)
    .where('letter_id', 'in', (of) => of.selectFrom('outbox').select('id').where('given_up_at', 'is not', null))
    .execute()
  const rows = await tx
    .selectFrom('told_dues')
    .select(['kind', 'child_id', 'due_on'])
    .where('member_id', '=', member)
    .where('way', 'in', coveredChannels[way])
    .execute()
  return rows.map(({ kind, child_id, due_on }) => ({ kind, subject: child_id, on: due_on as IsoDate }))
}

export const unnotifiedDues = async (
  tx: Tx,
  recipient: Recipient,
  now: Date,
): Promise<ReadonlyArray<Due & NotifiedDue>> => {
  const today = todayInBangkok(now.getTime())
  const dues = dueDates(await householdOf(tx, recipient.member, today), today)
  return duesToTell(dues, recipient.wished, await loadNotified(tx, recipient), today)
}

export const recordNotified = async (
  tx: Tx,
  { member, way }: Recipient,
  dues: ReadonlyArray<NotifiedDue>,
  now: Date,
  messageId: string | null = null,
): Promise<void> => {
  if (dues.length === 0) return
  const rows = dues.map(({ subject, kind, on }) => ({
    member_id: member,
    child_id: subject,
    kind,
    due_on: on,
    way,
    letter_id: messageId,
    told_at: now,
  }))
  await tx.insertInto('told_dues').values(rows).execute()
}
