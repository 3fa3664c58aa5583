import { MobileNumber } from '@careplus/core/identity'
import { readJson } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'

const Code = t.type({ step: t.literal('code'), phone: MobileNumber, request: t.string, sent: Sent })
/** The number is proved and has no account. `expiresAt`: milliseconds since the epoch. */
const Join = t.type({ step: t.literal('join'), phone: MobileNumber, joinToken: t.string, expiresAt: t.number })
const Visit = t.union([Code, Join])

export type PhoneVisit = t.TypeOf<typeof Visit>
export type CodeVisit = t.TypeOf<typeof Code>
export type JoinVisit = t.TypeOf<typeof Join>

/** A sign-in and a change are stored apart, and so are two members'. Both are stored for this tab alone. */
export type VisitPurpose = 'login' | `change.${string}`
export const changeOf = (member: string): VisitPurpose => `change.${member}`

const keyOf = (purpose: VisitPurpose): string => `careplus.phone.${purpose}`

/** An expired proof starts again; an expired code stays, because another one can be requested. */
export const readVisit = (text: string | null, now: number): PhoneVisit | null => {
  const read = Visit.decode(readJson(text))
  if (E.isLeft(read)) return null
  return read.right.step === 'code' || read.right.expiresAt > now ? read.right : null
}

export const loadVisit = (purpose: VisitPurpose, now = Date.now()): PhoneVisit | null =>
  readVisit(tabStore.get(keyOf(purpose)), now)

export const saveVisit = (purpose: VisitPurpose, visit: PhoneVisit | null): void =>
  tabStore.set(keyOf(purpose), visit === null ? null : JSON.stringify(visit))
