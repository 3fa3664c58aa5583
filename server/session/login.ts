import * as E from 'fp-ts/Either'
import type { Passwords } from '../crypto/passwords.js'
import { refuse, refuseUntil, type Refused } from '../http/refused.js'
import { countTry, forgetTries, forgetTry, type Try } from '../limits/tries.js'
import { accountOf, memberByEmail } from '../members/members.js'
import type { Db } from '../store/store.js'

interface Attempt {
  /** What failures are counted under: the account's address, or whatever stands for it. */
  readonly account: string
  readonly password: string
  readonly network: string
}

interface Right<A> {
  readonly found: A
  /** Still counted as a failure: whoever goes on forgets it. */
  readonly tried: Try
}

/**
 * Whoever `find` finds, if the password is theirs, within the limits on wrong ones; null: it is not. The work is the same
 * where it finds nobody.
 */
const triedPassword = async <A extends { readonly password_hash: string | null }>(
  db: Db,
  passwords: Passwords,
  attempt: Attempt,
  find: () => Promise<A | undefined>,
  now: Date,
): Promise<E.Either<Refused, Right<A> | null>> => {
  const tried = await countTry(db, attempt, now)
  if (E.isLeft(tried)) return tried
  const found = await find()
  const matches = await passwords.matches(attempt.password, found?.password_hash ?? null)
  if (E.isLeft(matches)) {
    await forgetTry(db, tried.right)
    return refuseUntil('busy', 2)
  }
  return E.right(matches.right && found !== undefined ? { found, tried: tried.right } : null)
}

/** As above; a success starts the count of failures anew. */
export const countedPassword = async <A extends { readonly password_hash: string | null }>(
  db: Db,
  passwords: Passwords,
  attempt: Attempt,
  find: () => Promise<A | undefined>,
  now: Date,
): Promise<E.Either<Refused, A | null>> => {
  const right = await triedPassword(db, passwords, attempt, find, now)
  if (E.isLeft(right)) return right
  if (right.right === null) return E.right(null)
  await forgetTries(db, right.right.tried)
  return E.right(right.right.found)
}

interface Known {
  readonly member: string
  /** To be forgotten by what signs them in. */
  readonly tried: Try
}

/** The member whose address and password these are. */
export const checkPassword = async (
  db: Db,
  passwords: Passwords,
  { email, ...attempt }: { readonly email: string } & Omit<Attempt, 'account'>,
  now: Date,
): Promise<E.Either<Refused, Known>> => {
  const find = () => memberByEmail(db, email)
  const right = await triedPassword(db, passwords, { ...attempt, account: accountOf(email) }, find, now)
  if (E.isLeft(right)) return right
  if (right.right === null) return refuse('invalid_credentials')
  const { found, tried } = right.right
  return E.right({ member: found.member_id, tried })
}
