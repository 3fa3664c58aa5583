import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { codeHash, opaqueToken, sameHash, sha256, sixDigits } from '../crypto/tokens.js'
import { refuse, refuseCode, refuseUntil, type Refused } from '../http/refused.js'
import { countHits } from '../limits/limits.js'
import { codesFromNetwork, codesToAddress, codeTriesFromNetwork } from '../limits/rules.js'
import { accountOf, memberByEmail } from '../members/members.js'
import { alreadyJoinedLetter, joinCodeLetter } from '../outbox/letters.js'
import { post } from '../outbox/outbox.js'
import { inTransaction, type Db, type Tx } from '../store/store.js'

/** A mailed code lives ten minutes and bears five tries; a minute lies between two of them. */
export const codeLifeSeconds = 600
export const resendAfterSeconds = 60
const tries = 5
export const joinTokenLifeSeconds = 1800

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

interface Asked {
  readonly email: string
  readonly network: string
  readonly publicUrl: string
}

/**
 * Mails a code to join with, in place of any earlier one. Someone who has an account already gets a letter that says so;
 * a code is made all the same, and told to nobody, so that the two cannot be told apart from outside.
 */
export const sendJoinCode = (
  db: Db,
  { email, network, publicUrl }: Asked,
  now: Date,
): Promise<E.Either<Refused, null>> =>
  inTransaction(db, async (tx) => {
    const address = accountOf(email)
    const counted = await countHits(tx, [codesToAddress(address), codesFromNetwork(network)], now.getTime())
    if (E.isLeft(counted)) return refuseUntil('rate_limited', counted.left.retryAfter)
    const id = randomUUID()
    const code = sixDigits()
    await tx.deleteFrom('one_time_codes').where('address', '=', address).where('join_hash', 'is', null).execute()
    await tx
      .insertInto('one_time_codes')
      .values({
        id,
        channel: 'mail',
        address,
        code_hash: codeHash(id, code),
        created_at: now,
        expires_at: after(now, codeLifeSeconds),
        tries_left: tries,
        join_hash: null,
        join_expires_at: null,
        used_at: null,
      })
      .execute()
    const known = await memberByEmail(tx, email)
    const letter = known === undefined ? joinCodeLetter(code, codeLifeSeconds / 60) : alreadyJoinedLetter(publicUrl)
    await post(tx, { channel: 'mail', to: email, ...letter }, now)
    return E.right(null)
  })

const newestCode = (tx: Tx, address: string) =>
  tx
    .selectFrom('one_time_codes')
    .select(['id', 'code_hash', 'expires_at', 'tries_left', 'used_at'])
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

interface Given {
  readonly email: string
  readonly code: string
  readonly network: string
}

type Verdict =
  { readonly _tag: 'proved'; readonly token: string } | { readonly _tag: 'refused'; readonly by: E.Left<Refused> }

const refusedBy = (by: E.Left<Refused>): E.Either<Refused, Verdict> => E.right({ _tag: 'refused', by })

/**
 * Trades the code for a token that lets its holder join. Giving the right code twice gives a token twice: the first
 * answer may have been lost on the way.
 */
export const proveJoinCode = async (
  db: Db,
  { email, code, network }: Given,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const verdict = await inTransaction<Refused, Verdict>(db, async (tx) => {
    const counted = await countHits(tx, [codeTriesFromNetwork(network)], now.getTime())
    if (E.isLeft(counted)) return refuseUntil('too_many_tries', counted.left.retryAfter)
    const asked = await newestCode(tx, accountOf(email))
    if (asked === undefined || asked.used_at !== null || asked.expires_at <= now || asked.tries_left === 0)
      return refusedBy(refuse('code_expired'))
    if (!sameHash(asked.code_hash, codeHash(asked.id, code))) {
      const left = asked.tries_left - 1
      await tx.updateTable('one_time_codes').set({ tries_left: left }).where('id', '=', asked.id).execute()
      return refusedBy(left === 0 ? refuse('code_expired') : refuseCode(left))
    }
    const token = opaqueToken()
    await tx
      .updateTable('one_time_codes')
      .set({ join_hash: sha256(token), join_expires_at: after(now, joinTokenLifeSeconds) })
      .where('id', '=', asked.id)
      .execute()
    return E.right({ _tag: 'proved', token })
  })
  if (E.isLeft(verdict)) return verdict
  return verdict.right._tag === 'proved' ? E.right(verdict.right.token) : verdict.right.by
}
