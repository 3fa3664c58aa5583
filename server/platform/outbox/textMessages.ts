import * as E from 'fp-ts/Either'
import type { Config } from '../config/env.js'
import type { Db } from '../store/store.js'
import { spendBudget, type MessagesSpent } from './smsBudget.js'
import { dropUnsent, queueMessage } from './outbox.js'
import { smsParts } from './smsParts.js'

export interface TextMessage {
  /** `+66812345678`. */
  readonly to: string
  readonly text: string
  /** The number has an account, or whoever asks is signed in or has proved something. */
  readonly known: boolean
  /** After that it is of no use, and a newer one to the same number takes its place. */
  readonly expiresAt?: Date
  /** Hits of the limits that it was counted by: given back where it cannot be sent. */
  readonly hits?: ReadonlyArray<string>
}

export interface TextMessages {
  readonly send: (db: Db, message: TextMessage, now: Date) => Promise<E.Either<MessagesSpent, null>>
}

/** As far as the outbox: its page in demo mode, else the postman takes it from there. */
const outboxTextMessages = (dailyBudget: number, queued: boolean): TextMessages => ({
  send: async (db, { to, text, known, expiresAt, hits = [] }, now) => {
    const budget = await spendBudget(db, dailyBudget, { parts: smsParts(text), known }, now)
    // As if it was sent: else whoever asks would see which numbers have an account.
    if (E.isLeft(budget)) return budget.left._tag === 'UnknownShareSpent' ? E.right(null) : E.left(budget.left)
    if (queued && expiresAt !== undefined) await dropUnsent(db, to)
    const worth = { hits, budget: budget.right, ...(expiresAt === undefined ? {} : { expiresAt }) }
    await queueMessage(db, { channel: 'sms', to, subject: '', text }, now, worth)
    return E.right(null)
  },
})

/** Null: there is no provider, and so nothing that needs a text message is offered. */
export const textMessagesOf = ({ mode, sms }: Pick<Config, 'mode' | 'sms'>): TextMessages | null =>
  mode === 'demo'
    ? outboxTextMessages(demoBudget, false)
    : sms === null
      ? null
      : outboxTextMessages(sms.dailyBudget, true)

/** Nobody pays for what stays in the outbox. */
const demoBudget = 100_000
