import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { issueJoinToken } from '../join/joinTokens.js'
import { lockIdentity, memberByEmail } from '../members/members.js'
import type { Db, Tx } from '../../platform/store/store.js'
import type { SocialPerson } from './socialPerson.js'
import { notifyOwner } from './notifyOwner.js'

/** A token that came in an address proves its owner once; false: it was given before. */
export const usedUpNow = async (tx: Tx, { once }: SocialPerson): Promise<boolean> => {
  if (once === null) return true
  const used = await tx
    .insertInto('used_social_tokens')
    .values({ hash: sha256(once.token), expires_at: once.until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

export interface Newcomer {
  readonly joinToken: string
  readonly name: string | null
  readonly email: string | null
  readonly emailStatus: 'proved' | 'unproved' | 'taken'
}

/**
 * Whether the address that was told can be the new account's. That it has an account is said only to somebody whose
 * provider has proved the address: of any other it is not said before a mailed code was given.
 */
export const emailStatusOf = async (
  db: Db,
  { email, emailProved }: Pick<SocialPerson, 'email' | 'emailProved'>,
): Promise<Newcomer['emailStatus']> => {
  if (email === null || !emailProved) return 'unproved'
  return (await memberByEmail(db, email)) === undefined ? 'proved' : 'taken'
}

/** A token to join with, for someone whom no account here has as its own. */
export const newcomer = async (tx: Tx, person: SocialPerson, now: Date): Promise<Newcomer> => {
  const emailStatus = await emailStatusOf(tx, person)
  const { issuer, subject, email, name } = person
  const emailProved = emailStatus === 'proved'
  const joinToken = await issueJoinToken(tx, { issuer, subject, email, name, emailProved }, now)
  return { joinToken, name, email, emailStatus }
}

type Identity = Pick<SocialPerson, 'issuer' | 'subject'>

/** The member gets a further way in, and a letter that says so. Done already: nothing happens; another member's: refused. */
export const link = async (
  tx: Tx,
  member: string,
  { issuer, subject }: Identity,
  publicUrl: string,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const made = await tx
    .insertInto('identities')
    .values({ issuer, subject, member_id: member, verified_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (made !== undefined) {
    await audit(tx, { actor: member, action: 'identity.linked', subject: member }, now)
    await notifyOwner(tx, { member, issuer, change: 'added', publicUrl }, now)
    return E.right(null)
  }
  const owner = await lockIdentity(tx, issuer, subject)
  return owner?.member_id === member ? E.right(null) : refuse('identity_taken')
}
