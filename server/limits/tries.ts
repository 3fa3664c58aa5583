import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql, type QueryCreator } from 'kysely'
import { sha256 } from '../crypto/tokens.js'
import { prepared } from '../store/prepared.js'
import type { Schema } from '../store/schema.js'
import { inTransaction, type Db } from '../store/store.js'
import { holdCounter, waitInWindow, type LimitReached } from './limits.js'
import { failureMemorySeconds, failuresForAccount, failuresFromNetwork, networkFailures, pauseAfter } from './rules.js'

const standing = prepared(
  (db, ofAccount: string, account: string, since: Date, ofNetwork: string, network: string, from: Date) =>
    db
      .selectFrom('limit_hits')
      .select(sql<number>`count(*)::integer`.as('failures'))
      .select((of) => of.fn.max('at').as('last'))
      .select((of) =>
        of
          .selectFrom('limit_hits as another')
          .select('another.at')
          .where('another.rule', '=', ofNetwork)
          .where('another.subject', '=', network)
          .where('another.at', '>', from)
          .orderBy('another.at', 'desc')
          .offset(networkFailures.count - 1)
          .limit(1)
          .as('filling'),
      )
      .where('rule', '=', ofAccount)
      .where('subject', '=', account)
      .where('at', '>', since),
)

const keep = prepared(
  (
    db,
    ofAccount: string,
    account: string,
    accountHit: string,
    ofNetwork: string,
    network: string,
    hit: string,
    at: Date,
  ) =>
    db.insertInto('limit_hits').values([
      { id: accountHit, rule: ofAccount, subject: account, at },
      { id: hit, rule: ofNetwork, subject: network, at },
    ]),
  { deferred: true },
)

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
 * one after another; a success takes it back.
 */
export const countTry = (db: Db, attempt: Attempt, now: number): Promise<E.Either<LimitReached, Try>> =>
  inTransaction(db, async (tx) => {
    const ofAccount = failuresForAccount(attempt.account)
    const ofNetwork = failuresFromNetwork(attempt.network)
    const account = sha256(ofAccount.subject)
    const network = sha256(ofNetwork.subject)
    await holdCounter(tx, ofAccount)
    await holdCounter(tx, ofNetwork)
    const since = new Date(now - failureMemorySeconds * 1000)
    const from = new Date(now - networkFailures.seconds * 1000)
    const [row] = await standing(tx, ofAccount.rule, account, since, ofNetwork.rule, network, from)
    const { failures = 0, last = null, filling = null } = row ?? {}
    const pause = pauseAfter(failures)
    // Of calls that arrive together the last may have been counted at a later moment than this one's own.
    const paused = last === null || pause === 0 ? 0 : (last.getTime() - now) / 1000 + pause
    const wait = paused > 0 ? paused : waitInWindow(filling?.getTime(), networkFailures, now)
    if (wait > 0) return E.left({ _tag: 'LimitReached', retryAfter: wait })
    const [accountHit, networkHit] = [randomUUID(), randomUUID()]
    await keep(tx, ofAccount.rule, account, accountHit, ofNetwork.rule, network, networkHit, new Date(now))
    return E.right({ rule: ofAccount.rule, account, accountHit, networkHit })
  })

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
