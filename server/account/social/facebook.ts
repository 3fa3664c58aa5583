import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FacebookSettings } from '../../platform/config/social.js'
import { facebookIssuer } from '../members/members.js'
import { outgoingBudgetMs, outgoingJson, withinBudget, type OutgoingFailure } from './outgoingCall.js'
import type { Provider, ReturnedProof, SocialPerson } from './socialPerson.js'
import { addressOf, nameOf } from './personFields.js'

/** Facebook Login, "Manually build a login flow": exchanging code for an access token. */
const TokenAnswer = t.type({ access_token: t.string })

/** Graph API, `debug_token`. `expires_at` in seconds since the epoch, 0: never. */
const Inspected = t.type({
  data: t.intersection([
    t.type({ is_valid: t.boolean }),
    t.partial({ app_id: t.string, user_id: t.string, expires_at: t.number, type: t.string }),
  ]),
})

const Profile = t.intersection([t.type({ id: t.string }), t.partial({ name: t.string, email: t.string })])

type Step<A> = Promise<E.Either<OutgoingFailure, A>>

/** Neither a biography nor a picture is stored. */
const profileFields = ['id', 'name', 'email'].join(',')

const address = (base: string, parameters: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(parameters).toString()}`

/** Lifetime of a token without an end: Facebook's longest-lived ones last 60 days. */
const longestMs = 60 * 24 * 3_600_000

type CodeProof = Extract<ReturnedProof, { readonly flow: 'code' }>

/** The Graph API does not say whether an address was proved, so none counts as proved. */
export const facebook = (settings: FacebookSettings, budgetMs: number = outgoingBudgetMs): Provider => {
  const { appId, appSecret, dialog, graph } = settings

  const trade = ({ code, code_verifier, redirect_uri }: CodeProof, signal: AbortSignal): Step<string> =>
    outgoingJson(
      address(`${graph}/oauth/access_token`, {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri,
        code,
        code_verifier,
      }),
      TokenAnswer,
      { signal },
    ).then((answer) => E.Functor.map(answer, ({ access_token }) => access_token))

  /** A token made for another app proves nothing here. */
  const inspect = async (token: string, now: Date, signal: AbortSignal): Step<{ id: string; until: Date }> => {
    const debugUrl = address(`${graph}/debug_token`, { input_token: token, access_token: `${appId}|${appSecret}` })
    const inspected = await outgoingJson(debugUrl, Inspected, { signal })
    if (E.isLeft(inspected)) return inspected
    const { is_valid, app_id, user_id, expires_at = 0, type = 'USER' } = inspected.right.data
    if (!is_valid || app_id !== appId || user_id === undefined || user_id === '' || type !== 'USER')
      return E.left('refused')
    const ends = expires_at * 1000
    if (ends !== 0 && ends <= now.getTime()) return E.left('refused')
    return E.right({ id: user_id, until: new Date(ends === 0 ? now.getTime() + longestMs : ends) })
  }

  const profile = (token: string, signal: AbortSignal): Step<t.TypeOf<typeof Profile>> =>
    outgoingJson(
      address(`${graph}/me`, {
        fields: profileFields,
        access_token: token,
        // Graph API, "Securing requests": proves that the caller has the app's secret.
        appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
      }),
      Profile,
      { signal },
    )

  return {
    signInMethod: { client_id: appId, authorization: dialog, flow: 'code' },
    personOf: async (proof, now) => {
      return withinBudget(budgetMs, async (signal): Step<SocialPerson> => {
        const token = proof.flow === 'code' ? await trade(proof, signal) : E.right(proof.access_token)
        if (E.isLeft(token)) return token
        const owner = await inspect(token.right, now, signal)
        if (E.isLeft(owner)) return owner
        const fetched = await profile(token.right, signal)
        if (E.isLeft(fetched)) return fetched
        if (fetched.right.id !== owner.right.id) return E.left('refused')
        return E.right({
          issuer: facebookIssuer,
          subject: owner.right.id,
          name: nameOf(fetched.right.name),
          email: addressOf(fetched.right.email),
          emailProved: false,
          once: proof.flow === 'token' ? { token: token.right, until: owner.right.until } : null,
        })
      })
    },
  }
}
