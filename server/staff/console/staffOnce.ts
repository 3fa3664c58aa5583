import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { sha256 } from '../../platform/crypto/tokens.js'
import { canonical } from '../../platform/http/idempotency.js'
import { refuse, refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import { retryTransaction } from '../../platform/store/retryTransaction.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'

/** A key counts only together with person, method, path and body. */
export interface StaffScope {
  readonly actor: string
  readonly call: string
  readonly key: string
  readonly body: unknown
}

export interface StoredAnswer {
  readonly status: number
  readonly text: string
}

/** One retried transaction; `keyed`: also retried after a broken connection. */
export const inOneTransaction = async <A>(
  db: Db,
  work: (tx: Tx) => Promise<E.Either<Refused, A>>,
  { keyed = false }: { readonly keyed?: boolean } = {},
): Promise<E.Either<Refused, A>> => {
  const done = await retryTransaction(() => inTransaction(db, work), { keyed })
  return E.isLeft(done) ? refuseUntil('busy', 1) : done.right
}

export const staffOnce = (
  db: Db,
  { actor, call, key, body }: StaffScope,
  now: Date,
  work: (tx: Tx) => Promise<E.Either<Refused, StoredAnswer>>,
): Promise<E.Either<Refused, StoredAnswer>> =>
  inOneTransaction(
    db,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${actor} ${call} ${key}`}, 3))`.execute(tx)
      const first = await tx
        .selectFrom('staff_answers')
        .select(['body_hash', 'status', 'answer'])
        .where('actor', '=', actor)
        .where('call', '=', call)
        .where('key', '=', key)
        // A write, so that the repeat's commit waits until a standby has the response too.
        .forUpdate()
        .executeTakeFirst()
      const body_hash = sha256(canonical(body))
      if (first !== undefined)
        return first.body_hash === body_hash
          ? E.right({ status: first.status, text: first.answer })
          : refuse('idempotency_mismatch')
      const done = await work(tx)
      if (E.isLeft(done)) return done
      const { status, text: answer } = done.right
      await tx
        .insertInto('staff_answers')
        .values({ actor, call, key, body_hash, status, answer, created_at: now })
        .execute()
      return done
    },
    { keyed: true },
  )
