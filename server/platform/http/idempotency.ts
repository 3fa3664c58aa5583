import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { sha256 } from '../crypto/tokens.js'
import { waitInWindow } from '../limits/limits.js'
import { memberWrites } from '../limits/limitRules.js'
import { prepared } from '../store/prepared.js'
import { retryTransaction } from '../store/retryTransaction.js'
import type { Schema } from '../store/schema.js'
import type { Db, Tx } from '../store/store.js'
import { inTransaction } from '../store/store.js'
import { refuse, refuseUntil, type Refused } from '../refusal/refused.js'
import { accessHashOf, signedInByToken, type SignedIn } from './signedIn.js'

export interface Scope {
  readonly authorization: string | undefined
  readonly method: string
  readonly path: string
  readonly key: string
  readonly body: unknown
}

export interface StoredResponse {
  readonly status: number
  readonly answer: string
}

export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

export const carriesFiles: Readonly<Record<Endpoint['encoding'], boolean>> = {
  json: false,
  form: false,
  bytes: true,
  multipart: true,
}

const countedApart: ReadonlySet<string> = new Set(
  (Object.values(contract) as ReadonlyArray<Endpoint>)
    .filter(({ idempotent, encoding }) => idempotent && carriesFiles[encoding])
    .map(({ method, path }) => `${method} ${path}`),
)
/** An array in PostgreSQL's notation. */
const apart = `{${[...countedApart].map((call) => `"${call}"`).join(',')}}`

type Claiming = {
  readonly hash: string
  readonly call: string
  readonly key: string
  readonly path: string
  readonly method: string
  readonly since: Date
}

/** One statement, because each awaited statement costs more than the lookup. */
const claim = prepared((db, { hash, call, key, path, method, since }: Claiming) =>
  db
    .selectFrom('access_tokens as token')
    .leftJoin('idempotency_keys as known', (join) =>
      join
        .onRef('known.member_id', '=', 'token.member_id')
        .on('known.key', '=', key)
        .on('known.path', '=', path)
        .on('known.method', '=', method),
    )
    .select(['token.member_id', 'token.session_id', 'token.expires_at'])
    .select(['known.body_hash', 'known.status', 'known.answer'])
    .select((of) =>
      of
        .selectFrom('idempotency_keys as written')
        .select('written.created_at')
        .whereRef('written.member_id', '=', 'token.member_id')
        .where('written.created_at', '>', since)
        .where(sql<string>`written.method || ' ' || written.path`, '<>', sql<string>`all(${apart}::text[])`)
        .orderBy('written.created_at', 'desc')
        .offset(memberWrites.count - 1)
        .limit(1)
        .as('filling_at'),
    )
    .select(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(token.member_id || ${call}::text, 1))`.as('mine'))
    .where('token.hash', '=', hash),
)

/** The row lock is a write, so the repeat's commit waits until the standby has the first response too. */
const awaitReplicated = prepared((db, member: string, key: string, path: string, method: string) =>
  db
    .selectFrom('idempotency_keys')
    .select('status')
    .where('member_id', '=', member)
    .where('key', '=', key)
    .where('path', '=', path)
    .where('method', '=', method)
    .forUpdate(),
)

const saveAnswer = prepared(
  (db, row: Pick<Schema['idempotency_keys'], keyof Schema['idempotency_keys']>) =>
    db.insertInto('idempotency_keys').values(row),
  {
    deferred: true,
  },
)

/** The call that held the key ended between the lookup and this claim. */
const endedMeanwhile = (failure: unknown): boolean => {
  const { code, constraint } = failure as { readonly code?: unknown; readonly constraint?: unknown }
  return code === '23505' && constraint === 'idempotency_keys_pkey'
}

export const isAnswered = async (
  db: Db,
  { member, key, path, method }: Pick<Scope, 'key' | 'path' | 'method'> & { readonly member: string },
): Promise<boolean> => {
  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('member_id', '=', member)
    .where('key', '=', key)
    .where('path', '=', path)
    .where('method', '=', method)
    .executeTakeFirst()
  return known !== undefined
}

type Work = (tx: Tx, signedIn: SignedIn) => Promise<E.Either<Refused, StoredResponse>>

const attempt = (
  db: Db,
  hash: string,
  { method, path, key, body }: Scope,
  now: Date,
  work: Work,
): Promise<E.Either<Refused, StoredResponse>> =>
  inTransaction(db, async (tx) => {
    const since = new Date(now.getTime() - memberWrites.seconds * 1000)
    const [first] = await claim(tx, { hash, call: ` ${method} ${path} ${key}`, key, path, method, since })
    if (first === undefined) return refuse('token_invalid')
    const caller = signedInByToken(first, now)
    if (E.isLeft(caller)) return caller
    if (!first.mine) return refuseUntil('idempotency_running', 1)
    const { member } = caller.right
    const bodyHash = sha256(`${member} ${key} ${canonical(body)}`)
    const { status, answer } = first
    if (status !== null && answer !== null) {
      if (first.body_hash !== bodyHash) return refuse('idempotency_mismatch')
      await awaitReplicated(tx, member, key, path, method)
      return E.right({ status, answer })
    }
    const wait = waitInWindow(first.filling_at?.getTime(), memberWrites, now.getTime())
    if (wait > 0 && !countedApart.has(`${method} ${path}`)) return refuseUntil('rate_limited', wait)
    const outcome = await work(tx, caller.right)
    if (E.isRight(outcome)) {
      const { status, answer } = outcome.right
      await saveAnswer(tx, {
        member_id: member,
        method,
        path,
        key,
        body_hash: bodyHash,
        status,
        answer,
        created_at: now,
      })
    }
    return outcome
  })

/** A repeat gets the first response, stored in its transaction; a refusal changes nothing and is not stored. */
export const once = async (db: Db, scope: Scope, now: Date, work: Work): Promise<E.Either<Refused, StoredResponse>> => {
  const hash = accessHashOf(scope.authorization)
  if (hash === null) return refuse('token_invalid')
  try {
    const done = await retryTransaction(() => attempt(db, hash, scope, now, work), { keyed: true })
    return E.isLeft(done) ? refuseUntil('busy', 1) : done.right
  } catch (failure) {
    if (endedMeanwhile(failure)) return refuseUntil('idempotency_running', 1)
    throw failure
  }
}
