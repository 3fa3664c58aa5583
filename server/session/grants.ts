import type { Grant, Session } from '@careplus/adapters/contract'
import type { Call } from '../http/call.js'
import type { Endpoint } from '@careplus/adapters/contract'
import { refreshLifeSeconds } from '../http/refreshCookie.js'
import { readUser } from '../members/members.js'
import { accessLifeSeconds, startSession, type Tokens } from './sessions.js'

type Receiver = Pick<Call<Endpoint>, 'caller' | 'refresh'>

/**
 * The wire's token answer. A browser of ours gets the refresh token as a cookie that no script can read; a front end of
 * ALLOWED_ORIGINS has no cookies with us and gets it in the body.
 */
export const handOver = ({ access, refresh }: Tokens, { caller, refresh: slot }: Receiver): Grant => {
  if (caller !== 'allowed') slot.write(refresh)
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessLifeSeconds,
    refresh_expires_in: refreshLifeSeconds,
    ...(caller === 'allowed' ? { refresh_token: refresh } : {}),
  }
}

export const signIn = async (
  memberId: string,
  call: Receiver & Pick<Call<Endpoint>, 'db' | 'now'>,
): Promise<Session> => ({
  user: await readUser(call.db, memberId),
  ...handOver(await startSession(call.db, memberId, call.now), call),
})
