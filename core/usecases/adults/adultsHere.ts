import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { consentVersions } from '../../domain/consents/consent.js'
import type {
  Adult,
  AdultAsked,
  AdultConsent,
  AdultPassage,
  Adults,
  AskedState,
  MobilityCheck,
  MobilityChecks,
  NewMobilityCheck,
  PutQuestion,
} from '../../ports/adults.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { Clock } from '../../ports/clock.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { outcomeOf } from '../../domain/call/outcome.js'
import type { Lock } from '../../ports/lock.js'
import { passageOf } from './inAccount.js'
import { moveAdult, movedTo, type Moved } from './moveAdult.js'
import { turnOf, type AdultsAccount, type AdultsDevice, type Turn } from './turn.js'

export interface AdultsHereDeps extends AdultsAccount {
  readonly device: () => AdultsDevice
  readonly lock: Lock
  readonly clock: Clock
  readonly random: Turn['random']
}

/** Each writer of this device's adults takes it, in all tabs. */
export const adultsLock = 'adults-here'

/** An adult on this device, with the passage into the account. */
export interface AdultHere {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
  readonly passage: AdultPassage
}

/** The adults of this device, and their move into the account. */
export interface AdultsHere {
  /** Moves the adults who agreed, and gives the rest. Fails only if the device does. */
  readonly settle: () => Promise<Either<CallFailure, ReadonlyArray<AdultHere>>>
  readonly movedTo: (adultId: string) => string | null
  /** Withdraws the open question. A consent already given stays. */
  readonly ask: (adultId: string) => Promise<Either<CallFailure, PutQuestion>>
  readonly agreeForMyself: (adultId: string) => Promise<Either<CallFailure, Moved>>
  readonly addCheck: (
    adultId: string,
    check: NewMobilityCheck,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, MobilityCheck>>
  readonly change: Adults['change']
  readonly removeCheck: MobilityChecks['remove']
  readonly remove: Adults['remove']
}

const mayExpire: Readonly<Record<AdultAsked['state'], boolean>> = {
  open: true,
  agreed: true,
  refused: false,
  used: false,
}

/** An open question expires, and so does an unused yes. A question that cannot be loaded does not change. */
const afterCheck = (question: PutQuestion, now: number, answer: E.Either<CallFailure, AdultAsked>): PutQuestion => {
  if (E.isLeft(answer)) return outcomeOf(answer.left) === 'missing' ? { ...question, state: 'gone' } : question
  const { state, expires_at } = answer.right
  const over = mayExpire[state] && Date.parse(expires_at) <= now
  return { ...question, expires_at, state: over ? 'expired' : state }
}

const letsStore: Readonly<Record<AskedState, boolean>> = {
  open: false,
  agreed: true,
  refused: false,
  used: true,
  expired: false,
  gone: false,
}

const isOver = ({ question, sent }: AdultPassage, now: number): boolean =>
  question !== null &&
  (question.state === 'gone' ||
    (Date.parse(question.expires_at) <= now &&
      (question.state === 'expired' || (question.state === 'refused' && sent === null))))

/** The adults of this device with their checks. Changes run one at a time, in all tabs. */
export const adultsHere = (deps: AdultsHereDeps): AdultsHere => {
  const { device, lock, clock } = deps
  const inTurn = <A>(work: (turn: Turn) => Promise<E.Either<CallFailure, A>>): Promise<Either<CallFailure, A>> => {
    const turn = turnOf(device(), deps, deps.random)
    return lock.run(adultsLock, () => work(turn))
  }

  const settleOne = async (turn: Turn, { id, relation }: Adult): Promise<void> => {
    const { passages, answers } = turn
    const passage = passageOf(passages, id)
    const { question, sent } = passage
    if (question === null) {
      // An earlier move by one's own consent did not finish.
      if (relation === 'myself' && sent !== null) await moveAdult(turn, id, sent.consent)
      return
    }
    if (isOver(passage, clock.now())) return
    const now = afterCheck(question, clock.now(), await answers.look(question.secret))
    passages.put({ ...passageOf(passages, id), question: now })
    if (letsStore[now.state]) await moveAdult(turn, id, { question: question.id })
  }

  const withdrawQuestion = async ({ passages, questions }: Turn, adultId: string): Promise<void> => {
    const { question } = passageOf(passages, adultId)
    // If this call fails, the question expires by itself; its answer finds no adult on this device.
    if (question?.state === 'open') await questions.revoke(question.id, `${question.id}:revoke`)
  }

  return {
    settle: () =>
      inTurn(async (turn) => {
        const { here, passages } = turn
        const before = await here.adults.list()
        if (E.isLeft(before)) return before
        for (const adult of before.right) await settleOne(turn, adult)
        const listed = await here.adults.list()
        if (E.isLeft(listed)) return listed
        for (const { adultId, accountId } of passages.list())
          if (accountId === null && !listed.right.some(({ id }) => id === adultId)) passages.remove(adultId)
        const all: AdultHere[] = []
        for (const adult of listed.right) {
          const checks = await here.mobilityChecks.ofAdult(adult.id)
          if (E.isLeft(checks)) return checks
          all.push({ adult, checks: checks.right, passage: passageOf(passages, adult.id) })
        }
        return E.right(all)
      }),
    movedTo: (adultId) => movedTo(device().passages, adultId),
    ask: (adultId) =>
      inTurn(async (turn) => {
        const { passages, questions, random } = turn
        const before = passageOf(passages, adultId).question
        if (before !== null && letsStore[before.state]) return E.right(before)
        await withdrawQuestion(turn, adultId)
        const asking = await questions.ask(random.uuid())
        if (E.isLeft(asking)) return asking
        const { question, secret } = asking.right
        const { id, asked_at, expires_at, state } = question
        const put = { id, secret, asked_at, expires_at, state }
        passages.put({ adultId, question: put, sent: null, accountId: null })
        return E.right(put)
      }),
    agreeForMyself: (adultId) =>
      inTurn(async (turn) => {
        const consent: AdultConsent = { version: consentVersions.mobility }
        const moved = await moveAdult(turn, adultId, consent)
        // The account no longer has what the earlier consent created; this consent starts again.
        const begunAnew = E.isLeft(moved) && passageOf(turn.passages, adultId).sent === null
        return begunAnew ? moveAdult(turn, adultId, consent) : moved
      }),
    addCheck: (adultId, check, key) => inTurn((turn) => turn.here.mobilityChecks.add(adultId, check, key)),
    removeCheck: (adultId, checkId, key) => inTurn((turn) => turn.here.mobilityChecks.remove(adultId, checkId, key)),
    change: (id, change, version, key) => inTurn((turn) => turn.here.adults.change(id, change, version, key)),
    remove: (id, version, key) =>
      inTurn(async (turn) => {
        const removed = await turn.here.adults.remove(id, version, key)
        if (E.isLeft(removed)) return removed
        await withdrawQuestion(turn, id)
        turn.passages.remove(id)
        return removed
      }),
  }
}
