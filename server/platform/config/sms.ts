import type { Variables } from './variables.js'

export interface SmsSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly sender: string
  /** With the placeholders `{to}`, `{national}`, `{text}`, `{sender}`, `{id}`. */
  readonly body: string
  /** Additional trusted certificates, PEM. */
  readonly ca: string | null
  /** Billed parts in a Bangkok day. */
  readonly dailyBudget: number
}

export const smsOf = (variables: Variables): SmsSettings | null =>
  variables.SMS_URL === null
    ? null
    : {
        url: variables.SMS_URL,
        headers: {
          ...variables.SMS_HEADERS,
          ...(variables.SMS_TOKEN === null ? {} : { authorization: `Bearer ${variables.SMS_TOKEN}` }),
        },
        sender: variables.SMS_SENDER ?? 'CarePlus',
        body: variables.SMS_BODY ?? '{"to":"{to}","from":"{sender}","text":"{text}"}',
        ca: variables.SMS_CA,
        dailyBudget: variables.SMS_DAILY_BUDGET ?? 2000,
      }
