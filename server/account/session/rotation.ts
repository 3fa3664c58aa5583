import * as E from 'fp-ts/Either'
import { familyLifeS } from '@careplus/core/internal/session'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import type { Schema } from '../../platform/store/schema.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { endSession, issueTokens, type Tokens } from './sessions.js'

/** A response lost on a weak network signs nobody out: the earlier token works for this time. */
const graceSeconds = 60

export type Presented = Pick<Schema['refresh_tokens'], 'expires_at' | 'used_at' | 'replaced_at'>

export type Rotation =
  | { readonly _tag: 'rotate' }
  /** The successor's response was lost, so another one replaces it. */
  | { readonly _tag: 'replace' }
  /** Two callers hold the same token, and one of them is not its owner. */
  | { readonly _tag: 'reuse' }
  | { readonly _tag: 'expired' }

/** `successorUsed`: whether the current successor was used. */
export const decideRotation = (token: Presented, successorUsed: boolean, now: Date): Rotation => {
  if (token.replaced_at !== null) return { _tag: 'reuse' }
  if (token.used_at !== null) {
    const inGrace = now.getTime() - token.used_at.getTime() <= graceSeconds * 1000
    return inGrace && !successorUsed ? { _tag: 'replace' } : { _tag: 'reuse' }
  }
  return token.expires_at > now ? { _tag: 'rotate' } : { _tag: 'expired' }
}

/** The session's row is locked, so that two uses of one token are judged one after the other. */
const lockedSession = (tx: Tx, hash: string) =>
  tx
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(['sessions.id', 'sessions.member_id', 'sessions.created_at'])
    .where('refresh_tokens.hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst()

const rotateLocked = async (
  tx: Tx,
  hash: string,
  session: { readonly id: string; readonly member_id: string; readonly created_at: Date },
  now: Date,
): Promise<Tokens | null> => {
  const familyLeftS = familyLifeS - Math.floor((now.getTime() - session.created_at.getTime()) / 1000)
  if (familyLeftS <= 0) return null
  const family = await tx
    .selectFrom('refresh_tokens')
    .select(['hash', 'predecessor', 'expires_at', 'used_at', 'replaced_at'])
    .where((where) => where.or([where('hash', '=', hash), where('predecessor', '=', hash)]))
    .where('session_id', '=', session.id)
    .execute()
  const token = family.find((each) => each.hash === hash)
  if (token === undefined) return null
  const successor = family.find((each) => each.predecessor === hash && each.replaced_at === null)
  const decision = decideRotation(token, successor !== undefined && successor.used_at !== null, now)
  if (decision._tag === 'expired') return null
  if (decision._tag === 'reuse') {
    await endSession(tx, session.id, now)
    await audit(tx, { actor: session.member_id, action: 'session.reuse-detected', subject: session.id }, now)
    return null
  }
  if (decision._tag === 'rotate') {
    await tx.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', hash).execute()
  } else if (successor !== undefined) {
    await tx.updateTable('refresh_tokens').set({ replaced_at: now }).where('hash', '=', successor.hash).execute()
  }
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute()
  return issueTokens(tx, { sessionId: session.id, memberId: session.member_id, predecessor: hash }, familyLeftS, now)
}

export const rotate = async (db: Db, refreshToken: string, now: Date): Promise<E.Either<Refused, Tokens>> => {
  const hash = sha256(refreshToken)
  const outcome = await inTransaction<never, Tokens | null>(db, async (tx) => {
    const session = await lockedSession(tx, hash)
    return E.right(session === undefined ? null : await rotateLocked(tx, hash, session, now))
  })
  return E.isRight(outcome) && outcome.right !== null ? E.right(outcome.right) : refuse('refresh_invalid')
}
