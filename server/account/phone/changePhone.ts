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

/** A number signs one member in; whose it was before is for its own account to say. */
const claim = async (tx: Tx, { member, phone }: Change, now: Date): Promise<boolean> => {
  const owner = await tx
    .insertInto('identities')
    .values({ issuer: phoneIssuer, subject: phone, member_id: member, verified_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return owner !== undefined
}

/** Where they are known already hears of it, so that nobody's number is taken away behind their back. */
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

/**
 * The number that was proved is the member's from here on. Where it takes another one's place, whoever is signed in
 * elsewhere has to come in anew, and what may have been asked for there (another e-mail address) is dropped.
 */
export const changePhone = async (tx: Tx, change: Change, now: Date): Promise<E.Either<Refused, null>> => {
  const { member, phone } = change
  const before = await tx
    .selectFrom('members')
    .select(['phone', 'email'])
    .where('id', '=', member)
    // Less than for update: a session that is being renewed, or a first password, waits for nothing of this.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.phone === phone) return E.right(null)
  // To the caller a number that somebody else has is one whose code was never right.
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
