import * as E from 'fp-ts/Either'
import type { Passwords } from '../../platform/crypto/passwords.js'
import { refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import {
  countFailure,
  clearFailures,
  checkPause,
  passwordAttempt,
  refuseWhilePaused,
  type AttemptSource,
  type PasswordAttempt,
} from '../../platform/limits/passwordAttempts.js'
import { accountOf } from '../members/members.js'
import type { Db } from '../../platform/store/store.js'
import type { Known } from './sessions.js'
import { ownerOfAttempt } from './attemptOwner.js'

interface Typed {
  readonly password: string
}

interface StoredPassword {
  readonly password_hash: string | null
}

/** Null: the password is wrong, and the failure is counted. The work is the same if there is no owner. */
const withPassword = async <A extends StoredPassword>(
  db: Db,
  passwords: Passwords,
  { password, made }: Typed & { readonly made: PasswordAttempt },
  owner: A | undefined,
): Promise<E.Either<Refused, A | null>> => {
  const matches = await passwords.matches(password, owner?.password_hash ?? null)
  if (E.isLeft(matches)) return refuseUntil('busy', 2)
  return matches.right && owner !== undefined ? E.right(owner) : countFailure(db, made)
}

/** Returns `stored` if the password matches, within the limits on failures. Null: it does not. A success resets the count. */
export const countedPassword = async <A extends StoredPassword>(
  db: Db,
  passwords: Passwords,
  { password, ...attempt }: AttemptSource & Typed,
  stored: A,
  now: Date,
): Promise<E.Either<Refused, A | null>> => {
  const made = passwordAttempt(attempt, now)
  const allowed = await checkPause(db, made)
  if (E.isLeft(allowed)) return allowed
  const right = await withPassword(db, passwords, { password, made }, stored)
  if (E.isLeft(right) || right.right === null) return right
  const forgotten = await clearFailures(db, made)
  return E.isLeft(forgotten) ? forgotten : right
}

/** Null: no member has this address and password. A sign-in waits for two statements; the owner's session is the second. */
export const checkPassword = async (
  db: Db,
  passwords: Passwords,
  { email, network, password }: Omit<AttemptSource, 'account'> & Typed & { readonly email: string },
  now: Date,
): Promise<E.Either<Refused, Known | null>> => {
  const account = accountOf(email)
  const made = passwordAttempt({ account, network }, now)
  const { wait, member_id, password_hash } = await ownerOfAttempt(db, { account, made })
  const allowed = refuseWhilePaused(wait)
  if (E.isLeft(allowed)) return allowed
  const owner = member_id === null || password_hash === null ? undefined : { member_id, password_hash }
  return E.map((right: typeof owner | null) =>
    right ? { member: right.member_id, passwordHash: right.password_hash, made } : null,
  )(await withPassword(db, passwords, { password, made }, owner))
}
