import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Config } from '../config/env.js'
import type { MessagingApi } from './messagingApi.js'

export interface OfferedLine {
  /** Page to add the official account; null: the demo has none. */
  readonly friendUrl: string | null
  readonly isFriend: MessagingApi['isFriend']
  /** First day of the offer; null: always (demo). */
  readonly from: IsoDate | null
}

/** Day of privacy policy 2.2, the first that names LINE as a recipient. LINE is not offered before it. */
const policyNamesLineFrom = '2026-12-12' as IsoDate

export const lineOfferedFrom = ({ mode }: Pick<Config, 'mode'>): IsoDate | null =>
  mode === 'demo' ? null : policyNamesLineFrom

export const isOffered = (from: IsoDate | null, now: Date): boolean =>
  from === null || todayInBangkok(now.getTime()) >= from

/** Source: LINE, "Use LINE features with the LINE URL scheme". */
const friendUrlOf = (account: string): string => `https://line.me/R/ti/p/${encodeURIComponent(account)}`

/** In the demo everybody is a friend and messages stay in the outbox. Null: not offered. */
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
