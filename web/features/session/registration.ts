import { readJson } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'
import { registrationKey } from './registrationKey'

const Answers = t.type({
  adult: t.boolean,
  accepted: t.boolean,
  analytics: t.boolean,
  advertising: t.boolean,
})

const Registration = t.union([
  t.intersection([
    t.type({ step: t.literal('code'), email: t.string, answers: Answers, sent: Sent }),
    t.partial({ request: t.string }),
  ]),
  /** `expiresAt`: milliseconds since the epoch. */
  t.type({ step: t.literal('password'), email: t.string, answers: Answers, joinToken: t.string, expiresAt: t.number }),
])

export type Registration = t.TypeOf<typeof Registration>
export type CodeStage = Extract<Registration, { step: 'code' }>
export type PasswordStage = Extract<Registration, { step: 'password' }>

/** null: unreadable or expired. */
export const readRegistration = (text: string | null, now: number): Registration | null => {
  const read = Registration.decode(readJson(text))
  if (E.isLeft(read)) return null
  return (read.right.step === 'code' ? read.right.sent.expiresAt : read.right.expiresAt) > now ? read.right : null
}

export const storedRegistration = (now: number): Registration | null =>
  readRegistration(tabStore.get(registrationKey), now)

export const storeRegistration = (registration: Registration | null): void =>
  tabStore.set(registrationKey, registration === null ? null : JSON.stringify(registration))
