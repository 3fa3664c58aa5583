import * as E from 'fp-ts/Either'
import type { ReminderMail, ReminderSettings } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import type { Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { calendarsOfMember } from '../../platform/limits/limitRules.js'
import { inTransaction, type Db } from '../../platform/store/store.js'

export const calendarHash = (secret: string): string => sha256(`calendar ${secret}`)

export const loadReminderSettings = async (db: Db, member: string): Promise<ReminderSettings> => {
  const row = await db
    .selectFrom('members')
    .leftJoin('reminder_settings', 'reminder_settings.member_id', 'members.id')
    .select(['email', 'calendar_since', 'mail_weighing', 'mail_looking'])
    .where('members.id', '=', member)
    .executeTakeFirstOrThrow()
  return {
    calendar_since: row.calendar_since?.toISOString() ?? null,
    mail: { weighing: row.mail_weighing ?? false, looking: row.mail_looking ?? false },
    can_mail: row.email !== null,
  }
}

const unset = {
  calendar_hash: null,
  calendar_since: null,
  mail_weighing: false,
  mail_looking: false,
  looked_at: null,
} as const

export const makeCalendar = (db: Db, member: string, now: Date): Promise<E.Either<Refused, string>> =>
  inTransaction(db, async (tx) => {
    const counted = await countHits(tx, [calendarsOfMember(member)], now)
    if (E.isLeft(counted)) return counted
    const secret = opaqueToken()
    const calendar = { calendar_hash: calendarHash(secret), calendar_since: now }
    await tx
      .insertInto('reminder_settings')
      .values({ ...unset, ...calendar, member_id: member })
      .onConflict((on) => on.column('member_id').doUpdateSet(calendar))
      .execute()
    await audit(tx, { actor: member, action: 'calendar.made', subject: member }, now)
    return E.right(secret)
  })

export const endCalendar = async (db: Db, member: string, now: Date): Promise<void> => {
  const ended = await db
    .updateTable('reminder_settings')
    .set({ calendar_hash: null, calendar_since: null })
    .where('member_id', '=', member)
    .where('calendar_hash', 'is not', null)
    .returning('member_id')
    .executeTakeFirst()
  if (ended !== undefined) await audit(db, { actor: member, action: 'calendar.ended', subject: member }, now)
}

/** Sent due dates stay recorded, so switching off and on repeats none of them. */
export const changeMail = async (db: Db, member: string, { weighing, looking }: ReminderMail): Promise<void> => {
  const wished = { mail_weighing: weighing, mail_looking: looking }
  await db
    .insertInto('reminder_settings')
    .values({ ...unset, ...wished, member_id: member })
    .onConflict((on) => on.column('member_id').doUpdateSet(wished))
    .execute()
}
