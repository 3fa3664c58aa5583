import { readJson } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'

const claim = { email: t.string, phone: t.string }

const Visit = t.union([
  t.type({ step: t.literal('mail'), ...claim, sent: Sent }),
  t.type({ step: t.literal('phone'), ...claim, mailCode: t.string, request: t.string, sent: Sent }),
  /** `expiresAt`: milliseconds since the epoch. */
  t.type({ step: t.literal('password'), ...claim, migrationToken: t.string, expiresAt: t.number }),
])

/** How far the moving of an account has come. Never the password. */
export type MigrationVisit = t.TypeOf<typeof Visit>

const key = 'careplus.migration'

/** What came as far as text can tell; what is too old begins anew. */
export const readVisit = (text: string | null, now: number): MigrationVisit | null => {
  const read = Visit.decode(readJson(text))
  if (E.isLeft(read)) return null
  return (read.right.step === 'password' ? read.right : read.right.sent).expiresAt > now ? read.right : null
}

/** For this tab alone: a look into the mail may have made the browser forget the page. */
export const keptVisit = (now: number): MigrationVisit | null => readVisit(tabStore.get(key), now)

/** Where the device keeps nothing, a reload begins anew, and that is all. */
export const keepVisit = (visit: MigrationVisit | null): void =>
  tabStore.set(key, visit === null ? null : JSON.stringify(visit))
