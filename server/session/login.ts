import * as E from 'fp-ts/Either'
import type { Passwords } from '../crypto/passwords.js'
import { refuse, refuseUntil, type Refused } from '../http/refused.js'
import {
  countingOf,
  countTry,
  forgetTries,
  forgetTry,
  unlessTooSoon,
  waitAfterTry,
  type Counting,
  type Try,
} from '../limits/tries.js'
import { accountOf, mailIssuer } from '../members/members.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'
import type { Known } from './sessions.js'

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

type Looked<A> = E.Either<Refused, { readonly tried: Try; readonly found: A | undefined }>

/** Whoever was looked up for a counted try, if the password is theirs; null: it is not. The work is the same for nobody. */
const withPassword = async <A extends { readonly password_hash: string | null }>(
  db: Db,
  passwords: Passwords,
  password: string,
  looked: Looked<A>,
): Promise<E.Either<Refused, Right<A> | null>> => {
  if (E.isLeft(looked)) return looked
  const { tried, found } = looked.right
  const matches = await passwords.matches(password, found?.password_hash ?? null)
  if (E.isLeft(matches)) {
    await forgetTry(db, tried)
    return refuseUntil('busy', 2)
  }
  return E.right(matches.right && found !== undefined ? { found, tried } : null)
}

/** Whoever `find` finds, if the password is theirs, within the limits on wrong ones; null: it is not. A success starts the count anew. */
export const countedPassword = async <A extends { readonly password_hash: string | null }>(
  db: Db,
  passwords: Passwords,
  attempt: Attempt,
  find: () => Promise<A | undefined>,
  now: Date,
): Promise<E.Either<Refused, A | null>> => {
  const counted = await countTry(db, attempt, now)
  const looked = E.isLeft(counted) ? counted : E.right({ tried: counted.right, found: await find() })
  const right = await withPassword(db, passwords, attempt.password, looked)
  if (E.isLeft(right)) return right
  if (right.right === null) return E.right(null)
  await forgetTries(db, right.right.tried)
  return E.right(right.right.found)
}

const countAndFind = prepared((db, issuer: string, subject: string, ...args: Counting['args']) =>
  db
    .selectFrom(db.selectNoFrom(waitAfterTry(args)).as('tried'))
    .leftJoin('identities', (join) => join.on('issuer', '=', issuer).on('subject', '=', subject))
    .leftJoin('credentials', 'credentials.member_id', 'identities.member_id')
    .select(['tried.wait', 'identities.member_id', 'credentials.password_hash']),
)

/** Counts the try and looks up whose address it is, in one statement: the first of the two that a sign-in waits for. */
const countedMember = async (db: Db, account: string, network: string, now: Date) => {
  const { made, args } = countingOf({ account, network }, now)
  const [row] = await countAndFind(db, mailIssuer, account, ...args)
  return E.map((tried: Try) => {
    const { member_id = null, password_hash = null } = row ?? {}
    return { tried, found: member_id === null || password_hash === null ? undefined : { member_id, password_hash } }
  })(unlessTooSoon(made, row?.wait))
}

/** The member whose address and password these are. */
export const checkPassword = async (
  db: Db,
  passwords: Passwords,
  { email, network, password }: { readonly email: string } & Omit<Attempt, 'account'>,
  now: Date,
): Promise<E.Either<Refused, Known>> => {
  const right = await withPassword(db, passwords, password, await countedMember(db, accountOf(email), network, now))
  if (E.isLeft(right)) return right
  if (right.right === null) return refuse('invalid_credentials')
  const { found, tried } = right.right
  return E.right({ member: found.member_id, passwordHash: found.password_hash, tried })
}
