import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { sql } from 'kysely'
import { deleteHit } from '../limits/limits.js'
import type { Db, Tx } from '../store/store.js'
import { refundBudget } from './smsBudget.js'
import { markSent, withoutContent } from './markSent.js'
import type { OutboxMessage } from './outbox.js'
import { enhancedCodeOf, greylisted, isAddressRefused, isGreylisted } from './relayRefusal.js'
import { maxRetryMs, maxAttemptMs, maxAttemptsOfExpiring, nextAttemptAt } from './outboxAttempts.js'

/** Rejects if it was not accepted, with `outcome: 'unknown'` if it may have been. */
export type Deliver = (message: OutboxMessage & { readonly id: string }) => Promise<void>

/** Contains nothing that identifies a member, because it is logged. */
export interface FailedAttempt {
  readonly letter: string
  readonly channel: OutboxMessage['channel']
  readonly tries: number
  /** Codes of the network and the relay: `EENVELOPE 550 5.1.1`. */
  readonly reason: string
  /** Null: given up. */
  readonly next: Date | null
}

const refund = async (
  tx: Tx,
  { hits, budget_day: day, budget_hour: hour, budget_parts: parts }: Claimed,
): Promise<void> => {
  const ids = t.array(t.string).decode(JSON.parse(hits ?? '[]'))
  if (E.isRight(ids)) for (const id of ids.right) await deleteHit(tx, id)
  if (day !== null) await refundBudget(tx, { day, hour, parts })
}

/** Only the codes: the text of an error may contain an address. */
const reasonOf = (failure: unknown): string => {
  const { code, responseCode } = (failure ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  const enhanced = enhancedCodeOf(failure)
  const codes = [
    ...(typeof code === 'string' && /^\w{1,40}$/.test(code) ? [code] : []),
    ...(typeof responseCode === 'number' ? [String(responseCode)] : []),
    ...(enhanced === null ? [] : [enhanced]),
    ...(isGreylisted(failure) ? [greylisted] : []),
  ]
  return codes.length === 0 ? 'failed' : codes.join(' ')
}

interface Failure {
  readonly reason: string
  readonly isFinal: boolean
  /** It may have been accepted and billed, so it stays counted. */
  readonly isUnknown: boolean
}

/** A repeated mail has the same id, which mail programs recognize. A repeated text message would be billed twice. */
const failureOf = (thrown: unknown, channel: Channel): Failure => {
  const { outcome } = (thrown ?? {}) as { readonly outcome?: unknown }
  const isUnknown = channel === 'sms' && outcome === 'unknown'
  return { reason: reasonOf(thrown), isFinal: isUnknown || isAddressRefused(thrown), isUnknown }
}

type Channel = OutboxMessage['channel']

/** A text message is not retried if the outcome of its last attempt is unknown. */
const abandonOverdue = (db: Db, channel: Channel, now: Date) =>
  db
    .updateTable('outbox')
    .set({ given_up_at: now, ...withoutContent })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('channel', '=', channel)
    .where('next_try_at', '<=', now)
    .where((of) =>
      of.or([
        of('expires_at', '<=', now),
        of.and([of('expires_at', 'is not', null), of('tries', '>=', maxAttemptsOfExpiring)]),
        of.and([of('expires_at', 'is', null), of('created_at', '<=', new Date(now.getTime() - maxRetryMs))]),
        ...(channel === 'sms' ? [of.and([of('tries', '>', 0), of('failure', 'is', null)])] : []),
      ]),
    )
    .returning(['id', 'tries', 'failure'])
    .execute()

/** The attempt is committed before it is sent, so a crash never causes extra ones. Expiring messages come first. */
const claim = (db: Db, channel: Channel, now: Date) =>
  db
    .updateTable('outbox')
    .set({ tries: sql<number>`tries + 1`, next_try_at: new Date(now.getTime() + maxAttemptMs[channel]) })
    // For a text message null means that the outcome of its last attempt is unknown.
    .$if(channel === 'sms', (of) => of.set({ failure: null }))
    .where('id', '=', (of) =>
      of
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('channel', '=', channel)
        .where('next_try_at', '<=', now)
        .where((of) =>
          of.or([
            of('expires_at', 'is', null),
            of.and([of('expires_at', '>', now), of('tries', '<', maxAttemptsOfExpiring)]),
          ]),
        )
        .orderBy(sql`expires_at is null`)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'text',
      'html',
      'unsubscribe_url',
      'tries',
      'hits',
      'budget_day',
      'budget_hour',
      'budget_parts',
      'created_at',
      'expires_at',
    ])
    .executeTakeFirst()

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Null: it was withdrawn meanwhile. */
const noteFailed = (
  db: Db,
  message: Claimed,
  failure: Failure,
  ended: Date,
): Promise<Pick<FailedAttempt, 'next'> | null> =>
  db.transaction().execute(async (tx) => {
    const next = failure.isFinal ? null : nextAttemptAt(message, ended)
    if (!failure.isUnknown) await refund(tx, message)
    const noted = await tx
      .updateTable('outbox')
      .set({ failure: failure.reason, hits: null, budget_day: null })
      .set(next === null ? { given_up_at: ended, ...withoutContent } : { next_try_at: next })
      .where('id', '=', message.id)
      .where('given_up_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return noted === undefined ? null : { next }
  })

const inTime = async (work: Promise<void>, channel: Channel): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT', outcome: 'unknown' })),
      maxAttemptMs[channel],
    )
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface DispatchOptions {
  readonly channel?: Channel
  readonly ending?: AbortSignal
  readonly failed?: (attempt: FailedAttempt) => void
}

/** An attempt may take minutes, so no lock is held and `now` is called before and after each. */
export const sendPendingMessages = async (
  db: Db,
  deliver: Deliver,
  now: () => Date,
  { channel = 'mail', ending, failed = () => undefined }: DispatchOptions = {},
): Promise<number> => {
  for (const { id, tries, failure } of await abandonOverdue(db, channel, now()))
    failed({ letter: id, channel, tries, reason: failure ?? 'late', next: null })
  let delivered = 0
  for (let turn = 0; turn < 50; turn += 1) {
    if (ending?.aborted === true) break
    const message = await claim(db, channel, now())
    if (message === undefined) break
    const { id, recipient: to, subject, text, html, unsubscribe_url: unsubscribeUrl, tries } = message
    const failure = await inTime(
      deliver({
        id,
        channel,
        to,
        subject,
        text,
        ...(html !== null && { html }),
        ...(unsubscribeUrl !== null && { unsubscribeUrl }),
      }),
      channel,
    ).then(
      () => null,
      (thrown: unknown) => failureOf(thrown, channel),
    )
    if (failure === null) {
      await markSent(db, { id, channel, ending }, now())
      delivered += 1
      continue
    }
    const noted = await noteFailed(db, message, failure, now())
    if (noted !== null) failed({ letter: id, channel, tries, reason: failure.reason, ...noted })
  }
  return delivered
}
