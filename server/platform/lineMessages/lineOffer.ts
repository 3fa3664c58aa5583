import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Config } from '../config/env.js'
import type { MessagingApi } from './messagingApi.js'

/** What of messages in LINE is offered to members. */
export interface OfferedLine {
  /** Where the official account is added as a friend; null: in the demo, which has none. */
  readonly friendUrl: string | null
  readonly isFriend: MessagingApi['isFriend']
  /** The day from which it is offered; null: always, in the demo, whose LINE is made up. */
  readonly from: IsoDate | null
}

/** The day of privacy policy 2.2, the first that names LINE as a recipient: nothing of LINE is offered before it. */
const policyNamesLineFrom = '2026-12-12' as IsoDate

export const lineOfferedFrom = ({ mode }: Pick<Config, 'mode'>): IsoDate | null =>
  mode === 'demo' ? null : policyNamesLineFrom

export const isOffered = (from: IsoDate | null, now: Date): boolean =>
  from === null || todayInBangkok(now.getTime()) >= from

/** Source: LINE, "Use LINE features with the LINE URL scheme": opens the account's page, or the talk with a friend. */
const friendUrlOf = (account: string): string => `https://line.me/R/ti/p/${encodeURIComponent(account)}`

/** In the demo everybody is a friend, and the outbox is as far as a message goes. Null: nothing of it is offered. */
export const offeredLine = (
  config: Pick<Config, 'mode' | 'lineMessaging'>,
  api: Pick<MessagingApi, 'isFriend'> | null,
): OfferedLine | null => {
  const { mode, lineMessaging } = config
  const from = lineOfferedFrom(config)
  if (lineMessaging === null || api === null)
    return mode === 'demo' ? { friendUrl: null, isFriend: () => Promise.resolve(true), from } : null
  return { friendUrl: friendUrlOf(lineMessaging.account), isFriend: api.isFriend, from }
}
