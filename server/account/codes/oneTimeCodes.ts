import { randomUUID } from 'node:crypto'
import { readJson } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { sql } from 'kysely'
import { codeHash, opaqueToken, randomDigits, sameHash, sha256 } from '../../platform/crypto/tokens.js'
import { refuse, refuseCode, type Refused } from '../../platform/refusal/refused.js'
import { deleteHitsOfRules, lockCounter } from '../../platform/limits/limits.js'
import { codesToAddress, codeRequestRules } from '../../platform/limits/limitRules.js'
import { secondsUntil } from '../../platform/limits/secondsUntil.js'
import type { CodePurpose } from '../../platform/store/columnTypes.js'
import type { Tx } from '../../platform/store/store.js'

const maxAttempts = 5

export interface NewCode {
  readonly channel: 'mail' | 'sms'
  readonly purpose: CodePurpose
  readonly address: string
  readonly member?: string
  /** An earlier proof that the code is bound to. */
  readonly proved?: string
  readonly digits: number
  readonly lifeSeconds: number
  /** Chosen by the browser; else random. */
  readonly request?: string | undefined
  readonly hits?: ReadonlyArray<string>
}

export interface SentCode {
  readonly request: string
  readonly digits: number
  readonly expires_in: number
  readonly resend_after: number
}

export interface IssuedCode extends SentCode {
  readonly code: string
}

const resendAfterSeconds = 60

/** A token contains no space, so no two pairs give the same text. */
const requestHash = (request: string, proved?: string): string =>
  sha256(proved === undefined ? request : `${request} ${proved}`)

interface CodeQuery {
  readonly purpose: CodePurpose
  readonly address: string
  readonly request?: string | undefined
  /** Present where the code belongs to one member. */
  readonly member?: string | undefined
  readonly proved?: string | undefined
}

const codesOf = (tx: Tx, { purpose, address, member, proved, request }: CodeQuery) => {
  let codes = tx.selectFrom('one_time_codes').where('purpose', '=', purpose).where('address', '=', address)
  if (request !== undefined) codes = codes.where('request_hash', '=', requestHash(request, proved))
  if (member !== undefined) codes = codes.where('member_id', '=', member)
  return codes
}

/** Null: no open code of this request. The address is locked, so that two calls at once get the same response. */
export const madeBefore = async (tx: Tx, query: CodeQuery, now: Date): Promise<SentCode | null> => {
  const { request, address } = query
  if (request === undefined) return null
  await lockCounter(tx, codesToAddress(address).counter)
  const row = await codesOf(tx, query)
    .select(['digits', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    request,
    digits: row.digits,
    expires_in: secondsUntil(row.expires_at.getTime(), now),
    resend_after: secondsUntil(row.created_at.getTime() + resendAfterSeconds * 1000, now),
  }
}

/** An SMS code replaces earlier ones; an emailed code stays, since a stranger could void it otherwise. */
export const issueCode = async (
  tx: Tx,
  { channel, purpose, address, member, proved, digits, lifeSeconds, request = opaqueToken(), hits = [] }: NewCode,
  now: Date,
): Promise<IssuedCode> => {
  const id = randomUUID()
  const code = randomDigits(digits)
  await tx
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .$if(channel === 'mail', (codes) =>
      codes.where((of) =>
        of.or([of('used_at', 'is not', null), of('tries_left', '=', 0), of('expires_at', '<=', now)]),
      ),
    )
    .execute()
  await tx
    .insertInto('one_time_codes')
    .values({
      id,
      channel,
      purpose,
      address,
      member_id: member ?? null,
      request_hash: requestHash(request, proved),
      code_hash: codeHash(id, code),
      digits,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeSeconds * 1000),
      tries_left: maxAttempts,
      used_at: null,
      session_id: null,
      hits: hits.length === 0 ? null : JSON.stringify(hits),
    })
    .execute()
  return { code, request, digits, expires_in: lifeSeconds, resend_after: resendAfterSeconds }
}

