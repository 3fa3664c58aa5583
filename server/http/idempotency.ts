import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { prepared } from '../store/prepared.js'
import { retried } from '../store/retried.js'
import type { Db, Tx } from '../store/store.js'
import { inTransaction } from '../store/store.js'
import { refuse, refuseUntil, type Refused } from './refused.js'

/** A key means the same call only for the same member, method, address and body. */
export interface Scope {
  readonly member: string
  readonly method: string
  readonly path: string
  readonly key: string
  readonly body: unknown
}

export interface Kept {
  readonly status: number
  /** JSON, as it was sent. */
  readonly answer: string
}

/** The same text whichever order the fields came in. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Whether nobody else's call with this key runs until the transaction ends; beside it the first answer, if any. */
const claim = prepared((db, name: string, member: string, key: string, path: string, method: string) =>
  db
    .selectFrom(
      sql<{ mine: boolean }>`(select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as mine)`.as('claim'),
    )
    .leftJoin('idempotency_keys', (join) =>
      join.on('member_id', '=', member).on('key', '=', key).on('path', '=', path).on('method', '=', method),
    )
    .select(['mine', 'body_hash', 'status', 'answer']),
)

const keepAnswer = prepared(
  (
    db,
    member_id: string,
    method: string,
    path: string,
    key: string,
    body_hash: string,
    status: number,
    answer: string,
    created_at: Date,
  ) =>
    db.insertInto('idempotency_keys').values({ member_id, method, path, key, body_hash, status, answer, created_at }),
  { deferred: true },
)

/** The call that held the key ended between our look for its answer and our claim. */
const endedMeanwhile = (failure: unknown): boolean => {
  const { code, constraint } = failure as { readonly code?: unknown; readonly constraint?: unknown }
  return code === '23505' && constraint === 'idempotency_keys_pkey'
}

const attempt = (
  db: Db,
  { member, method, path, key, body }: Scope,
  now: Date,
  work: (tx: Tx) => Promise<E.Either<Refused, Kept>>,
): Promise<E.Either<Refused, Kept>> =>
  inTransaction(db, async (tx) => {
    const [first] = await claim(tx, `${member} ${method} ${path} ${key}`, member, key, path, method)
    if (first === undefined || !first.mine) return refuseUntil('idempotency_running', 1)
    const bodyHash = sha256(`${member} ${key} ${canonical(body)}`)
    const { status, answer } = first
    if (status !== null && answer !== null)
      return first.body_hash === bodyHash ? E.right({ status, answer }) : refuse('idempotency_mismatch')
    const outcome = await work(tx)
    if (E.isRight(outcome)) {
      const { status, answer } = outcome.right
      await keepAnswer(tx, member, method, path, key, bodyHash, status, answer, now)
    }
    return outcome
  })

/**
 * Does the work at most once for a key. The answer is kept in the transaction that did the work, so either both are
 * there or neither; a repeat gets the first answer again. A refusal changes nothing and is not kept: the same key may
 * be sent again once its reason is gone (consent given, say). Work that others got in the way of is begun anew.
 */
export const once = async (
  db: Db,
  scope: Scope,
  now: Date,
  work: (tx: Tx) => Promise<E.Either<Refused, Kept>>,
): Promise<E.Either<Refused, Kept>> => {
  try {
    const done = await retried(() => attempt(db, scope, now, work))
    return E.isLeft(done) ? refuseUntil('busy', 1) : done.right
  } catch (failure) {
    if (endedMeanwhile(failure)) return refuseUntil('idempotency_running', 1)
    throw failure
  }
}
