import * as E from 'fp-ts/Either'
import type { Passwords } from '../crypto/passwords.js'
import { refuse, refuseUntil, type Refused } from '../http/refused.js'
import { countHits, forgetHit, forgetHitsAnd, hitsOf, type LimitReached } from '../limits/limits.js'
import { failureMemorySeconds, failuresForAccount, failuresFromNetwork, pauseAfter } from '../limits/rules.js'
import { accountOf, memberByEmail } from '../members/members.js'
import { inTransaction, type Db } from '../store/store.js'

interface Attempt {
  /** What failures are counted under: the account's address, or whatever stands for it. */
  readonly account: string
  readonly password: string
  readonly network: string
}

/**
 * Counts the try as a failure before the password is looked at, so that a thousand at once are no more than a thousand
 * one after another; a success takes it back. Answers the id of the network's hit.
 */
const countTry = (db: Db, { account, network }: Attempt, now: number): Promise<E.Either<LimitReached, string>> =>
  inTransaction(db, async (tx) => {
    const counter = failuresForAccount(account)
    const failures = await hitsOf(tx, counter, now - failureMemorySeconds * 1000)
    const last = failures[0]
    const pause = pauseAfter(failures.length)
    // Of calls that arrive together the last may have been counted at a later moment than this one's own.
    const wait = last === undefined || pause === 0 ? 0 : (last - now) / 1000 + pause
    if (wait > 0) return E.left({ _tag: 'LimitReached', retryAfter: wait })
    const counted = await countHits(tx, [failuresFromNetwork(network)], now, [counter])
    return E.isLeft(counted) ? counted : E.right(counted.right[0] ?? '')
  })

/**
 * Whoever `find` finds, if the password is theirs, within the limits on wrong ones; null: it is not. The work is the same
 * where it finds nobody.
 */
export const countedPassword = async <A extends { readonly password_hash: string | null }>(
  db: Db,
  passwords: Passwords,
  attempt: Attempt,
  find: () => Promise<A | undefined>,
  now: Date,
): Promise<E.Either<Refused, A | null>> => {
  const counted = await countTry(db, attempt, now.getTime())
  if (E.isLeft(counted)) return refuseUntil('too_many_tries', counted.left.retryAfter)
  const found = await find()
  const matches = await passwords.matches(attempt.password, found?.password_hash ?? null)
  if (E.isLeft(matches)) {
    await forgetHit(db, counted.right)
    return refuseUntil('busy', 2)
  }
  if (!matches.right || found === undefined) return E.right(null)
  await forgetHitsAnd(db, failuresForAccount(attempt.account), counted.right)
  return E.right(found)
}

/** The member whose address and password these are. */
export const checkPassword = async (
  db: Db,
  passwords: Passwords,
  { email, ...attempt }: { readonly email: string } & Omit<Attempt, 'account'>,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const found = await countedPassword(
    db,
    passwords,
    { ...attempt, account: accountOf(email) },
    () => memberByEmail(db, email),
    now,
  )
  if (E.isLeft(found)) return found
  return found.right === null ? refuse('invalid_credentials') : E.right(found.right.member_id)
}
