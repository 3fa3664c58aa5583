import { randomUUID } from 'node:crypto'
import { Email } from '@careplus/core/identity'
import type { Db } from '../store/store.js'
import type { BudgetSpending } from './smsBudget.js'
import { frameText } from './emailFrame.js'

export interface OutboxMessage {
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Made from the text if missing. */
  readonly html?: string
  /** URL whose POST unsubscribes from a recurring message (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Messages to LINE are queued and sent by `lineMessages`. */
export type Channel = OutboxMessage['channel'] | 'line'

export interface ShownMessage extends Omit<OutboxMessage, 'channel' | 'html' | 'unsubscribeUrl'> {
  readonly id: string
  readonly channel: Channel
  readonly created_at: string
}

export interface QueueOptions {
  readonly hits?: ReadonlyArray<string>
  readonly budget?: BudgetSpending
  readonly expiresAt?: Date
}

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001F\u007F]/

/** A line break in an address or subject would start another header. Callers have validated both. */
const isSafeMail = (to: string, subject: string): boolean => Email.is(to) && !control.test(subject)

/** In the caller's transaction, so that it is sent if and only if that commits; in the demo it stays in the outbox. */
export const queueMessage = async (
  db: Db,
  { channel, to, subject, text, html, unsubscribeUrl }: OutboxMessage,
  now: Date,
  { hits = [], budget, expiresAt }: QueueOptions = {},
): Promise<string> => {
  if (channel === 'mail' && !isSafeMail(to, subject))
    throw new Error('A letter to no address, or with a broken subject')
  const id = randomUUID()
  await db
    .insertInto('outbox')
    .values({
      id,
      channel,
      recipient: to,
      subject,
      text,
      html: channel === 'mail' ? (html ?? frameText(subject, text)) : null,
      unsubscribe_url: unsubscribeUrl ?? null,
      created_at: now,
      next_try_at: now,
      tries: 0,
      sent_at: null,
      expires_at: expiresAt ?? null,
      hits: hits.length === 0 ? null : JSON.stringify(hits),
      budget_day: budget?.day ?? null,
      budget_parts: budget?.parts ?? 1,
      budget_hour: budget?.hour ?? null,
    })
    .execute()
  return id
}

export const dropUnsent = async (db: Db, to: string): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('id', 'in', (of) =>
      of
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', 'sms')
        .where('recipient', '=', to)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('expires_at', 'is not', null)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export const loadOutbox = async (db: Db): Promise<ReadonlyArray<ShownMessage>> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'path', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ recipient, created_at, text, path, ...row }) => ({
    ...row,
    to: recipient,
    text: path === null ? text : `${text}\n${path}`,
    created_at: created_at.toISOString(),
  }))
}
