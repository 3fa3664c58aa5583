import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import type { Db, Tx } from '../store/store.js'

/** At most `count` in any stretch of `seconds`. */
export interface Window {
  readonly count: number
  readonly seconds: number
}

/** What is counted, for whom. The subject (an address, a network) is stored hashed. */
export interface Counter {
  readonly rule: string
  readonly subject: string
}

/** Seconds until the next one is allowed. */
export interface LimitReached {
  readonly _tag: 'LimitReached'
  readonly retryAfter: number
}

/** The times of this counter's earlier hits, newest first; until the transaction ends nobody else counts on it. */
export const hitsOf = async (tx: Tx, { rule, subject }: Counter, sinceMs: number): Promise<ReadonlyArray<number>> => {
  const hashed = sha256(subject)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${rule} ${hashed}`}, 0))`.execute(tx)
  const rows = await tx
    .selectFrom('limit_hits')
    .select('at')
    .where('rule', '=', rule)
    .where('subject', '=', hashed)
    .where('at', '>', new Date(sinceMs))
    .orderBy('at', 'desc')
    .limit(1000)
    .execute()
  return rows.map(({ at }) => at.getTime())
}

export const hit = async (tx: Tx, { rule, subject }: Counter, now: number): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('limit_hits')
    .values({ id, rule, subject: sha256(subject), at: new Date(now) })
    .execute()
  return id
}

/** How long until every window has room, in seconds; 0: now. Hits are newest first. */
export const waitFor = (hits: ReadonlyArray<number>, windows: ReadonlyArray<Window>, now: number): number =>
  Math.max(
    0,
    ...windows.map(({ count, seconds }) => {
      const filling = hits[count - 1]
      return filling === undefined ? 0 : (filling + seconds * 1000 - now) / 1000
    }),
  )

export interface Limited {
  readonly counter: Counter
  readonly windows: ReadonlyArray<Window>
}

/** Counts one hit on each counter, or none on any where one of them is full; `also` counts without a limit. Answers the hits' ids. */
export const countHits = async (
  tx: Tx,
  limits: ReadonlyArray<Limited>,
  now: number,
  also: ReadonlyArray<Counter> = [],
): Promise<E.Either<LimitReached, ReadonlyArray<string>>> => {
  for (const { counter, windows } of limits) {
    const longest = Math.max(...windows.map(({ seconds }) => seconds))
    const wait = waitFor(await hitsOf(tx, counter, now - longest * 1000), windows, now)
    if (wait > 0) return E.left({ _tag: 'LimitReached', retryAfter: wait })
  }
  const rows = [...limits.map(({ counter }) => counter), ...also].map(({ rule, subject }) => ({
    id: randomUUID(),
    rule,
    subject: sha256(subject),
    at: new Date(now),
  }))
  await tx.insertInto('limit_hits').values(rows).execute()
  return E.right(rows.map(({ id }) => id))
}

export const forgetHits = async (db: Db, counter: Counter): Promise<void> => {
  await db
    .deleteFrom('limit_hits')
    .where('rule', '=', counter.rule)
    .where('subject', '=', sha256(counter.subject))
    .execute()
}

/** All hits of a counter, and one of another. */
export const forgetHitsAnd = async (db: Db, { rule, subject }: Counter, id: string): Promise<void> => {
  await db
    .deleteFrom('limit_hits')
    .where((of) => of.or([of('id', '=', id), of.and([of('rule', '=', rule), of('subject', '=', sha256(subject))])]))
    .execute()
}

export const forgetHit = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('limit_hits').where('id', '=', id).execute()
}