interface CodeAttempt extends CodeQuery {
  readonly code: string
  /** The code was emailed, and another device without the request may enter it. */
  readonly mayBeUnbound?: boolean
  /** Seconds after the first use in which the code works again; absent: it works once. */
  readonly repeatSeconds?: number
}

export interface RightCode {
  readonly _tag: 'right'
  readonly id: string
  readonly isRepeat: boolean
  /** The session that the first use signed in or proved. */
  readonly session: string | null
}

/** A refusal is a value, since its attempt must be stored. */
export type CodeVerdict =
  | RightCode
  /** `wasChecked`: the check used up an attempt; else there was no code. */
  | { readonly _tag: 'wrong'; readonly by: E.Left<Refused>; readonly wasChecked: boolean }

const wrong = (by: E.Left<Refused>, wasChecked = false): CodeVerdict => ({ _tag: 'wrong', by, wasChecked })

/** Thousands of parents may share one address of a mobile carrier, so only unused codes count for the network. */
const forgetNetworkHits = async (tx: Tx, id: string, hits: string | null): Promise<void> => {
  const ids = t.array(t.string).decode(readJson(hits ?? '[]'))
  if (E.isRight(ids)) await deleteHitsOfRules(tx, ids.right, codeRequestRules)
  if (hits !== null) await tx.updateTable('one_time_codes').set({ hits: null }).where('id', '=', id).execute()
}

/** The caller may have waited for the row, which another call used after `now`. */
const isOver = (usedAt: Date | null, { repeatSeconds = 0 }: CodeAttempt, now: Date): boolean =>
  usedAt !== null && (repeatSeconds === 0 || now.getTime() - usedAt.getTime() >= repeatSeconds * 1000)

type AttemptColumn = 'tries_left' | 'unbound_tries_left'

const checkNewest = async (tx: Tx, attempt: CodeAttempt, column: AttemptColumn, now: Date): Promise<CodeVerdict> => {
  const row = await codesOf(tx, attempt)
    .select(['id', 'code_hash', 'expires_at', `${column} as left`, 'used_at', 'session_id', 'hits'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined || isOver(row.used_at, attempt, now) || row.expires_at <= now || row.left === 0)
    return wrong(refuse('code_expired'))
  if (sameHash(row.code_hash, codeHash(row.id, attempt.code))) {
    await forgetNetworkHits(tx, row.id, row.hits)
    return { _tag: 'right', id: row.id, isRepeat: row.used_at !== null, session: row.session_id }
  }
  const remaining = row.left - 1
  await tx
    .updateTable('one_time_codes')
    .set({ [column]: remaining })
    .where('id', '=', row.id)
    .execute()
  return wrong(remaining === 0 || row.used_at !== null ? refuse('code_expired') : refuseCode(remaining), true)
}

/** Five failures void the code. A right code works until `spendCode`, and `repeatSeconds` after a lost response. */
export const checkCode = async (tx: Tx, attempt: CodeAttempt, now: Date): Promise<CodeVerdict> => {
  const { mayBeUnbound = false, request: _, ...unbound } = attempt
  const own = attempt.request === undefined && mayBeUnbound ? null : await checkNewest(tx, attempt, 'tries_left', now)
  if (own?._tag === 'right' || !mayBeUnbound) return own ?? wrong(refuse('code_expired'))
  const other = await checkNewest(tx, unbound, 'unbound_tries_left', now)
  return other._tag === 'right' || own === null || !own.wasChecked ? other : own
}

export const spendCode = async (tx: Tx, id: string, now: Date, session: string | null = null): Promise<void> => {
  await tx
    .updateTable('one_time_codes')
    .set((of) => ({ used_at: of.fn.coalesce('used_at', sql<Date>`${now}::timestamptz`), session_id: session }))
    .where('id', '=', id)
    .execute()
}
