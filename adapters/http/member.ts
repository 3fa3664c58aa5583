import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { askByRequest } from '@careplus/core/internal/otp'
import type { Registration, Profile, Random, TokenGrant } from '@careplus/core/ports'
import { contractCall, contractData, type Carrier } from './call.js'
import { askJoinCode, changeMe, join, proveJoinCode, readMe, type Grant } from './contract/members.js'
import { boundTo } from './codeSent.js'
import { portNames } from './portNames.js'

export const grantOf = (grant: Grant): TokenGrant => ({
  accessToken: grant.access_token,
  expiresIn: grant.expires_in,
  refreshExpiresIn: grant.refresh_expires_in,
  ...(grant.refresh_token === undefined ? {} : { refreshToken: grant.refresh_token }),
})

const joinNames = /*#__PURE__*/ portNames({ joinToken: 'join_token' })
const profileNames = /*#__PURE__*/ portNames({ birthDate: 'birthday' })

/** Registration on the server, on the bare transport because the person is signed out. */
export const httpRegistration = (transport: Carrier, random: Random): Registration => {
  const call = contractCall(transport)
  const data = contractData(transport)
  const ask = askByRequest(random)
  return {
    askCode: (email) =>
      ask(email, (request) => pipe(() => data(askJoinCode, { body: { email, request } }), TE.map(boundTo(request)))()),
    proveCode: (email, code, request) =>
      pipe(
        () => data(proveJoinCode, { body: { email, code, ...(request === undefined ? {} : { request }) } }),
        TE.map(({ join_token, expires_in }) => ({ joinToken: join_token, expiresIn: expires_in })),
      )(),
    join: ({ joinToken, consents, ...member }) =>
      pipe(
        () => call(join, { body: { ...member, join_token: joinToken, consents: [...consents] } }),
        joinNames.call,
        TE.map((session) => ({ user: session.user, grant: grantOf(session) })),
      )(),
  }
}

/** The member's profile on the server. */
export const httpProfile = (client: Carrier): Profile => {
  const data = contractData(client)
  return {
    read: () => data(readMe, {}),
    change: (changes, key) => profileNames.call(() => data(changeMe, { body: profileNames.toWire(changes), key }))(),
  }
}
