import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import {
  mayUseQuestion,
  questionEnd,
  questionLifeSeconds,
  questionState,
  type QuestionFacts,
} from '@careplus/core/internal/adults'
import type { AdultQuestion, MadeAdultQuestion } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { adultQuestions } from '../../platform/limits/limitRules.js'
import type { Schema } from '../../platform/store/schema.js'
import { inTransaction, type Db } from '../../platform/store/store.js'

export const secretHash = (secret: string): string => sha256(`adult question ${secret}`)

type Row = Pick<Schema['adult_questions'], 'id' | 'asked_at' | 'expires_at' | 'agreed' | 'answered_at'>

export const factsOf = ({ expires_at, agreed, answered_at }: Row, used: boolean): QuestionFacts => ({
  expiresAt: expires_at.getTime(),
  answer: agreed === null || answered_at === null ? null : { agreed, at: answered_at.getTime() },
  used,
})

const toQuestion = (row: Row): AdultQuestion => {
  const facts = factsOf(row, false)
  return {
    id: row.id,
    state: questionState(facts),
    asked_at: row.asked_at.toISOString(),
    expires_at: new Date(questionEnd(facts)).toISOString(),
  }
}

const columns = ['id', 'asked_at', 'expires_at', 'agreed', 'answered_at'] as const

/** Questions that no adult is stored by yet, newest first. */
export const listQuestions = async (db: Db, member: string, now: Date): Promise<AdultQuestion[]> =>
  (
    await db
      .selectFrom('adult_questions')
      .select(columns)
      .where('member_id', '=', member)
      .where((of) =>
        of.not(
          of.exists(
            of.selectFrom('adults').select('adults.id').whereRef('adults.question_id', '=', 'adult_questions.id'),
          ),
        ),
      )
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .execute()
  )
    .map(toQuestion)
    .filter(({ state, expires_at }) => state !== 'refused' && Date.parse(expires_at) >= now.getTime())

export const createQuestion = (db: Db, member: string, now: Date): Promise<E.Either<Refused, MadeAdultQuestion>> =>
  inTransaction(db, async (tx) => {
    const counted = await countHits(tx, [adultQuestions(member)], now)
    if (E.isLeft(counted)) return counted
    const secret = opaqueToken()
    const row = await tx
      .insertInto('adult_questions')
      .values({
        id: randomUUID(),
        member_id: member,
        secret_hash: secretHash(secret),
        asked_at: now,
        expires_at: new Date(now.getTime() + questionLifeSeconds * 1000),
        agreed: null,
        answered_at: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await audit(tx, { actor: member, action: 'adult.asked', subject: row.id }, now)
    return E.right({ question: toQuestion(row), secret })
  })

const heldQuestion = async (db: Db, member: string, id: string) => {
  const row = await db
    .selectFrom('adult_questions')
    .select(columns)
    .where('id', '=', id)
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  // Read after the lock, because an earlier holder may have used the question.
  const adult = await db.selectFrom('adults').select('id').where('question_id', '=', id).executeTakeFirst()
  return { row, used: adult !== undefined }
}

/** A question with a stored adult stays, because the adult withdraws by it. */
export const revokeQuestion = async (db: Db, member: string, id: string): Promise<E.Either<Refused, null>> => {
  const held = await heldQuestion(db, member, id)
  if (held === undefined || held.used) return refuse('not_found')
  await db.deleteFrom('adult_questions').where('id', '=', id).execute()
  return E.right(null)
}

/** The question is locked until the transaction ends. */
export const mayStoreBy = async (db: Db, member: string, id: string, now: Date): Promise<boolean> => {
  const held = await heldQuestion(db, member, id)
  return held !== undefined && mayUseQuestion(factsOf(held.row, held.used), now.getTime())
}
