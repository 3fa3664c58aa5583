import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import type { Passwords } from '../../platform/crypto/passwords.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { deleteHits } from '../../platform/limits/limits.js'
import { countCodeRequest } from '../../platform/limits/codeRequests.js'
import { failuresForAccount, linksToAddress, linksToMailbox } from '../../platform/limits/limitRules.js'
import { dropLinks, issueLink, spendLink, usedLink } from '../links/links.js'
import { accountOf, mailboxOf, memberByEmail } from '../members/members.js'
import { noAccountEmail, passwordChangedEmail, passwordLinkEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { countedPassword } from '../session/login.js'
import { endSessionsOf } from '../session/sessions.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { storePassword } from './passwords.js'

export const linkLifeSeconds = 1800
export const resendAfterSeconds = 60

interface LinkRequest {
  readonly email: string
  readonly network: string
  /** The cookie of a browser that was signed in with the address; null: another browser. */
  readonly owner: string | null
  readonly publicUrl: string
}

/** An address without an account gets an email that says so, and an unusable link is created all the same. */
export const sendPasswordLink = (
  db: Db,
  { email, network, owner, publicUrl }: LinkRequest,
  now: Date,
): Promise<E.Either<Refused, null>> =>
  inTransaction(db, async (tx) => {
    const address = accountOf(email)
    const counted = await countCodeRequest(
      tx,
      { ofAddress: linksToAddress(address), ofMailbox: linksToMailbox(mailboxOf(email)), network, owner },
      now,
    )
    if (E.isLeft(counted)) return counted
    const known = await memberByEmail(tx, email)
    await dropLinks(tx, 'reset-password', { address })
    const token = await issueLink(
      tx,
      { purpose: 'reset-password', member: known?.member_id ?? null, address, lifeSeconds: linkLifeSeconds },
      now,
    )
    const message =
      known === undefined ? noAccountEmail(publicUrl) : passwordLinkEmail(publicUrl, token, linkLifeSeconds / 60)
    const expiresAt = new Date(now.getTime() + linkLifeSeconds * 1000)
    await queueMessage(tx, { channel: 'mail', to: email, ...message }, now, { expiresAt })
    return E.right(null)
  })

interface Reset {
  readonly token: string
  readonly passwordHash: string
  readonly publicUrl: string
}

/** The link proves the owner, so other sessions end, and a pending change of the email address is dropped. */
export const resetPassword = (
  db: Db,
  { token, passwordHash, publicUrl }: Reset,
  now: Date,
): Promise<E.Either<Refused, null>> =>
  inTransaction(db, async (tx) => {
    const link = await spendLink(tx, 'reset-password', token, now)
    if (link === null) return refuse('link_invalid')
    const { member, address } = link
    await storePassword(tx, member, passwordHash, now)
    await endSessionsOf(tx, member, now)
    await dropLinks(tx, 'change-email', { member })
    await deleteHits(tx, failuresForAccount(address))
    await audit(tx, { actor: member, action: 'password.reset', subject: member }, now)
    await queueMessage(tx, { channel: 'mail', to: address, ...passwordChangedEmail(publicUrl) }, now)
    return E.right(null)
  })

interface Repeated {
  readonly token: string
  readonly password: string
  readonly network: string
}

/** The first response may have been lost. Attempts count as at sign-in; a later password needs no hash. */
export const resetAlready = async (
  db: Db,
  passwords: Passwords,
  { token, password, network }: Repeated,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const link = await usedLink(db, 'reset-password', token, now)
  if (link === null) return refuse('link_invalid')
  const stored = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('member_id', '=', link.member)
    .where('changed_at', '=', link.usedAt)
    .executeTakeFirst()
  if (stored === undefined) return refuse('link_invalid')
  const same = await countedPassword(db, passwords, { account: link.address, password, network }, stored, now)
  if (E.isLeft(same)) return same
  return same.right === null ? refuse('link_invalid') : E.right(null)
}
