import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import type { Contract, TokenExchange } from '@careplus/adapters/internal/contract'
import type { Answer, Call, Handlers } from '../../platform/http/call.js'
import { longestQueue } from '../../platform/crypto/passwords.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { refuse, refuseField, refuseUntil } from '../../platform/refusal/refused.js'
import { inTurn } from '../../platform/queue/inTurn.js'
import { accountOf } from '../members/members.js'
import type { Social, SocialAt } from '../social/socialPerson.js'
import { signInSocially } from '../social/socialSignIn.js'
import { socialNames, type SocialName } from '@careplus/core/session'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { toGrant, signInByPassword } from './grants.js'
import { checkPassword } from './login.js'
import { rotate } from './rotation.js'
import { endSession, sessionOfAccess, sessionOfRefresh } from './sessions.js'

const endThese = (db: Db, sessions: ReadonlyArray<string | null>, now: Date): Promise<E.Either<never, null>> =>
  inTransaction(db, async (tx) => {
    const named = new Set(sessions.filter((session) => session !== null))
    for (const session of [...named].sort()) await endSession(tx, session, now)
    return E.right(null)
  })

const ofCookie = async (db: Db, token: string | null): Promise<string | null> =>
  token === null ? null : sessionOfRefresh(db, token)

/** Waiting sign-ins are looked up together by one statement, so that a rush leaves the store to signed-in members. */
const signInsInTurn = inTurn(16, longestQueue, 6)

type SignIn = Contract['login']

const signInWithPassword = async (call: Call<SignIn>): Answer<SignIn> => {
  const { db, body, network, now, passwords } = call
  const known = await checkPassword(db, passwords, { ...body, network }, now)
  if (E.isLeft(known)) return known
  const signedIn = known.right === null ? refuse('invalid_credentials') : await signInByPassword(known.right, call)
  if (E.isLeft(signedIn) && signedIn.left.code === 'invalid_credentials')
    await audit(db, { actor: 'nobody', action: 'sign-in.failed', subject: sha256(accountOf(body.email)) }, now)
  return signedIn
}

const providerOf = (social: Social, audience: string | undefined, client_id: string): SocialName | undefined => {
  const named = socialNames.find((name) => name === audience)
  const offered = socialNames.filter((name) => social[name] !== null)
  const [only, ...rest] = offered
  return (
    named ??
    offered.find((name) => social[name]?.signInMethod.client_id === client_id) ??
    (rest.length === 0 ? only : undefined)
  )
}

/** The client is ours at the provider, as the specification sends it, or one of our own clients by its name. */
const exchangeCode = async (
  social: Social,
  apiKeys: ReadonlyArray<string>,
  { audience, client_id, code, code_verifier, redirect_uri, nonce }: TokenExchange,
  call: Call<Contract['refreshToken']>,
): Answer<Contract['refreshToken']> => {
  const provider = providerOf(social, audience, client_id)
  if (provider === undefined) return refuseField('audience', audience === undefined ? 'required' : 'not_one_of')
  const known = client_id === social[provider]?.signInMethod.client_id || apiKeys.includes(client_id)
  if (social[provider] !== null && !known) return refuseField('client_id', 'not_one_of')
  const proof = { provider, flow: 'code', code, code_verifier, redirect_uri, nonce: nonce ?? null } as const
  const signedIn = await signInSocially(social, proof, call)
  if (E.isLeft(signedIn)) return signedIn
  if (signedIn.right.is_new) return E.right(signedIn.right)
  const { user: _, is_new: __, ...grant } = signedIn.right
  return E.right(grant)
}

type SessionHandlers = Pick<Handlers, 'login' | 'refreshToken' | 'logout' | 'resetSession'>

export const sessionHandlers = (socialAt: SocialAt, apiKeys: ReadonlyArray<string>): SessionHandlers => ({
  login: async (call) => {
    const signedIn = await signInsInTurn(() => signInWithPassword(call))
    return E.isLeft(signedIn) ? refuseUntil('busy', 2) : signedIn.right
  },
  refreshToken: async (call) => {
    if (call.body.grant_type === 'authorization_code') return exchangeCode(socialAt(call.now), apiKeys, call.body, call)
    // Our own scripts never have a refresh token: one in the body counts only from another front end.
    const token = call.caller === 'allowed' ? (call.body.refresh_token ?? null) : call.refresh.token
    const tokens = token === null ? refuse('refresh_invalid') : await rotate(call.db, token, call.now)
    return E.isRight(tokens) ? E.right(toGrant(tokens.right, call)) : tokens
  },
  logout: async ({ db, authorization, refresh, now }) => {
    await endThese(db, [await ofCookie(db, refresh.token), await sessionOfAccess(db, authorization)], now)
    refresh.clear()
    return E.right({ data: null })
  },
  resetSession: async ({ db, refresh, now }) => {
    await endThese(db, [await ofCookie(db, refresh.token)], now)
    refresh.clear()
    return E.right({ data: null })
  },
})
