import type { SocialName, SocialNewcomer } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Sent } from '../../../shared/account/sentCode'
import { tabStore } from '../../../page/tabStore'
import { newcomerKey } from './newcomerKey'

const Mailed = t.type({ email: t.string, request: t.string, sent: Sent })

const StoredNewcomerCodec = t.intersection([
  t.type({
    provider: t.keyof({ google: null, line: null, facebook: null } satisfies Record<SocialName, null>),
    joinToken: t.string,
    /** Milliseconds since the epoch. */
    expiresAt: t.number,
    name: t.union([t.string, t.null]),
    email: t.union([t.string, t.null]),
    emailStatus: t.keyof({ proved: null, unproved: null, taken: null }),
  }),
  t.partial({ mailed: t.union([Mailed, t.null]) }),
])

export type Mailed = t.TypeOf<typeof Mailed>

export type StoredNewcomer = t.TypeOf<typeof StoredNewcomerCodec>

/** null: unreadable or expired. */
export const readNewcomer = (text: string | null, now: number): StoredNewcomer | null => {
  const read = StoredNewcomerCodec.decode(readJson(text))
  return E.isRight(read) && read.right.expiresAt > now ? read.right : null
}

export const loadNewcomer = (now = Date.now()): StoredNewcomer | null => readNewcomer(tabStore.get(newcomerKey), now)

export const saveNewcomer = (newcomer: StoredNewcomer | null): void =>
  tabStore.set(newcomerKey, newcomer === null ? null : JSON.stringify(newcomer))

/** The code that is still valid. Stored, because the browser may drop the page while the parent reads the mail. */
export const mailedTo = ({ mailed }: StoredNewcomer, now = Date.now()): Mailed | null =>
  mailed && mailed.sent.expiresAt > now ? mailed : null

export const newcomerFrom = (
  provider: SocialName,
  { joinToken, expiresIn, name, email, emailStatus }: SocialNewcomer,
  now = Date.now(),
): StoredNewcomer => ({ provider, joinToken, expiresAt: now + expiresIn * 1000, name, email, emailStatus })

export const placeOf = ({ emailStatus }: StoredNewcomer): '/email-required' | '/callback' =>
  emailStatus === 'unproved' ? '/email-required' : '/callback'
