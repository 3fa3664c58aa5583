import { isLeft } from 'fp-ts/Either'
import type { BillQueue, StoredBillState } from '../../ports/billQueue.js'
import type { Clock } from '../../ports/clock.js'
import type { ApiError, CallFailure } from '../../domain/call/failure.js'
import { isPassing, outcomeOf } from '../../domain/call/outcome.js'
import type { Lock } from '../../ports/lock.js'
import type { Bill, BillPicture, Bills } from '../../ports/loyalty.js'
import type { OnSent } from '../../ports/upload.js'
import { isDayFull, msUntil, nextDayAt } from './fullDay.js'

export interface UploadBillDeps {
  readonly queue: Pick<BillQueue, 'find' | 'setState' | 'remove'>
  readonly bills: Pick<Bills, 'send'>
  readonly lock: Lock
  readonly clock: Clock
}

/** A bill that the server has refused, with the reason. */
export type Refused = Extract<StoredBillState, { readonly _tag: 'refused' }>

/** The outcome of one attempt to send a bill. */
export type UploadOutcome =
  | { readonly _tag: 'Sent'; readonly bill: Bill }
  | Refused
  /** Transient, or signed out: it waits. */
  | { readonly _tag: 'Unreachable'; readonly failure: CallFailure }
  /** The day's limit is reached: it waits until then (milliseconds since the epoch). */
  | { readonly _tag: 'DayFull'; readonly notBefore: number }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Paused' }

/** `stop`: nothing more is sent; a later attempt uses the same key. */
export interface Upload {
  readonly outcome: Promise<UploadOutcome>
  readonly stop: () => void
}

const refusal = ({ message, fields }: ApiError): Refused => ({ _tag: 'refused', message, fields })

const stateAfter = (failure: CallFailure, now: number): StoredBillState | null => {
  if (failure._tag === 'NetworkError' || isPassing(failure) || outcomeOf(failure) === 'signInNeeded') return null
  return isDayFull(failure) ? { _tag: 'waiting', notBefore: nextDayAt(failure, now) } : refusal(failure)
}

const uploadRefusals: ReadonlyArray<string> = ['required', 'not_one_of', 'malformed']

/** The server no longer has an uploaded picture: send it with the bill. */
const isUploadMissing = (failure: CallFailure, pictures: ReadonlyArray<BillPicture>): boolean =>
  failure._tag === 'ApiError' &&
  pictures.some(({ uploadId }) => uploadId !== undefined) &&
  failure.fields.some(({ field, code }) => field.split('.')[0] === 'pictures' && uploadRefusals.includes(code))

const heldBack = (state: StoredBillState, now: number): UploadOutcome | null => {
  if (state._tag === 'paused') return { _tag: 'Paused' }
  if (state._tag === 'refused') return state
  const { notBefore } = state
  return notBefore !== undefined && msUntil(notBefore, now) > 0 ? { _tag: 'DayFull', notBefore } : null
}

const lockOf = (billId: string): string => `bill-upload.${billId}`

/** Repeats, also in several tabs, create one bill: it is loaded again under the lock, has its own key, and leaves
 * the queue only after its answer. */
export const uploadBill =
  ({ queue, bills, lock, clock }: UploadBillDeps) =>
  (billId: string, memberId: string, onSent: OnSent): Upload => {
    let stopped = false
    let stop = (): void => undefined
    const run = async (): Promise<UploadOutcome> => {
      const stored = stopped ? null : await queue.find(billId)
      if (stopped) return { _tag: 'Paused' }
      if (stored === null || stored.memberId !== memberId) return { _tag: 'Gone' }
      const held = heldBack(stored.state, clock.now())
      if (held !== null) return held
      const send = (pictures: ReadonlyArray<BillPicture>) => {
        const sending = bills.send(stored.bill, pictures, stored.key, onSent)
        stop = sending.stop
        return sending.answer()
      }
      const first = await send(stored.pictures)
      // The server stores no key for a refusal, so the same key is free.
      const mustRetry = isLeft(first) && isUploadMissing(first.left, stored.pictures) && !stopped
      const answer = mustRetry ? await send(stored.pictures.map(({ uploadId: _, ...picture }) => picture)) : first
      if (isLeft(answer)) {
        const now = clock.now()
        const state = stateAfter(answer.left, now)
        if (state !== null) await queue.setState(billId, state)
        return (state && heldBack(state, now)) ?? { _tag: 'Unreachable', failure: answer.left }
      }
      await queue.remove(billId)
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
