import { MobileNumber } from '@careplus/core/identity'
import { readJson } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'

/** A code is on its way. */
const Code = t.type({ step: t.literal('code'), phone: MobileNumber, request: t.string, sent: Sent })
/** The number was proved, and has no account; `expiresAt` in milliseconds since the epoch. */
const Join = t.type({ step: t.literal('join'), phone: MobileNumber, joinToken: t.string, expiresAt: t.number })
const Visit = t.union([Code, Join])

/** How far a sign-in by telephone, or a change of number, has come. */
export type PhoneVisit = t.TypeOf<typeof Visit>
export type CodeVisit = t.TypeOf<typeof Code>
export type JoinVisit = t.TypeOf<typeof Join>

/** A sign-in and a change do not get in each other's way, nor do two members'. All are kept for this tab alone, and gone with it. */
export type VisitPurpose = 'login' | `change.${string}`
export const changeOf = (member: string): VisitPurpose => `change.${member}`

const keyOf = (purpose: VisitPurpose): string => `careplus.phone.${purpose}`

/** A proof whose time is over begins anew; a code whose time is over can still be followed by another. */
export const readVisit = (text: string | null, now: number): PhoneVisit | null => {
  const read = Visit.decode(readJson(text))
  if (E.isLeft(read)) return null
  return read.right.step === 'code' || read.right.expiresAt > now ? read.right : null
}

export const keptVisit = (purpose: VisitPurpose, now = Date.now()): PhoneVisit | null =>
  readVisit(tabStore.get(keyOf(purpose)), now)

/** Where the device keeps nothing, the way lasts as long as the page. */
export const keepVisit = (purpose: VisitPurpose, visit: PhoneVisit | null): void =>
  tabStore.set(keyOf(purpose), visit === null ? null : JSON.stringify(visit))
