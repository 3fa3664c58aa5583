import * as E from 'fp-ts/Either'
import type { Endpoint, SocialAnswer, SocialProof } from '@careplus/adapters/contract'
import { audit } from '../audit/audit.js'
import type { Call, Handlers } from '../http/call.js'
import { data } from '../http/data.js'
import { refuse, refuseField, type Refused } from '../http/refused.js'
import { joinTokenLifeSeconds, readJoinToken, spendJoinToken } from '../join/tokens.js'
import { countHits } from '../limits/limits.js'
import { socialFromNetwork } from '../limits/rules.js'
import { holdIdentity, strategyOf } from '../members/members.js'
import { holdFreshProof, requireFreshProof } from '../session/freshProof.js'
import { signIn } from '../session/grants.js'
import type { NewSession } from '../session/sessions.js'
import { inTransaction, type Tx } from '../store/store.js'
import { link, newcomer, usedUpNow, type Newcomer } from './accounts.js'
import { proveSocialEmail, sendSocialCode } from './emailProof.js'
import type { SocialPerson } from './person.js'
import { unlink } from './unlink.js'

type Checking = Pick<Call<Endpoint>, 'db' | 'network' | 'now' | 'origins' | 'social'>

const isOurs = (redirectUri: string, { origins }: Checking): boolean =>
  URL.canParse(redirectUri) && ['own', 'allowed'].includes(origins.of(new URL(redirectUri).origin))

/** Who the provider says that has signed in there. Outside of any transaction: it takes as long as the provider takes. */
const personOf = async (proof: SocialProof, call: Checking): Promise<E.Either<Refused, SocialPerson>> => {
  const { db, network, now, social } = call
  const provider = social[proof.provider]
  if (provider === null) return refuse('way_absent')
  if (proof.flow === 'code' && !isOurs(proof.redirect_uri, call)) return refuseField('redirect_uri', 'malformed')
  const counted = await inTransaction(db, (tx) => countHits(tx, [socialFromNetwork(network)], now))
  if (E.isLeft(counted)) return counted
  return provider.personOf(proof, now)
}

const newcomerAnswer = ({ joinToken, name, email, emailStatus }: Newcomer): SocialAnswer => ({
  is_new: true,
  join_token: joinToken,
  expires_in: joinTokenLifeSeconds,
  name,
  email,
  email_status: emailStatus,
})

type SigningIn = Pick<Call<Endpoint>, 'now' | 'caller' | 'device' | 'refresh'>

const memberAnswer = async (tx: Tx, who: Omit<NewSession, 'device'>, call: SigningIn): Promise<SocialAnswer> => {
  const { now, caller, device, refresh } = call
  await audit(tx, { actor: who.member, action: 'member.signed-in', subject: who.member }, now)
  return { is_new: false, ...(await signIn(who, { db: tx, now, caller, device, refresh })) }
}

type SocialHandlers = Pick<
  Handlers,
  'socialLogin' | 'linkSocial' | 'unlinkSocial' | 'askSocialEmailCode' | 'proveSocialEmail'
>

export const socialHandlers: SocialHandlers = {
  socialLogin: async (call) => {
    const { db, body, now } = call
    const person = await personOf(body, call)
    if (E.isLeft(person)) return person
    return inTransaction<Refused, SocialAnswer>(db, async (tx) => {
      if (!(await usedUpNow(tx, person.right))) return refuse('social_refused')
      const { issuer, subject } = person.right
      const known = await holdIdentity(tx, issuer, subject)
      return E.right(
        known === undefined
          ? newcomerAnswer(await newcomer(tx, person.right, now))
          : await memberAnswer(tx, { member: known.member_id, strategy: strategyOf(issuer) }, call),
      )
    })
  },
  linkSocial: async (call) => {
    const { db, body, member, session, origins, now } = call
    const fresh = await requireFreshProof(db, session, now)
    if (E.isLeft(fresh)) return fresh
    const proof = 'join_token' in body ? null : await personOf(body, call)
    if (proof !== null && E.isLeft(proof)) return proof
    return inTransaction<Refused, { readonly data: null }>(db, async (tx) => {
      const token = 'join_token' in body ? body.join_token : null
      const identity = proof === null ? await readJoinToken(tx, token ?? '', now) : proof.right
      // After the token, as by a code that signs in again. The provider may have taken its time, and the session ended.
      const held = await holdFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      if (proof !== null && !(await usedUpNow(tx, proof.right))) return refuse('social_refused')
      if (identity === null || strategyOf(identity.issuer) === 'local1' || strategyOf(identity.issuer) === 'phone')
        return refuse('code_expired')
      const linked = await link(tx, member, identity, origins.publicUrl(), now)
      if (E.isLeft(linked)) return linked
      if (token !== null) await spendJoinToken(tx, token, now)
      return E.right({ data: null })
    })
  },
  unlinkSocial: async ({ db, body, member, session, textMessages, social, origins, now }) => {
    const offered = { phone: textMessages !== null, social }
    return inTransaction<Refused, { readonly data: null }>(db, async (tx) => {
      const gone = await unlink(
        tx,
        { member, session, provider: body.provider, offered, publicUrl: origins.publicUrl() },
        now,
      )
      return E.isLeft(gone) ? gone : E.right({ data: null })
    })
  },
  askSocialEmailCode: async ({ db, body, network, now }) => {
    const { join_token: joinToken, email, request } = body
    return data(await sendSocialCode(db, { joinToken, email, request, network }, now))
  },
  proveSocialEmail: async (call) => {
    const { db, body, network, origins, now } = call
    const given = { ...body, joinToken: body.join_token, network, publicUrl: origins.publicUrl() }
    const proved = await proveSocialEmail(db, given, now, (tx, who) => memberAnswer(tx, who, call))
    return E.Functor.map(proved, (done) =>
      done._tag === 'member'
        ? done.session
        : newcomerAnswer({ joinToken: body.join_token, name: done.name, email: body.email, emailStatus: 'proved' }),
    )
  },
}
