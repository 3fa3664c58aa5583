import { withoutEnd } from '@careplus/core/text'
import { lackingFaults } from './lackingFaults.js'
import type { Fault } from './settingCodecs.js'
import type { Variables } from './variables.js'

/** The Messaging API channel of the brand's official account, under the same provider as the channel of LINE Login. */
export interface LineMessagingSettings {
  /** The channel access token. */
  readonly token: string
  /** The channel secret, by which LINE signs what it tells. */
  readonly secret: string
  /** Root of the Messaging API, without a trailing slash. */
  readonly url: string
  /** The official account's id, `@careplus`. */
  readonly account: string
  /** Messages allowed in one month of Bangkok's; null: as many as LINE takes. */
  readonly monthlyBudget: number | null
  /** Additional trusted certificates as PEM text. */
  readonly ca: string | null
}

/** Null: no messages are sent in LINE. */
export const lineMessagingOf = (variables: Variables): LineMessagingSettings | null =>
  variables.LINE_MESSAGING_TOKEN === null ||
  variables.LINE_MESSAGING_SECRET === null ||
  variables.LINE_OFFICIAL_ACCOUNT === null
    ? null
    : {
        token: variables.LINE_MESSAGING_TOKEN,
        secret: variables.LINE_MESSAGING_SECRET,
        url: withoutEnd(variables.LINE_MESSAGING_URL ?? 'https://api.line.me', '/'),
        account: variables.LINE_OFFICIAL_ACCOUNT,
        monthlyBudget: variables.LINE_MONTHLY_BUDGET,
        ca: variables.LINE_MESSAGING_CA,
      }

/**
 * Without LINE Login nobody has an account there that messages could go to, and without the official account's id nobody who is to add
 * it as a friend, or to open it again, could be led there.
 */
const needs: ReadonlyArray<readonly [missing: string, present: string]> = [
  ['LINE_MESSAGING_SECRET', 'LINE_MESSAGING_TOKEN'],
  ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET'],
  ['LINE_OFFICIAL_ACCOUNT', 'LINE_MESSAGING_TOKEN'],
  ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_URL'],
  ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_CA'],
  ['LINE_MESSAGING_TOKEN', 'LINE_OFFICIAL_ACCOUNT'],
  ['LINE_MESSAGING_TOKEN', 'LINE_MONTHLY_BUDGET'],
  ['LINE_CHANNEL_ID', 'LINE_MESSAGING_TOKEN'],
]

export const lineMessagingFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> =>
  lackingFaults(needs, env)
