import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { refuseUntil, type Refused } from '../refusal/refused.js'
import { prepared } from '../store/prepared.js'
import type { Db, Tx } from '../store/store.js'

/** At most `count` in any `seconds`. */
export interface Window {
  readonly count: number
  readonly seconds: number
}

/** The subject (an address, a network) is stored as a hash. */
export interface Counter {
  readonly rule: string
  readonly subject: string
}

const lock = prepared(
  (db, name: string) => db.selectNoFrom(sql<null>`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held')),
  { deferred: true },
)

/** Not awaited: the next statement runs after the lock. Counters are locked in the same order everywhere. */
export const lockCounter = async (tx: Tx, { rule, subject }: Counter): Promise<void> => {
  await lock(tx, `${rule} ${sha256(subject)}`)
}

export const maxHits = 1000

const hitTimes = prepared((db, rule: string, subject: string, since: Date) =>
  db
    .selectFrom('limit_hits')
    .select('at')
    .where('rule', '=', rule)
    .where('subject', '=', subject)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(maxHits),
)

/** Times of the hits, newest first; the counter is locked. */
export const loadHits = async (tx: Tx, counter: Counter, sinceMs: number): Promise<ReadonlyArray<number>> => {
  await lockCounter(tx, counter)
  const rows = await hitTimes(tx, counter.rule, sha256(counter.subject), new Date(sinceMs))
  return rows.map(({ at }) => at.getTime())
}

export const countHit = async (tx: Tx, { rule, subject }: Counter, now: number): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('limit_hits')
    .values({ id, rule, subject: sha256(subject), at: new Date(now) })
    .execute()
  return id
}

/** Seconds until a window has room; 0: now. */
export const waitInWindow = (filling: number | undefined, { seconds }: Window, now: number): number =>
  filling === undefined ? 0 : Math.max(0, (filling + seconds * 1000 - now) / 1000)

export const secondsToWait = (hits: ReadonlyArray<number>, windows: ReadonlyArray<Window>, now: number): number =>
  Math.max(0, ...windows.map((window) => waitInWindow(hits[window.count - 1], window, now)))

export interface Limited {
  readonly counter: Counter
  readonly windows: ReadonlyArray<Window>
  readonly wider?: Limited | undefined
}

const withWider = (limits: ReadonlyArray<Limited>): ReadonlyArray<Limited> =>
  limits.flatMap((limit) => (limit.wider === undefined ? [limit] : [limit, limit.wider]))

export const checkRoom = async (
  tx: Tx,
  limits: ReadonlyArray<Limited>,
  now: Date,
  refusal: 'rate_limited' | 'too_many_tries' = 'rate_limited',
): Promise<E.Either<Refused, null>> => {
  for (const { counter, windows } of withWider(limits)) {
    const longest = Math.max(...windows.map(({ seconds }) => seconds))
    const wait = secondsToWait(await loadHits(tx, counter, now.getTime() - longest * 1000), windows, now.getTime())
    if (wait > 0) return refuseUntil(refusal, wait)
  }
  return E.right(null)
}

export const countHits = async (
  tx: Tx,
  limits: ReadonlyArray<Limited>,
  now: Date,
  refusal: 'rate_limited' | 'too_many_tries' = 'rate_limited',
): Promise<E.Either<Refused, ReadonlyArray<string>>> => {
  const room = await checkRoom(tx, limits, now, refusal)
  if (E.isLeft(room)) return room
  const rows = withWider(limits).map(({ counter: { rule, subject } }) => ({
    id: randomUUID(),
    rule,
    subject: sha256(subject),
    at: now,
  }))
  await tx.insertInto('limit_hits').values(rows).execute()
  return E.right(rows.map(({ id }) => id))
}

export const deleteHits = async (db: Db, counter: Counter): Promise<void> => {
  await db
    .deleteFrom('limit_hits')
    .where('rule', '=', counter.rule)
    .where('subject', '=', sha256(counter.subject))
    .execute()
}

export const deleteHit = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('limit_hits').where('id', '=', id).execute()
}

export const deleteHitsOfRules = async (
  tx: Tx,
  ids: ReadonlyArray<string>,
  rules: ReadonlyArray<Counter['rule']>,
): Promise<void> => {
  if (ids.length > 0) await tx.deleteFrom('limit_hits').where('id', 'in', ids).where('rule', 'in', rules).execute()
}
