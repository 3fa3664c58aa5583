import * as E from 'fp-ts/Either'
import { internationalNumber } from '@careplus/core/internal/identity'
import { maskNumber, MobileNumber } from '@careplus/core/identity'
import { audit } from '../../platform/audit/audit.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { dropLinks } from '../links/links.js'
import { phoneIssuer } from '../members/members.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { TextMessages } from '../../platform/outbox/textMessages.js'
import { endSessionsOf } from '../session/sessions.js'
import type { Tx } from '../../platform/store/store.js'
import { phoneChangedEmail, phoneChangedSms } from './phoneMessages.js'

export interface Change {
  readonly member: string
  readonly session: string
  readonly phone: string
  readonly publicUrl: string
  readonly textMessages: TextMessages
}

/** A number signs one member in; its former owner is a matter of that account. */
const claim = async (tx: Tx, { member, phone }: Change, now: Date): Promise<boolean> => {
  const owner = await tx
    .insertInto('identities')
    .values({ issuer: phoneIssuer, subject: phone, member_id: member, verified_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return owner !== undefined
}

const notifyChange = async (
  tx: Tx,
  { phone, publicUrl, textMessages }: Change,
  before: { readonly phone: string | null; readonly email: string | null },
  now: Date,
): Promise<void> => {
  if (MobileNumber.is(before.phone))
    await textMessages.send(
      tx,
      { to: internationalNumber(before.phone), text: phoneChangedSms(publicUrl), known: true },
      now,
    )
  if (before.email !== null && MobileNumber.is(phone))
    await queueMessage(
      tx,
      { channel: 'mail', to: before.email, ...phoneChangedEmail(maskNumber(phone), publicUrl) },
      now,
    )
}

/** Other sessions end, and a pending change of the email address is dropped. */
export const changePhone = async (tx: Tx, change: Change, now: Date): Promise<E.Either<Refused, null>> => {
  const { member, phone } = change
  const before = await tx
    .selectFrom('members')
    .select(['phone', 'email'])
    .where('id', '=', member)
    // Less than for update, so that a session's renewal or a first password does not wait.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.phone === phone) return E.right(null)
  // A number of another member looks like a wrong code.
  if (!(await claim(tx, change, now))) return refuse('code_expired')
  await tx
    .deleteFrom('identities')
    .where('issuer', '=', phoneIssuer)
    .where('member_id', '=', member)
    .where('subject', '!=', phone)
    .execute()
  await tx.updateTable('members').set({ phone }).where('id', '=', member).execute()
  await audit(tx, { actor: member, action: 'member.phone-changed', subject: member }, now)
  if (before.phone !== null) {
    await endSessionsOf(tx, member, now, { except: change.session })
    await dropLinks(tx, 'change-email', { member })
  }
  await notifyChange(tx, change, before, now)
  return E.right(null)
}
