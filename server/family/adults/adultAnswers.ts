import * as E from 'fp-ts/Either'
import { decideQuestion, questionEnd, questionState, type AnswerEffect } from '@careplus/core/internal/adults'
import type { AdultAsked } from '@careplus/core/ports'
import type { Endpoint } from '@careplus/adapters/contract'
import { audit } from '../../platform/audit/audit.js'
import type { Call } from '../../platform/http/call.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits, type Limited } from '../../platform/limits/limits.js'
import {
  adultAnswerEmails,
  adultQuestionAnswers,
  adultQuestionViews,
  unknownAdultQuestionsFromNetwork,
} from '../../platform/limits/limitRules.js'
import { accountOf } from '../../account/exports/members.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { adultAnsweredEmail } from './adultAnsweredEmail.js'
import { factsOf, secretHash } from './adultQuestions.js'
import { restoreAdult, withdrawAdult } from './withdrawAdult.js'

const lockQuestion = async (tx: Tx, secret: string) => {
  const row = await tx
    .selectFrom('adult_questions')
    .select(['id', 'member_id', 'secret_hash', 'asked_at', 'expires_at', 'agreed', 'answered_at'])
    .where('secret_hash', '=', secretHash(secret))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const adult = await tx
    .selectFrom('adults')
    .select(['id', 'name'])
    .where('question_id', '=', row.id)
    .forUpdate()
    .executeTakeFirst()
  const asker = await tx
    .selectFrom('members')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow()
  return { row, adult: adult ?? null, asking: asker }
}

type Held = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

const isAskersDevice = ({ asking: { email, phone } }: Held, ownerBy: Opener['ownerBy']): boolean =>
  (email !== null && ownerBy(accountOf(email)) !== null) || (phone !== null && ownerBy(phone) !== null)

const shown = (held: Held, ownerBy: Opener['ownerBy']): AdultAsked => {
  const { row, adult, asking: asker } = held
  const facts = factsOf(row, adult !== null)
  return {
    member: asker.name,
    state: questionState(facts),
    expires_at: new Date(questionEnd(facts)).toISOString(),
    agreed_at: facts.answer?.agreed === true ? new Date(facts.answer.at).toISOString() : null,
    asked_here: isAskersDevice(held, ownerBy),
  }
}

const notifyAsker = async (
  tx: Tx,
  { row, adult, asking: asker }: Held,
  effect: Exclude<AnswerEffect, 'again'>,
  publicUrl: string,
  now: Date,
): Promise<void> => {
  if (asker.email === null) return
  const room = await countHits(tx, [adultAnswerEmails(row.id)], now)
  if (E.isLeft(room)) return
  const message = adultAnsweredEmail({ effect, name: adult?.name ?? null, publicUrl })
  await queueMessage(tx, { channel: 'mail', to: asker.email, ...message }, now)
}

interface Opener {
  readonly secret: string
  readonly network: string
  readonly ownerBy: Call<Endpoint>['ownerBy']
}

/** A call counts against its network if the secret opens nothing, else against its question. */
const counted = async (
  db: Db,
  { secret, network }: Pick<Opener, 'secret' | 'network'>,
  ofQuestion: (question: string) => Limited,
  now: Date,
): Promise<E.Either<Refused, unknown>> => {
  const row = await db
    .selectFrom('adult_questions')
    .select('id')
    .where('secret_hash', '=', secretHash(secret))
    .executeTakeFirst()
  const limit = row === undefined ? unknownAdultQuestionsFromNetwork(network) : ofQuestion(row.id)
  // Its own transaction, so that it stays counted if the call is refused.
  return inTransaction(db, (tx) => countHits(tx, [limit], now))
}

export const previewQuestion = async (db: Db, opener: Opener, now: Date): Promise<E.Either<Refused, AdultAsked>> => {
  const room = await counted(db, opener, adultQuestionViews, now)
  if (E.isLeft(room)) return room
  return inTransaction(db, async (tx) => {
    const held = await lockQuestion(tx, opener.secret)
    return held === undefined ? refuse('not_found') : E.right(shown(held, opener.ownerBy))
  })
}

interface Answering extends Opener {
  readonly agreed: boolean
  readonly publicUrl: string
}

/** A no hides the stored data at once. The member is notified. */
export const answerQuestion = async (
  db: Db,
  { agreed, publicUrl, ...opener }: Answering,
  now: Date,
): Promise<E.Either<Refused, AdultAsked>> => {
  const room = await counted(db, opener, adultQuestionAnswers, now)
  if (E.isLeft(room)) return room
  return inTransaction<Refused, E.Either<Refused, AdultAsked>>(db, async (tx) => {
    const held = await lockQuestion(tx, opener.secret)
    if (held === undefined) return refuse('not_found')
    const { row, adult } = held
    if (agreed && isAskersDevice(held, opener.ownerBy)) {
      await audit(tx, { actor: row.member_id, action: 'adult.agreed-here', subject: row.id }, now)
      return E.right(refuse('asked_here'))
    }
    const decided = decideQuestion(factsOf(row, adult !== null), agreed, now.getTime())
    if (E.isLeft(decided)) return refuse('link_invalid')
    if (decided.right === 'again') return E.right(E.right(shown(held, opener.ownerBy)))
    await tx.updateTable('adult_questions').set({ agreed, answered_at: now }).where('id', '=', row.id).execute()
    if (adult !== null)
      await (agreed
        ? restoreAdult(tx, adult.id, now)
        : withdrawAdult(tx, { member: row.member_id, adult: adult.id }, now))
    const action = agreed ? 'adult.agreed' : 'adult.refused'
    await audit(tx, { actor: 'nobody', action, subject: row.id }, now)
    await notifyAsker(tx, held, decided.right, publicUrl, now)
    return E.right(E.right(shown({ ...held, row: { ...row, agreed, answered_at: now } }, opener.ownerBy)))
  }).then(E.flatten)
}
