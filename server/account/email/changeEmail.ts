import * as E from 'fp-ts/Either'
import { maskEmail } from '@careplus/core/identity'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { codesFromNetwork, linksToAddress, linksToMailbox } from '../../platform/limits/limitRules.js'
import { secondsUntil } from '../../platform/limits/secondsUntil.js'
import { dropLinks, issueLink, spendLink, usedLink } from '../links/links.js'
import { accountOf, mailboxOf, mailIssuer, memberByEmail } from '../members/members.js'
import { addressTakenEmail, confirmAddressEmail, addressChangedEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { guardsOf } from '../proof/proofMethods.js'
import { lockFreshProof } from '../session/freshProof.js'
import type { SignedIn } from '../../platform/http/signedIn.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'

/** An email to another mailbox may be read in the evening. */
const linkLifeSeconds = 86_400
const resendAfterSeconds = 60

interface ChangeRequest extends SignedIn {
  readonly email: string
  readonly network: string
  readonly publicUrl: string
}

export interface Pending {
  readonly email: string
  readonly expires_in: number
  readonly resend_after: number
}

/** The owner of an account that already has the address is notified; the caller sees no difference. */
export const requestEmailChange = (
  db: Db,
  { member, session, email, network, publicUrl }: ChangeRequest,
  now: Date,
): Promise<E.Either<Refused, Pending>> =>
  inTransaction(db, async (tx) => {
    const address = accountOf(email)
    const { email: before } = await guardsOf(tx, member)
    if (before === address) return refuseField('email', 'unchanged')
    const counted = await countHits(
      tx,
      [linksToAddress(address), linksToMailbox(mailboxOf(email)), ...codesFromNetwork(network)],
      now,
    )
    if (E.isLeft(counted)) return counted
    const held = await lockFreshProof(tx, { member, session }, now)
    if (E.isLeft(held)) return held
    const owner = await memberByEmail(tx, email)
    await dropLinks(tx, 'change-email', { member })
    const token = await issueLink(tx, { purpose: 'change-email', member, address, lifeSeconds: linkLifeSeconds }, now)
    const message =
      owner === undefined
        ? confirmAddressEmail(publicUrl, token, before === null ? null : maskEmail(before))
        : addressTakenEmail(publicUrl)
    // The email to the address's present owner stays useful longer than a link.
    const expiry = owner === undefined ? { expiresAt: new Date(now.getTime() + linkLifeSeconds * 1000) } : {}
    await queueMessage(tx, { channel: 'mail', to: email, ...message }, now, expiry)
    return E.right({ email: address, expires_in: linkLifeSeconds, resend_after: resendAfterSeconds })
  })

export const pendingEmail = async (db: Db, member: string, now: Date): Promise<Pending | null> => {
  const row = await db
    .selectFrom('letter_links')
    .select(['address', 'created_at', 'expires_at'])
    .where('purpose', '=', 'change-email')
    .where('member_id', '=', member)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.address === null) return null
  return {
    email: row.address,
    expires_in: secondsUntil(row.expires_at.getTime(), now),
    resend_after: secondsUntil(row.created_at.getTime() + resendAfterSeconds * 1000, now),
  }
}

/** Whether the address is now this account's: two may prove it at the same moment, and one of them is first. */
const claim = async (tx: Tx, member: string, address: string, now: Date): Promise<boolean> => {
  await tx.deleteFrom('identities').where('member_id', '=', member).where('issuer', '=', mailIssuer).execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('identities')
    .values({ issuer: mailIssuer, subject: address, member_id: member, verified_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The address that the link gave the account minutes ago, if it is still the account's. */
const confirmedBy = async (tx: Tx, token: string, now: Date): Promise<E.Either<Refused, string>> => {
  const link = await usedLink(tx, 'change-email', token, now)
  if (link === null || (await guardsOf(tx, link.member)).email !== link.address) return refuse('link_invalid')
  return E.right(link.address)
}

/** Other requests for the address end, and so do links in emails to the earlier address, which is notified. */
export const confirmEmail = (
  db: Db,
  { token, publicUrl }: { readonly token: string; readonly publicUrl: string },
  now: Date,
): Promise<E.Either<Refused, string>> =>
  inTransaction(db, async (tx) => {
    const link = await spendLink(tx, 'change-email', token, now)
    if (link === null) return confirmedBy(tx, token, now)
    const { member, address } = link
    const { email: before } = await guardsOf(tx, member)
    if (!(await claim(tx, member, address, now))) return refuse('link_invalid')
    await tx.updateTable('members').set({ email: address }).where('id', '=', member).execute()
    await dropLinks(tx, 'change-email', { address }, token)
    await dropLinks(tx, 'reset-password', { member })
    await dropLinks(tx, 'reset-password', { address })
    await audit(tx, { actor: member, action: 'email.changed', subject: member }, now)
    if (before !== null)
      await queueMessage(
        tx,
        { channel: 'mail', to: before, ...addressChangedEmail(publicUrl, maskEmail(address)) },
        now,
      )
    return E.right(address)
  })
