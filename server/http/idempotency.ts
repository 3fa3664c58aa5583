import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { prepared } from '../store/prepared.js'
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
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

const tryLock = prepared((db, name: string) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 1))`.as('mine')),
)

const firstAnswer = prepared((db, member: string, key: string, path: string, method: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('member_id', '=', member)
    .where('key', '=', key)
    .where('path', '=', path)
    .where('method', '=', method),
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
)

/** Nobody else's call with this key runs until the transaction ends; false: one is running now. */
const claim = async (tx: Tx, { member, method, path, key }: Scope): Promise<boolean> => {
  const name = `${member} ${method} ${path} ${key}`
  return (await tryLock(tx, name))[0]?.mine === true
}

/**
 * Does the work at most once for a key. The answer is kept in the transaction that did the work, so either both are
 * there or neither; a repeat gets the first answer again. A refusal changes nothing and is not kept: the same key may
 * be sent again once its reason is gone (consent given, say).
 */
export const once = (
  db: Db,
  scope: Scope,
  now: Date,
  work: (tx: Tx) => Promise<E.Either<Refused, Kept>>,
): Promise<E.Either<Refused, Kept>> =>
  inTransaction(db, async (tx) => {
    if (!(await claim(tx, scope))) return refuseUntil('idempotency_running', 1)
    const { member, method, path, key, body } = scope
    const bodyHash = sha256(`${member} ${key} ${canonical(body)}`)
    const [first] = await firstAnswer(tx, member, key, path, method)
    if (first !== undefined) return first.body_hash === bodyHash ? E.right(first) : refuse('idempotency_mismatch')
    const outcome = await work(tx)
    if (E.isRight(outcome)) {
      const { status, answer } = outcome.right
      await keepAnswer(tx, member, method, path, key, bodyHash, status, answer, now)
    }
    return outcome
  })
