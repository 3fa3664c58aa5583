import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { refuseUntil, type Refused } from '../refusal/refused.js'
import { prepared } from '../store/prepared.js'
import type { Db, Tx } from '../store/store.js'

/** At most `count` in any stretch of `seconds`. */
export interface Window {
  readonly count: number
  readonly seconds: number
}

/** What is counted, and for whom. The subject (an address, a network) is stored as a hash. */
export interface Counter {
  readonly rule: string
  readonly subject: string
}

const lock = prepared(
  (db, name: string) => db.selectNoFrom(sql<null>`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held')),
  { deferred: true },
)

/**
 * Until the transaction ends nobody else counts on it. Not waited for: what the transaction reads next is read once it is
 * held. Who holds several takes them in one order everywhere.
 */
export const lockCounter = async (tx: Tx, { rule, subject }: Counter): Promise<void> => {
  await lock(tx, `${rule} ${sha256(subject)}`)
}

/** So many hits of a counter are looked at. */
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

/** The times of this counter's earlier hits, newest first; the counter is held. */
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

/** How long until a window has room, in seconds; 0: now. `filling` is the newest hit but as many as the window allows. */
export const waitInWindow = (filling: number | undefined, { seconds }: Window, now: number): number =>
  filling === undefined ? 0 : Math.max(0, (filling + seconds * 1000 - now) / 1000)

/** How long until every window has room. Hits are newest first. */
export const secondsToWait = (hits: ReadonlyArray<number>, windows: ReadonlyArray<Window>, now: number): number =>
  Math.max(0, ...windows.map((window) => waitInWindow(hits[window.count - 1], window, now)))

export interface Limited {
  readonly counter: Counter
  readonly windows: ReadonlyArray<Window>
  /** Counted with it: what it is a part of, which one subscriber may have whole. */
  readonly wider?: Limited | undefined
}

/** With what each is a part of. */
const withWider = (limits: ReadonlyArray<Limited>): ReadonlyArray<Limited> =>
  limits.flatMap((limit) => (limit.wider === undefined ? [limit] : [limit, limit.wider]))

/** Whether one more would be within the limits; nothing is counted. */
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

/** Of these hits, those of the rules. */
export const deleteHitsOfRules = async (
  tx: Tx,
  ids: ReadonlyArray<string>,
  rules: ReadonlyArray<Counter['rule']>,
): Promise<void> => {
  if (ids.length > 0) await tx.deleteFrom('limit_hits').where('id', 'in', ids).where('rule', 'in', rules).execute()
}
