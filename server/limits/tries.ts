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

/** The rule itself: `count_try` of the store's migrations. Seconds to wait; 0: counted. */
const count = prepared(
  (
    db,
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
  ) =>
    db.selectNoFrom(
      sql<number>`count_try(${ofAccount}, ${account}, ${accountHit}::uuid, ${since}::timestamptz, ${pauses}::integer[],
        ${ofNetwork}, ${network}, ${networkHit}::uuid, ${most}::integer, ${seconds}::integer, ${now}::timestamptz)`.as(
        'wait',
      ),
    ),
)

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

/**
 * Counts the try as a failure before the password is looked at, so that a thousand at once are no more than a thousand
 * one after another; a success takes it back. One statement, so that a sign-in waits for it once.
 */
export const countTry = async (db: Db, attempt: Attempt, now: Date): Promise<E.Either<Refused, Try>> => {
  const ofAccount = failuresForAccount(attempt.account)
  const ofNetwork = failuresFromNetwork(attempt.network)
  const account = sha256(ofAccount.subject)
  const [accountHit, networkHit] = [randomUUID(), randomUUID()]
  const [row] = await count(
    db,
    ofAccount.rule,
    account,
    accountHit,
    new Date(now.getTime() - failureMemorySeconds * 1000),
    pauses,
    ofNetwork.rule,
    sha256(ofNetwork.subject),
    networkHit,
    networkFailures.count,
    networkFailures.seconds,
    now,
  )
  const { wait = 0 } = row ?? {}
  if (wait > 0) return refuseUntil('too_many_tries', wait)
  return E.right({ rule: ofAccount.rule, account, accountHit, networkHit })
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
