import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { issueJoinToken } from '../join/joinTokens.js'
import { lockIdentity, memberByEmail } from '../members/members.js'
import type { Db, Tx } from '../../platform/store/store.js'
import type { SocialPerson } from './socialPerson.js'
import { notifyOwner } from './notifyOwner.js'

/** False: it was used before. */
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

/** Whether the address has an account is revealed only after the provider or a mailed code proved the address. */
export const emailStatusOf = async (
  db: Db,
  { email, emailProved }: Pick<SocialPerson, 'email' | 'emailProved'>,
): Promise<Newcomer['emailStatus']> => {
  if (email === null || !emailProved) return 'unproved'
  return (await memberByEmail(db, email)) === undefined ? 'proved' : 'taken'
}

export const newcomer = async (tx: Tx, person: SocialPerson, now: Date): Promise<Newcomer> => {
  const emailStatus = await emailStatusOf(tx, person)
  const { issuer, subject, email, name } = person
  const emailProved = emailStatus === 'proved'
  const joinToken = await issueJoinToken(tx, { issuer, subject, email, name, emailProved }, now)
  return { joinToken, name, email, emailStatus }
}

type Identity = Pick<SocialPerson, 'issuer' | 'subject'>

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
