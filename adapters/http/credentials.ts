import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { Credentials, Devices, LetterLinks, PendingEmail, SignedInDevice } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import {
  askEmailChange,
  askPasswordLink,
  confirmEmail,
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  readEmailChange,
  resetPassword,
  setPassword,
  type Device,
  type PendingEmail as PendingOnWire,
} from './contract/credentials.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** Links in letters, on the bare transport: they may be opened where nobody is signed in. */
export const httpLetterLinks = (transport: Carrier): LetterLinks => {
  const call = contractCall(transport)
  return {
    askPasswordLink: (email) =>
      pipe(
        call(askPasswordLink, { body: { email } }),
        TE.map(({ data }) => ({ expiresIn: data.expires_in, resendAfter: data.resend_after })),
      ),
    resetPassword: (token, password) => contractSend(transport)(resetPassword, { body: { token, password } }),
    confirmEmail: (token) => pipe(call(confirmEmail, { body: { token } }), TE.map(dataOf)),
  }
}

const pendingOf = ({ email, expires_in, resend_after }: t.TypeOf<typeof PendingOnWire>): PendingEmail => ({
  email,
  expiresIn: expires_in,
  resendAfter: resend_after,
})

/** What guards the account, on the server. */
export const httpCredentials = (client: Carrier): Credentials => {
  const call = contractCall(client)
  return {
    setPassword: (password) => pipe(call(setPassword, { body: { password } }), TE.map(dataOf)),
    askEmail: (email, key) =>
      pipe(
        call(askEmailChange, { body: { email }, key }),
        TE.map(({ data }) => pendingOf(data)),
      ),
    readEmail: pipe(
      call(readEmailChange, {}),
      TE.map(({ data: { email, pending } }) => ({ email, pending: pending === null ? null : pendingOf(pending) })),
    ),
  }
}

const deviceOf = ({ signed_in_at, last_used_at, ...device }: t.TypeOf<typeof Device>): SignedInDevice => ({
  ...device,
  signedInAt: signed_in_at,
  lastUsedAt: last_used_at,
})

/** Where the member is signed in, on the server. */
export const httpDevices = (client: Carrier): Devices => {
  const call = contractCall(client)
  const send = contractSend(client)
  return {
    list: pipe(
      call(listSessions, {}),
      TE.map(({ data }) => data.map(deviceOf)),
    ),
    end: (id, key) => send(endSession, { params: { id }, key }),
    endOthers: (key) => pipe(call(endOtherSessions, { key }), TE.map(dataOf)),
    endAll: (key) => send(endAllSessions, { key }),
  }
}
