import { tokenLifeS } from '@careplus/core/internal/session'
import * as E from 'fp-ts/Either'
import type { Grant, Session } from '@careplus/adapters/internal/contract'
import type { Call } from '../../platform/http/call.js'
import type { Endpoint } from '@careplus/adapters/contract'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { accountOf } from '../members/members.js'
import { countFailure } from '../../platform/limits/passwordAttempts.js'
import { startSession, startSessionByPassword, type Known, type NewSession, type Tokens } from './sessions.js'

type Receiver = Pick<Call<Endpoint>, 'caller' | 'refresh'>

/** Our own web app gets the refresh token as an HttpOnly cookie; a front end of ALLOWED_ORIGINS gets it in the body. */
export const toGrant = (
  { access, refresh, refreshLifeS }: Tokens,
  { caller, refresh: slot }: Receiver,
  signedInAs: ReadonlyArray<string> = [],
): Grant => {
  if (caller !== 'allowed') slot.write(refresh, signedInAs)
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: tokenLifeS,
    refresh_expires_in: refreshLifeS,
    ...(caller === 'allowed' ? { refresh_token: refresh } : {}),
  }
}

const addressesOf = ({ phone, email }: Session['user']): ReadonlyArray<string> => [
  ...(phone === null ? [] : [phone]),
  ...(email === null ? [] : [accountOf(email)]),
]

type Device = Receiver & Pick<Call<Endpoint>, 'db' | 'now' | 'device'>

export const signIn = async (newSession: Omit<NewSession, 'device'>, call: Device): Promise<Session> => {
  const { user, tokens } = await startSession(call.db, { ...newSession, device: call.device }, call.now)
  return { user, ...toGrant(tokens, call, addressesOf(user)) }
}

/** If the password was changed meanwhile, the attempt counts as a failure. */
export const signInByPassword = async (known: Known, call: Device): Promise<E.Either<Refused, Session>> => {
  const started = await startSessionByPassword(call.db, { ...known, device: call.device }, call.now)
  if (started !== null)
    return E.right({ user: started.user, ...toGrant(started.tokens, call, addressesOf(started.user)) })
  const counted = known.made === undefined ? E.right(null) : await countFailure(call.db, known.made)
  return E.isLeft(counted) ? counted : refuse('invalid_credentials')
}
