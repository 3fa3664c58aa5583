import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Joining, Profile, TokenGrant } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { askJoinCode, changeMe, join, proveJoinCode, readMe, type Grant } from './contract/members.js'

/** A token answer as the core knows it. */
export const grantOf = (grant: Grant): TokenGrant => ({
  accessToken: grant.access_token,
  expiresIn: grant.expires_in,
  refreshExpiresIn: grant.refresh_expires_in,
})

/** Joining, on the bare transport: nobody is signed in yet. */
export const httpJoining = (transport: Carrier): Joining => {
  const call = contractCall(transport)
  return {
    askCode: (email) =>
      pipe(
        call(askJoinCode, { body: { email } }),
        TE.map(({ data }) => ({ expiresIn: data.expires_in, resendAfter: data.resend_after, digits: data.digits })),
      ),
    proveCode: (email, code) =>
      pipe(
        call(proveJoinCode, { body: { email, code } }),
        TE.map(({ data }) => ({ joinToken: data.join_token, expiresIn: data.expires_in })),
      ),
    join: ({ joinToken, consents, ...member }) =>
      pipe(
        call(join, { body: { ...member, join_token: joinToken, consents: [...consents] } }),
        TE.map((session) => ({ user: session.user, grant: grantOf(session) })),
      ),
  }
}

/** The member's own particulars on the server. */
export const httpProfile = (client: Carrier): Profile => {
  const call = contractCall(client)
  return {
    read: pipe(
      call(readMe, {}),
      TE.map(({ data }) => data),
    ),
    change: (changes, key) =>
      pipe(
        call(changeMe, { body: changes, key }),
        TE.map(({ data }) => data),
      ),
  }
}
