import { readJson } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../shared/account/sentCode'
import { tabStore } from '../../page/tabStore'

const claim = { email: t.string, phone: t.string }

const mailRequest = t.partial({ mailRequest: t.string })

const Visit = t.union([
  t.intersection([t.type({ step: t.literal('mail'), ...claim, sent: Sent }), mailRequest]),
  t.intersection([
    t.type({ step: t.literal('phone'), ...claim, mailCode: t.string, request: t.string, sent: Sent }),
    mailRequest,
  ]),
  /** `expiresAt`: milliseconds since the epoch. */
  t.type({ step: t.literal('password'), ...claim, migrationToken: t.string, expiresAt: t.number }),
])

export type MigrationVisit = t.TypeOf<typeof Visit>

const key = 'careplus.migration'

/** null: unreadable or expired. */
export const readVisit = (text: string | null, now: number): MigrationVisit | null => {
  const read = Visit.decode(readJson(text))
  if (E.isLeft(read)) return null
  return (read.right.step === 'password' ? read.right : read.right.sent).expiresAt > now ? read.right : null
}

/** In this tab's storage, because the browser may drop the page while the parent reads the mail. */
export const loadVisit = (now: number): MigrationVisit | null => readVisit(tabStore.get(key), now)

/** On a device that stores nothing, a reload starts again. */
export const saveVisit = (visit: MigrationVisit | null): void =>
  tabStore.set(key, visit === null ? null : JSON.stringify(visit))
