import * as E from 'fp-ts/Either'
import type { Config } from '../config/env.js'
import type { Db } from '../store/store.js'
import { spendBudget, type MessagesSpent } from './smsBudget.js'
import { dropUnsent, queueMessage } from './outbox.js'
import { smsParts } from './smsParts.js'

export interface TextMessage {
  readonly to: string
  readonly text: string
  readonly known: boolean
  readonly expiresAt?: Date
  readonly hits?: ReadonlyArray<string>
}

export interface TextMessages {
  readonly send: (db: Db, message: TextMessage, now: Date) => Promise<E.Either<MessagesSpent, null>>
}

/** `queued`: the dispatcher sends it; otherwise it stays in the demo's outbox. */
const outboxTextMessages = (dailyBudget: number, queued: boolean): TextMessages => ({
  send: async (db, { to, text, known, expiresAt, hits = [] }, now) => {
    const budget = await spendBudget(db, dailyBudget, { parts: smsParts(text), known }, now)
    // Answers as if it was sent, so that the caller does not learn which numbers have an account.
    if (E.isLeft(budget)) return budget.left._tag === 'UnknownShareSpent' ? E.right(null) : E.left(budget.left)
    if (queued && expiresAt !== undefined) await dropUnsent(db, to)
    const worth = { hits, budget: budget.right, ...(expiresAt === undefined ? {} : { expiresAt }) }
    await queueMessage(db, { channel: 'sms', to, subject: '', text }, now, worth)
    return E.right(null)
  },
})

/** Null: no provider, so nothing that needs text messages is offered. */
export const textMessagesOf = ({ mode, sms }: Pick<Config, 'mode' | 'sms'>): TextMessages | null =>
  mode === 'demo'
    ? outboxTextMessages(demoBudget, false)
    : sms === null
      ? null
      : outboxTextMessages(sms.dailyBudget, true)

const demoBudget = 100_000
