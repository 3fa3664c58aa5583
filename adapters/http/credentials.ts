import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { Credentials, Devices, LetterLinks, PendingEmail, SignedInDevice } from '@careplus/core/ports'
import { contractData, contractPart, contractSend, type Carrier } from './call.js'
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

/** The links in e-mails, on the bare transport because they also work signed out. */
export const httpLetterLinks = (transport: Carrier): LetterLinks => {
  const data = contractData(transport)
  return {
    askPasswordLink: (email) =>
      pipe(
        () => data(askPasswordLink, { body: { email } }),
        TE.map(({ expires_in, resend_after }) => ({ expiresIn: expires_in, resendAfter: resend_after })),
      )(),
    resetPassword: (token, password) => contractSend(transport)(resetPassword, { body: { token, password } }),
    confirmEmail: (token) => data(confirmEmail, { body: { token } }),
  }
}

const pendingOf = ({ email, expires_in, resend_after }: t.TypeOf<typeof PendingOnWire>): PendingEmail => ({
  email,
  expiresIn: expires_in,
  resendAfter: resend_after,
})

/** The member's password and e-mail on the server. */
export const httpCredentials = (client: Carrier): Credentials => {
  const data = contractData(client)
  return {
    setPassword: (password) => data(setPassword, { body: { password } }),
    askEmail: (email, key) => pipe(() => data(askEmailChange, { body: { email }, key }), TE.map(pendingOf))(),
    readEmail: pipe(
      () => data(readEmailChange, {}),
      TE.map(({ email, pending }) => ({ email, pending: pending === null ? null : pendingOf(pending) })),
    ),
  }
}

const deviceOf = ({ signed_in_at, last_used_at, ...device }: t.TypeOf<typeof Device>): SignedInDevice => ({
  ...device,
  signedInAt: signed_in_at,
  lastUsedAt: last_used_at,
})

/** The member's sessions on the server. */
export const httpDevices = (client: Carrier): Devices => {
  const data = contractData(client)
  const send = contractSend(client)
  return {
    list: (from) =>
      pipe(
        () => contractPart(client)(listSessions)(from),
        TE.map(({ items, next }) => ({ items: items.map(deviceOf), next })),
      )(),
    end: (id, key) => send(endSession, { params: { id }, key }),
    endOthers: (key) => data(endOtherSessions, { key }),
    endAll: (key) => send(endAllSessions, { key }),
  }
}
