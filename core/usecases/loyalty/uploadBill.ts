import { isLeft } from 'fp-ts/Either'
import { addDays, startOfBangkokDay, todayInBangkok } from '../../domain/calendar/arithmetic.js'
import type { BillQueue, KeptBillState } from '../../ports/billQueue.js'
import type { Clock } from '../../ports/clock.js'
import type { ApiError, CallFailure } from '../../ports/failures.js'
import type { Lock } from '../../ports/lock.js'
import type { Bill, Bills } from '../../ports/loyalty.js'
import type { OnSent } from '../../ports/sending.js'
import { isPassing } from '../sending/isPassing.js'

export interface UploadBillDeps {
  readonly queue: Pick<BillQueue, 'find' | 'setState' | 'remove'>
  readonly bills: Pick<Bills, 'send'>
  readonly lock: Lock
  readonly clock: Clock
}

export type Refused = Extract<KeptBillState, { readonly _tag: 'refused' }>

export type UploadOutcome =
  | { readonly _tag: 'Sent'; readonly bill: Bill }
  | Refused
  /** Weather, the session has ended, or its member has sent all that a day takes: it waits. */
  | { readonly _tag: 'Unreachable'; readonly failure: CallFailure }
  /** It is no longer here: sent by another tab, or given up in it. */
  | { readonly _tag: 'Gone' }
  /** Nothing has left: it was stopped, or another tab was asked to pause. */
  | { readonly _tag: 'Paused' }

/** An upload under way. `stop`: nothing more leaves; what has arrived has arrived, and its key is the same at the next try. */
export interface Upload {
  readonly outcome: Promise<UploadOutcome>
  readonly stop: () => void
}

const refusal = ({ message, fields }: ApiError): Refused => ({ _tag: 'refused', message, fields })

/** Nothing is wrong with it but the day: the next one takes it. */
export const isDayFull = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' &&
  failure.fields.length > 0 &&
  failure.fields.every(({ code }) => code === 'too_many_bills')

const secondsToTomorrow = (now: number): number =>
  Math.ceil((startOfBangkokDay(addDays(todayInBangkok(now), 1)) - now) / 1000)

const outcomeOf = (failure: CallFailure, now: number): UploadOutcome => {
  if (failure._tag === 'NetworkError' || isPassing(failure) || failure.status === 401)
    return { _tag: 'Unreachable', failure }
  return isDayFull(failure)
    ? { _tag: 'Unreachable', failure: { ...failure, retryAfter: secondsToTomorrow(now) } }
    : refusal(failure)
}

/** One bill is sent by one tab at a time. */
const lockOf = (billId: string): string => `bill-upload.${billId}`

/**
 * Sends a bill of the queue. However often it runs, and in however many tabs, there is one bill: it is read again under the
 * lock, goes with its own key, and leaves the queue only when its answer is here.
 */
export const uploadBill =
  ({ queue, bills, lock, clock }: UploadBillDeps) =>
  (billId: string, memberId: string, onSent: OnSent): Upload => {
    let stopped = false
    let stop = (): void => undefined
    const run = async (): Promise<UploadOutcome> => {
      const kept = stopped ? null : await queue.find(billId)()
      if (stopped || kept?.state._tag === 'paused') return { _tag: 'Paused' }
      if (kept === null || kept.memberId !== memberId) return { _tag: 'Gone' }
      if (kept.state._tag === 'refused') return kept.state
      const sending = bills.send(kept.bill, kept.pictures, kept.key, onSent)
      stop = sending.stop
      const answer = await sending.answer()
      if (isLeft(answer)) {
        const outcome = outcomeOf(answer.left, clock.now())
        if (outcome._tag === 'refused') await queue.setState(billId, outcome)()
        return outcome
      }
      await queue.remove(billId)()
      return { _tag: 'Sent', bill: answer.right }
    }
    return {
      outcome: lock.run(lockOf(billId), run),
      stop: () => {
        stopped = true
        stop()
      },
    }
  }
