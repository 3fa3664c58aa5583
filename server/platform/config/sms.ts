import type { Variables } from './variables.js'

/** A provider of text messages that takes one message in one HTTPS call. */
export interface SmsSettings {
  readonly url: string
  /** Sent with each call: `authorization` of SMS_TOKEN, and whatever SMS_HEADERS names. */
  readonly headers: Readonly<Record<string, string>>
  /** Who a message is from, as the provider has registered it. */
  readonly sender: string
  /** The call's body, with `{to}`, `{national}`, `{text}`, `{sender}`, `{id}` to be filled in. */
  readonly body: string
  /** Certificates to believe besides the usual ones, as PEM text. */
  readonly ca: string | null
  /** Messages in one day of Bangkok's calendar. */
  readonly dailyBudget: number
}

/** Null: no provider is named. */
export const smsOf = (read: Variables): SmsSettings | null =>
  read.SMS_URL === null
    ? null
    : {
        url: read.SMS_URL,
        headers: {
          ...read.SMS_HEADERS,
          ...(read.SMS_TOKEN === null ? {} : { authorization: `Bearer ${read.SMS_TOKEN}` }),
        },
        sender: read.SMS_SENDER ?? 'CarePlus',
        body: read.SMS_BODY ?? '{"to":"{to}","from":"{sender}","text":"{text}"}',
        ca: read.SMS_CA,
        dailyBudget: read.SMS_DAILY_BUDGET ?? 2000,
      }
