import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { lockJoinToken, spendJoinToken } from '../join/joinTokens.js'
import { isOfProvider } from '../members/members.js'
import { lockFreshProof, requireFreshProof } from '../session/freshProof.js'
import { inTransaction } from '../../platform/store/store.js'
import { link, usedUpNow } from './socialAccounts.js'
import { proveSocialEmail, sendSocialCode } from './emailProof.js'
import type { SocialAt } from './socialPerson.js'
import { memberAnswer, newcomerAnswer, personOf, signInSocially } from './socialSignIn.js'
import { unlink } from './unlinkSocial.js'

type SocialHandlers = Pick<
  Handlers,
  'socialLogin' | 'linkSocial' | 'unlinkSocial' | 'askSocialEmailCode' | 'proveSocialEmail'
>

export const socialHandlers = (socialAt: SocialAt): SocialHandlers => ({
  socialLogin: (call) => signInSocially(socialAt(call.now), call.body, call),
  linkSocial: async (call) => {
    const { db, body, member, session, origins, now } = call
    const fresh = await requireFreshProof(db, session, now)
    if (E.isLeft(fresh)) return fresh
    const proof = 'join_token' in body ? null : await personOf(socialAt(now), body, call)
    if (proof !== null && E.isLeft(proof)) return proof
    return inTransaction<Refused, { readonly data: null }>(db, async (tx) => {
      const token = 'join_token' in body ? body.join_token : null
      const identity = proof === null ? await lockJoinToken(tx, token ?? '', now) : proof.right
      // The provider may have taken long, and the session may have ended.
      const held = await lockFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      if (proof !== null && !(await usedUpNow(tx, proof.right))) return refuse('social_refused')
      if (identity === null || !isOfProvider(identity.issuer)) return refuse('code_expired')
      const linked = await link(tx, member, identity, origins.publicUrl(), now)
      if (E.isLeft(linked)) return linked
      if (token !== null) await spendJoinToken(tx, token, now)
      return E.right({ data: null })
    })
  },
  unlinkSocial: async ({ db, body, member, session, textMessages, origins, now }) => {
    const offered = { phone: textMessages !== null, social: socialAt(now) }
    return inTransaction<Refused, { readonly data: null }>(db, async (tx) => {
      const unlinked = await unlink(
        tx,
        { member, session, provider: body.provider, offered, publicUrl: origins.publicUrl() },
        now,
      )
      return E.isLeft(unlinked) ? unlinked : E.right({ data: null })
    })
  },
  askSocialEmailCode: async ({ db, body, network, now }) => {
    const { join_token: joinToken, email, request } = body
    return data(await sendSocialCode(db, { joinToken, email, request, network }, now))
  },
  proveSocialEmail: async (call) => {
    const { db, body, network, origins, now } = call
    const codeInput = { ...body, joinToken: body.join_token, network, publicUrl: origins.publicUrl() }
    const proved = await proveSocialEmail(db, codeInput, now, (tx, newSession) => memberAnswer(tx, newSession, call))
    return E.Functor.map(proved, (done) =>
      done._tag === 'member'
        ? done.session
        : newcomerAnswer({ joinToken: body.join_token, name: done.name, email: body.email, emailStatus: 'proved' }),
    )
  },
})
