import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql, type QueryCreator } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { refuseUntil, type Refused } from '../http/refused.js'
import { prepared } from '../store/prepared.js'
import type { Schema } from '../store/schema.js'
import type { Db } from '../store/store.js'
import {
  failureMemorySeconds,
  failuresForAccount,
  failuresFromNetwork,
  networkFailures,
  pausesByFailures,
} from './rules.js'

/** In the order that `count_try` takes them. */
type Args = readonly [
  ofAccount: string,
  account: string,
  accountHit: string,
  since: Date,
  pauses: string,
  ofNetwork: string,
  network: string,
  networkHit: string,
  most: number,
  seconds: number,
  now: Date,
]

/** The rule itself: `count_try` of the store's migrations. Seconds to wait; 0: counted. */
export const waitAfterTry = (args: Args) => {
  const [ofAccount, account, accountHit, since, known, ofNetwork, network, networkHit, most, seconds, now] = args
  return sql<number>`count_try(${ofAccount}, ${account}, ${accountHit}::uuid, ${since}::timestamptz,
    ${known}::integer[], ${ofNetwork}, ${network}, ${networkHit}::uuid, ${most}::integer, ${seconds}::integer,
    ${now}::timestamptz)`.as('wait')
}

const count = prepared((db, ...args: Args) => db.selectNoFrom(waitAfterTry(args)))

/** As PostgreSQL writes an array. */
const pauses = `{${pausesByFailures.join(',')}}`

/** What a try of a password was counted as: on the account, and one hit on the network. */
export interface Try {
  readonly rule: string
  /** Hashed. */
  readonly account: string
  readonly accountHit: string
  readonly networkHit: string
}

interface Attempt {
  readonly account: string
  readonly network: string
}

/** A try, and what counts it. */
export interface Counting {
  readonly made: Try
  readonly args: Args
}

export const countingOf = (attempt: Attempt, now: Date): Counting => {
  const ofAccount = failuresForAccount(attempt.account)
  const ofNetwork = failuresFromNetwork(attempt.network)
  const made: Try = {
    rule: ofAccount.rule,
    account: sha256(ofAccount.subject),
    accountHit: randomUUID(),
    networkHit: randomUUID(),
  }
  const since = new Date(now.getTime() - failureMemorySeconds * 1000)
  const { count: most, seconds } = networkFailures
  const network = sha256(ofNetwork.subject)
  const { rule, account, accountHit, networkHit } = made
  return {
    made,
    args: [rule, account, accountHit, since, pauses, ofNetwork.rule, network, networkHit, most, seconds, now],
  }
}

/** The try, if it need not wait. */
export const unlessTooSoon = (made: Try, wait = 0): E.Either<Refused, Try> =>
  wait > 0 ? refuseUntil('too_many_tries', wait) : E.right(made)

/**
 * Counts the try as a failure before the password is looked at, so that a thousand at once are no more than a thousand
 * one after another; a success takes it back. One statement, so that whoever tries waits for it once.
 */
export const countTry = async (db: Db, attempt: Attempt, now: Date): Promise<E.Either<Refused, Try>> => {
  const { made, args } = countingOf(attempt, now)
  const [row] = await count(db, ...args)
  return unlessTooSoon(made, row?.wait)
}

/** A success takes back the network's hit, and all of the account's. As a part of a statement that does more. */
export const takingBack = (db: QueryCreator<Schema>, rule: string, account: string, networkHit: string) =>
  db
    .deleteFrom('limit_hits')
    .where((of) => of.or([of('id', '=', networkHit), of.and([of('rule', '=', rule), of('subject', '=', account)])]))

const takeBack = prepared(takingBack)

export const forgetTries = async (db: Db, { rule, account, networkHit }: Try): Promise<void> => {
  await takeBack(db, rule, account, networkHit)
}

/** As if it had never been made: nobody looked at the password. */
export const forgetTry = async (db: Db, { accountHit, networkHit }: Try): Promise<void> => {
  await db.deleteFrom('limit_hits').where('id', 'in', [accountHit, networkHit]).execute()
}
