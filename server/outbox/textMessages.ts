import type { Config } from '../config/env.js'
import type { Db } from '../store/store.js'
import { post } from './outbox.js'

export interface TextMessage {
  /** `+66812345678`. */
  readonly to: string
  readonly text: string
}

/** Text messages to a telephone, sent if and only if the transaction that they tell of is kept. */
export interface TextMessages {
  readonly send: (db: Db, message: TextMessage, now: Date) => Promise<void>
}

/** As far as the outbox and its page. */
export const outboxTextMessages: TextMessages = {
  send: (db, { to, text }, now) => post(db, { channel: 'sms', to, subject: '', text }, now),
}

/** Null: there is no provider, and so nothing that needs a text message is offered. */
export const textMessagesOf = ({ mode }: Pick<Config, 'mode'>): TextMessages | null =>
  mode === 'demo' ? outboxTextMessages : null
