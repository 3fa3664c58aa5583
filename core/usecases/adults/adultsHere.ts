import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { consentVersions } from '../../domain/consent/consent.js'
import type {
  Adult,
  AdultAnswers,
  AdultAsked,
  AdultConsent,
  AdultPassage,
  AdultQuestions,
  Adults,
  AskedState,
  MobilityCheck,
  MobilityChecks,
  NewMobilityCheck,
  PutQuestion,
} from '../../ports/adults.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { Clock } from '../../ports/clock.js'
import type { CallFailure } from '../../ports/failures.js'
import type { Lock } from '../../ports/lock.js'
import { moveAdult, movedTo, passageOf, type MoveAdultDeps, type Moved } from './moveAdult.js'

export interface AdultsHereDeps extends MoveAdultDeps {
  readonly here: {
    readonly adults: Pick<Adults, 'list' | 'change' | 'remove'>
    readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult' | 'add' | 'remove'>
  }
  readonly questions: Pick<AdultQuestions, 'ask' | 'revoke'>
  readonly answers: Pick<AdultAnswers, 'look'>
  readonly lock: Lock
  readonly clock: Clock
}

/** Whoever writes to the adults of this device takes turns among its tabs. */
export const adultsLock = 'adults-here'

/** An adult whom this device keeps. */
export interface AdultHere {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
  readonly passage: AdultPassage
}

/** The adults of this device, and their way into the account. */
export interface AdultsHere {
  /** Looks at each question that was put, moves whoever has agreed, and tells who stays. Only the device can fail. */
  readonly settle: TaskEither<CallFailure, ReadonlyArray<AdultHere>>
  /** The account's id of an adult who was moved from here; null: not moved. */
  readonly movedTo: (adultId: string) => string | null
  /** Puts a question to that adult; one that is still open is taken back. Who has agreed is not asked again. */
  readonly ask: (adultId: string) => TaskEither<CallFailure, PutQuestion>
  /** One's own data into the account, by one's own word. */
  readonly agreeForMyself: (adultId: string) => TaskEither<CallFailure, Moved>
  /** A check, added to whoever is kept here. */
  readonly addCheck: (
    adultId: string,
    check: NewMobilityCheck,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, MobilityCheck>
  readonly change: Adults['change']
  readonly removeCheck: MobilityChecks['remove']
  /** With every check, and with the question where one is open. */
  readonly remove: Adults['remove']
}

/** An open question runs out, and so does a yes that is not used. What cannot be looked at stays as it was. */
const lookedAt = (question: PutQuestion, now: number, answer: E.Either<CallFailure, AdultAsked>): PutQuestion => {
  if (E.isLeft(answer))
    return answer.left._tag === 'ApiError' && answer.left.status === 404 ? { ...question, state: 'gone' } : question
  const { state, expires_at } = answer.right
  const over = (state === 'open' || state === 'agreed') && Date.parse(expires_at) <= now
  return { ...question, expires_at, state: over ? 'expired' : state }
}

/** An answer of that adult that lets the data be kept. */
const letsKeep = (state: AskedState): boolean => state === 'agreed' || state === 'used'

export const adultsHere = (deps: AdultsHereDeps): AdultsHere => {
  const { here, questions, answers, passages, lock, clock, random } = deps
  const inTurn =
    <A>(work: () => Promise<E.Either<CallFailure, A>>): TaskEither<CallFailure, A> =>
    () =>
      lock.run(adultsLock, work)

  const settleOne = async ({ id, relation }: Adult): Promise<void> => {
    const { question, sent } = passageOf(passages, id)
    if (question === null) {
      // Begun by one's own word, and not finished.
      if (relation === 'myself' && sent !== null) await moveAdult(deps, id, sent.consent)
      return
    }
    const now = lookedAt(question, clock.now(), await answers.look(question.secret)())
    passages.put({ ...passageOf(passages, id), question: now })
    if (letsKeep(now.state)) await moveAdult(deps, id, { question: question.id })
  }

  const takeBack = async (adultId: string): Promise<void> => {
    const { question } = passageOf(passages, adultId)
    // Where this does not arrive the question runs out by itself; its answer finds nobody here.
    if (question?.state === 'open') await questions.revoke(question.id, `${question.id}:revoke`)()
  }

  return {
    settle: inTurn(async () => {
      const before = await here.adults.list()
      if (E.isLeft(before)) return before
      for (const adult of before.right) await settleOne(adult)
      const listed = await here.adults.list()
      if (E.isLeft(listed)) return listed
      for (const { adultId, accountId } of passages.list())
        if (accountId === null && !listed.right.some(({ id }) => id === adultId)) passages.remove(adultId)
      const all: AdultHere[] = []
      for (const adult of listed.right) {
        const checks = await here.mobilityChecks.ofAdult(adult.id)()
        if (E.isLeft(checks)) return checks
        all.push({ adult, checks: checks.right, passage: passageOf(passages, adult.id) })
      }
      return E.right(all)
    }),
    movedTo: (adultId) => movedTo(passages, adultId),
    ask: (adultId) =>
      inTurn(async () => {
        const before = passageOf(passages, adultId).question
        if (before !== null && letsKeep(before.state)) return E.right(before)
        await takeBack(adultId)
        const asked = await questions.ask(random.uuid())()
        if (E.isLeft(asked)) return asked
        const { question, secret } = asked.right
        const { id, asked_at, expires_at, state } = question
        const put = { id, secret, asked_at, expires_at, state }
        passages.put({ adultId, question: put, sent: null, accountId: null })
        return E.right(put)
      }),
    agreeForMyself: (adultId) =>
      inTurn(() => {
        const consent: AdultConsent = { version: consentVersions.mobility }
        return moveAdult(deps, adultId, consent)
      }),
    addCheck: (adultId, check, key) => inTurn(here.mobilityChecks.add(adultId, check, key)),
    removeCheck: (adultId, checkId, key) => inTurn(here.mobilityChecks.remove(adultId, checkId, key)),
    change: (id, profile, key) => inTurn(here.adults.change(id, profile, key)),
    remove: (id, key) =>
      inTurn(async () => {
        await takeBack(id)
        const removed = await here.adults.remove(id, key)()
        if (E.isRight(removed)) passages.remove(id)
        return removed
      }),
  }
}
