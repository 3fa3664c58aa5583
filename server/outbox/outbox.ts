import { randomUUID } from 'node:crypto'
import type { Db } from '../store/store.js'

export interface Letter {
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface PostedLetter extends Letter {
  readonly id: string
  readonly created_at: string
}

/**
 * Puts a letter into the outbox, inside the transaction that it tells of: it goes out if and only if that is kept.
 * In demo mode the outbox is as far as it goes; otherwise the postman takes it from there.
 */
export const post = async (db: Db, { channel, to, subject, text }: Letter, now: Date): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      channel,
      recipient: to,
      subject,
      text,
      created_at: now,
      next_try_at: now,
      tries: 0,
      sent_at: null,
    })
    .execute()
}

/** The newest hundred, newest first. */
export const readOutbox = async (db: Db): Promise<ReadonlyArray<PostedLetter>> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ recipient, created_at, ...row }) => ({
    ...row,
    to: recipient,
    created_at: created_at.toISOString(),
  }))
}
