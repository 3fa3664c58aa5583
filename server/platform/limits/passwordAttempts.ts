import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql, type QueryCreator } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { refuseUntil, type Refused } from '../refusal/refused.js'
import { prepared } from '../store/prepared.js'
import type { Schema } from '../store/schema.js'
import { inTransaction, type Db } from '../store/store.js'
import { countHits, loadHits, secondsToWait } from './limits.js'
import {
  failureMemorySeconds,
  failuresForAccount,
  failuresFromNetwork,
  failuresFromSubscriber,
  networkFailures,
  pausesByFailures,
} from './limitRules.js'

export type PasswordAttempt = {
  readonly ofAccount: string
  readonly account: string
  readonly since: Date
  readonly pauses: string
  readonly ofNetwork: string
  readonly network: string
  readonly most: number
  readonly seconds: number
  readonly now: Date
  readonly networkName: string
}

export interface AttemptSource {
  readonly account: string
  readonly network: string
}

/** An array in PostgreSQL's notation. */
const pauses = `{${pausesByFailures.join(',')}}`

export const passwordAttempt = (attempt: AttemptSource, now: Date): PasswordAttempt => {
  const account = failuresForAccount(attempt.account)
  const network = failuresFromNetwork(attempt.network)
  const since = new Date(now.getTime() - failureMemorySeconds * 1000)
  const { count: max, seconds } = networkFailures
  return {
    ofAccount: account.rule,
    account: sha256(account.subject),
    since,
    pauses,
    ofNetwork: network.rule,
    network: sha256(network.subject),
    most: max,
    seconds,
    now,
    networkName: attempt.network,
  }
}

/** The rule is `wait_before_try` of the migrations. Seconds to wait; 0: the attempt may proceed. */
export const pauseBefore = ({
  ofAccount,
  account,
  since,
  pauses: known,
  ofNetwork,
  network,
  most: max,
  seconds,
  now,
}: PasswordAttempt) =>
  sql<number>`wait_before_try(${ofAccount}, ${account}, ${since}::timestamptz, ${known}::integer[], ${ofNetwork},
    ${network}, ${max}::integer, ${seconds}::integer, ${now}::timestamptz)`

const loadPause = prepared((db, made: PasswordAttempt) => db.selectNoFrom(pauseBefore(made).as('wait')))

const count = prepared((db, accountHit: string, networkHit: string, made: PasswordAttempt) => {
  const { ofAccount, account, since, pauses: known, ofNetwork, network, most: max, seconds, now } = made
  return db.selectNoFrom(
    sql<number>`count_try(${ofAccount}, ${account}, ${accountHit}::uuid, ${since}::timestamptz,
      ${known}::integer[], ${ofNetwork}, ${network}, ${networkHit}::uuid, ${max}::integer, ${seconds}::integer,
      ${now}::timestamptz)`.as('wait'),
  )
})

export const refuseWhilePaused = (wait = 0): E.Either<Refused, null> =>
  wait > 0 ? refuseUntil('too_many_tries', wait) : E.right(null)

export const checkPause = async (db: Db, made: PasswordAttempt): Promise<E.Either<Refused, null>> => {
  const [row] = await loadPause(db, made)
  const allowed = refuseWhilePaused(row?.wait)
  const { networkName, now } = made
  const subscriber = failuresFromSubscriber(networkName)
  if (E.isLeft(allowed) || subscriber === null) return allowed
  return inTransaction(db, async (tx) => {
    const { counter, windows } = subscriber
    const hits = await loadHits(tx, counter, now.getTime() - networkFailures.seconds * 1000)
    return refuseWhilePaused(secondsToWait(hits, windows, now.getTime()))
  })
}

/** If parallel failures already require a pause, it answers that pause only, so that they learn no more. */
export const countFailure = async (db: Db, made: PasswordAttempt): Promise<E.Either<Refused, null>> => {
  const [row] = await count(db, randomUUID(), randomUUID(), made)
  const counted = refuseWhilePaused(row?.wait)
  const { networkName, now } = made
  const subscriber = failuresFromSubscriber(networkName)
  if (E.isLeft(counted) || subscriber === null) return counted
  return E.map(() => null)(await inTransaction(db, (tx) => countHits(tx, [subscriber], now, 'too_many_tries')))
}

export const deletingFailures = (db: QueryCreator<Schema>, { ofAccount, account }: PasswordAttempt) =>
  db.deleteFrom('limit_hits').where('rule', '=', ofAccount).where('subject', '=', account)

const deleteFailures = prepared((db, made: PasswordAttempt) => deletingFailures(db, made))

export const clearFailures = async (db: Db, made: PasswordAttempt): Promise<E.Either<Refused, null>> => {
  const allowed = await checkPause(db, made)
  if (E.isRight(allowed)) await deleteFailures(db, made)
  return allowed
}
