import * as E from 'fp-ts/Either'
import type { Endpoint } from '@careplus/adapters/contract'
import type { SocialAnswer } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import type { Call } from '../../platform/http/call.js'
import { refuse, refuseField, refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import { joinTokenLifeSeconds } from '../join/joinTokens.js'
import { checkRoom, countHits } from '../../platform/limits/limits.js'
import { socialRefusalsFromNetwork } from '../../platform/limits/limitRules.js'
import { lockIdentity, strategyOf } from '../members/members.js'
import { signIn } from '../session/grants.js'
import type { NewSession } from '../session/sessions.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { newcomer, usedUpNow, type Newcomer } from './socialAccounts.js'
import type { ReturnedProof, Social, SocialPerson } from './socialPerson.js'

type Checking = Pick<Call<Endpoint>, 'db' | 'network' | 'now' | 'origins'>

/** Our own page, or a page of an allowed origin, without query or fragment. */
const isOurs = (redirectUri: string, { origins }: Checking): boolean => {
  if (!URL.canParse(redirectUri)) return false
  const { origin, pathname, href } = new URL(redirectUri)
  if (href !== `${origin}${pathname}`) return false
  const of = origins.of(origin)
  return of === 'allowed' || (of === 'own' && pathname === '/callback')
}

export const personOf = async (
  social: Social,
  proof: ReturnedProof,
  call: Checking,
): Promise<E.Either<Refused, SocialPerson>> => {
  const { db, network, now } = call
  const provider = social[proof.provider]
  if (provider === null) return refuse('way_absent')
  if (proof.flow === 'code' && !isOurs(proof.redirect_uri, call)) return refuseField('redirect_uri', 'malformed')
  const refusals = [socialRefusalsFromNetwork(network)]
  const room = await inTransaction(db, (tx) => checkRoom(tx, refusals, now))
  if (E.isLeft(room)) return room
  const person = await provider.personOf(proof, now)
  if (E.isRight(person)) return person
  if (person.left !== 'refused') return refuseUntil('provider_unreachable', 5)
  const counted = await inTransaction(db, (tx) => countHits(tx, refusals, now))
  return E.isLeft(counted) ? counted : refuse('social_refused')
}

export const newcomerAnswer = ({ joinToken, name, email, emailStatus }: Newcomer): SocialAnswer => ({
  is_new: true,
  join_token: joinToken,
  expires_in: joinTokenLifeSeconds,
  name,
  email,
  email_status: emailStatus,
})

type SigningIn = Pick<Call<Endpoint>, 'now' | 'caller' | 'device' | 'refresh'>

export const memberAnswer = async (
  tx: Tx,
  newSession: Omit<NewSession, 'device'>,
  call: SigningIn,
): Promise<SocialAnswer> => {
  const { now, caller, device, refresh } = call
  await audit(tx, { actor: newSession.member, action: 'member.signed-in', subject: newSession.member }, now)
  return { is_new: false, ...(await signIn(newSession, { db: tx, now, caller, device, refresh })) }
}

export const signInSocially = async (
  social: Social,
  proof: ReturnedProof,
  call: Checking & SigningIn,
): Promise<E.Either<Refused, SocialAnswer>> => {
  const { db, now } = call
  const person = await personOf(social, proof, call)
  if (E.isLeft(person)) return person
  return inTransaction<Refused, SocialAnswer>(db, async (tx) => {
    if (!(await usedUpNow(tx, person.right))) return refuse('social_refused')
    const { issuer, subject } = person.right
    const known = await lockIdentity(tx, issuer, subject)
    return E.right(
      known === undefined
        ? newcomerAnswer(await newcomer(tx, person.right, now))
        : await memberAnswer(tx, { member: known.member_id, strategy: strategyOf(issuer) }, call),
    )
  })
}
