import * as E from 'fp-ts/Either'
import type { Passwords } from '../crypto/passwords.js'
import { refuse, refuseUntil, type Refused } from '../http/refused.js'
import { countHits, forgetHit, forgetHits, hit, hitsOf, type LimitReached } from '../limits/limits.js'
import { failureMemorySeconds, failuresForAccount, failuresFromNetwork, pauseAfter } from '../limits/rules.js'
import { accountOf, memberByEmail } from '../members/members.js'
import { inTransaction, type Db } from '../store/store.js'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly network: string
}

/**
 * Counts the try as a failure before the password is looked at, so that a thousand at once are no more than a thousand
 * one after another; a success takes it back. Answers the id of the network's hit.
 */
const countTry = (db: Db, { email, network }: Attempt, now: number): Promise<E.Either<LimitReached, string>> =>
  inTransaction(db, async (tx) => {
    const account = failuresForAccount(accountOf(email))
    const failures = await hitsOf(tx, account, now - failureMemorySeconds * 1000)
    const last = failures[0]
    const pause = pauseAfter(failures.length)
    // Of calls that arrive together the last may have been counted at a later moment than this one's own.
    const wait = last === undefined || pause === 0 ? 0 : (last - now) / 1000 + pause
    if (wait > 0) return E.left({ _tag: 'LimitReached', retryAfter: wait })
    const counted = await countHits(tx, [failuresFromNetwork(network)], now)
    if (E.isLeft(counted)) return counted
    await hit(tx, account, now)
    return E.right(counted.right[0] ?? '')
  })

/** The member whose address and password these are. The work is the same for an address that nobody has. */
export const checkPassword = async (
  db: Db,
  passwords: Passwords,
  attempt: Attempt,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const counted = await countTry(db, attempt, now.getTime())
  if (E.isLeft(counted)) return refuseUntil('too_many_tries', counted.left.retryAfter)
  const found = await memberByEmail(db, attempt.email)
  const matches = await passwords.matches(attempt.password, found?.password_hash ?? null)
  if (E.isLeft(matches)) {
    await forgetHit(db, counted.right)
    return refuseUntil('busy', 2)
  }
  if (!matches.right || found === undefined) return refuse('invalid_credentials')
  await forgetHit(db, counted.right)
  await forgetHits(db, failuresForAccount(accountOf(attempt.email)))
  return E.right(found.member_id)
}
