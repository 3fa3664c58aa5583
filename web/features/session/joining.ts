import { readJson } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'
import { joiningKey } from './joiningKey'

const Answers = t.type({
  adult: t.boolean,
  accepted: t.boolean,
  analytics: t.boolean,
  advertising: t.boolean,
  marketing: t.boolean,
})

const Joining = t.union([
  t.type({ step: t.literal('code'), email: t.string, answers: Answers, sent: Sent }),
  /** `expiresAt`: milliseconds since the epoch. */
  t.type({ step: t.literal('password'), email: t.string, answers: Answers, joinToken: t.string, expiresAt: t.number }),
])

export type Joining = t.TypeOf<typeof Joining>
export type CodeStage = Extract<Joining, { step: 'code' }>
export type PasswordStage = Extract<Joining, { step: 'password' }>

/** The stored step; null where it cannot be read or has expired. */
export const readJoining = (text: string | null, now: number): Joining | null => {
  const read = Joining.decode(readJson(text))
  if (E.isLeft(read)) return null
  return (read.right.step === 'code' ? read.right.sent.expiresAt : read.right.expiresAt) > now ? read.right : null
}

export const keptJoining = (now: number): Joining | null => readJoining(tabStore.get(joiningKey), now)

/** On a device that stores nothing, a reload starts again. */
export const keepJoining = (joining: Joining | null): void =>
  tabStore.set(joiningKey, joining === null ? null : JSON.stringify(joining))
