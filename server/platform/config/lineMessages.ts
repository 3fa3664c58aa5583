import { withoutEnd } from '@careplus/core/internal/text'
import { lackingFaults } from './lackingFaults.js'
import type { Fault } from './settingCodecs.js'
import type { Variables } from './variables.js'

export interface LineMessagingSettings {
  readonly token: string
  /** Channel secret; LINE signs its webhooks with it. */
  readonly secret: string
  readonly url: string
  readonly account: string
  /** Messages in a Bangkok month; null: LINE's own limit. */
  readonly monthlyBudget: number | null
  /** Additional trusted certificates, PEM. */
  readonly ca: string | null
}

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

/** Without LINE Login no member has a LINE account, and without the official account's id no member can add it as a friend. */
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
