import type { Config } from '../config/env.js'
import type { MessagingApi } from './messagingApi.js'

/** What of messages in LINE is offered to members. */
export interface OfferedLine {
  /** Where the official account is added as a friend; null: in the demo, which has none. */
  readonly friendUrl: string | null
  readonly isFriend: MessagingApi['isFriend']
}

/** Source: LINE, "Use LINE features with the LINE URL scheme": opens the account's page, or the talk with a friend. */
const friendUrlOf = (account: string): string => `https://line.me/R/ti/p/${encodeURIComponent(account)}`

/** In the demo everybody is a friend, and the outbox is as far as a message goes. Null: nothing of it is offered. */
export const offeredLine = (
  { mode, lineMessaging }: Pick<Config, 'mode' | 'lineMessaging'>,
  api: Pick<MessagingApi, 'isFriend'> | null,
): OfferedLine | null => {
  if (lineMessaging === null || api === null)
    return mode === 'demo' ? { friendUrl: null, isFriend: () => Promise.resolve(true) } : null
  return { friendUrl: friendUrlOf(lineMessaging.account), isFriend: api.isFriend }
}
