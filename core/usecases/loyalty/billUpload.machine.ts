import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { StoredBill, StoredBillState } from '../../ports/billQueue.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { waitOf } from '../../domain/call/outcome.js'
import type { Bill } from '../../ports/loyalty.js'
import { msUntil } from './fullDay.js'
import { uploadBill, type Refused, type UploadBillDeps, type UploadOutcome } from './uploadBill.js'

interface Input {
  readonly kept: Pick<StoredBill, 'id' | 'memberId' | 'state'>
}

interface Context {
  readonly billId: string
  readonly memberId: string
  readonly found: StoredBillState
  readonly sent: number
  readonly all: number
  readonly tries: number
  /** null: it does not wait, or the reason is unknown. */
  readonly failure: CallFailure | null
  /** The start of the next day, in milliseconds since the epoch; null: not limited by the day. */
  readonly notBefore: number | null
  readonly refusal: Refused | null
  readonly bill: Bill | null
}

/** Events of the machine that sends one bill. */
export type BillUploadEvent =
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'pause.followed' }
  | { readonly type: 'resume.followed' }
  /** Another tab has sent it, or the member has deleted it. */
  | { readonly type: 'bill.gone' }
  | { readonly type: 'bytes.sent'; readonly sent: number; readonly all: number }
  | { readonly type: 'upload.ended'; readonly outcome: UploadOutcome }
  | { readonly type: 'upload.broke' }

type Tag = 'waiting' | 'busy' | 'paused' | 'needsRepair' | 'sent' | 'gone' | 'retryable'

type UploadInput = Pick<Context, 'billId' | 'memberId'>

/** Between attempts of an open page; a returned connection retries at once. */
const pausesMs = [5_000, 15_000, 60_000] as const
const longestPauseMs = 10 * 60_000

const pauseMs = ({ tries, failure, notBefore }: Pick<Context, 'tries' | 'failure' | 'notBefore'>, now: number) => {
  // Bounded, because the clock may be corrected or the device may sleep.
  if (notBefore !== null) return Math.min(longestPauseMs, msUntil(notBefore, now))
  const requestedMs = failure === null ? 0 : waitOf(failure) * 1000
  return Math.min(longestPauseMs, Math.max(requestedMs, pausesMs[Math.min(tries, pausesMs.length) - 1] ?? pausesMs[0]))
}

const outcomeIs = ({ event }: { event: unknown }, { tag }: { readonly tag: UploadOutcome['_tag'] }): boolean =>
  (event as { readonly outcome: UploadOutcome }).outcome._tag === tag

/** Tags: `waiting` รอส่ง · `busy` กำลังส่ง · `paused` พักไว้ · `needsRepair` ต้องแก้ไข · `sent` ส่งแล้ว · `gone` not
 * in the queue any more · `retryable` shows a retry button. */
export const billUploadMachine = setup({
  types: { context: {} as Context, events: {} as BillUploadEvent, input: {} as Input, tags: {} as Tag },
  actors: {
    upload: fromCallback<BillUploadEvent, UploadInput>(() => undefined),
    storePaused: fromPromise<void, { readonly billId: string }>(() => Promise.resolve()),
  },
  actions: {
    storePending: () => {},
    resetAttempts: assign({ tries: 0 }),
    countAttempt: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  guards: {
    outcomeIs,
    isPaused: ({ context }) => context.found._tag === 'paused',
    isRefused: ({ context }) => context.found._tag === 'refused',
    isDue: () => true,
  },
  delays: { pause: 0 },
}).createMachine({
  id: 'billUpload',
  context: ({ input: { kept } }) => ({
    billId: kept.id,
    memberId: kept.memberId,
    found: kept.state,
    sent: 0,
    all: 0,
    tries: 0,
    failure: null,
    notBefore: (kept.state._tag === 'waiting' ? kept.state.notBefore : null) ?? null,
    refusal: kept.state._tag === 'refused' ? kept.state : null,
    bill: null,
  }),
  initial: 'found',
  states: {
    found: {
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isDue', target: 'sending' },
        { target: 'waiting' },
      ],
    },
    sending: {
      tags: 'busy',
      entry: assign({ sent: 0, all: 0 }),
      invoke: { src: 'upload', input: ({ context: { billId, memberId } }) => ({ billId, memberId }) },
      on: {
        'bytes.sent': { actions: assign({ sent: ({ event }) => event.sent, all: ({ event }) => event.all }) },
        'upload.ended': [
          {
            guard: { type: 'outcomeIs', params: { tag: 'Sent' } },
            target: 'sent',
            actions: assign({
              bill: ({ event: { outcome } }) => (outcome._tag === 'Sent' ? outcome.bill : null),
              failure: null,
            }),
          },
          { guard: { type: 'outcomeIs', params: { tag: 'Gone' } }, target: 'gone' },
          { guard: { type: 'outcomeIs', params: { tag: 'Paused' } }, target: 'paused' },
          {
            guard: { type: 'outcomeIs', params: { tag: 'refused' } },
            target: 'refused',
            actions: assign({
              refusal: ({ event: { outcome } }) => (outcome._tag === 'refused' ? outcome : null),
              failure: null,
            }),
          },
          {
            target: 'waiting',
            actions: [
              'countAttempt',
              assign({
                failure: ({ event: { outcome } }) => (outcome._tag === 'Unreachable' ? outcome.failure : null),
                notBefore: ({ event: { outcome } }) => (outcome._tag === 'DayFull' ? outcome.notBefore : null),
              }),
            ],
          },
        ],
        'upload.broke': { target: 'waiting', actions: ['countAttempt', assign({ failure: null, notBefore: null })] },
        'pause.requested': 'pausing',
        'pause.followed': 'paused',
      },
    },
    waiting: {
      tags: ['waiting', 'retryable'],
      after: {
        pause: [
          { guard: 'isDue', target: 'sending' },
          { target: 'waiting', reenter: true },
        ],
      },
      on: {
        'retry.requested': { target: 'sending', actions: 'resetAttempts' },
        // The day may have changed while the page slept.
        'connection.returned': { guard: 'isDue', target: 'sending' },
        'pause.requested': 'pausing',
        'pause.followed': 'paused',
      },
    },
    // It is paused once the device has stored that, so that a new page finds it so.
    pausing: {
      tags: 'busy',
      invoke: {
        src: 'storePaused',
        input: ({ context: { billId } }) => ({ billId }),
        onDone: 'paused',
        onError: 'paused',
      },
      on: { 'pause.followed': 'paused' },
    },
    paused: {
      tags: 'paused',
      on: {
        'resume.requested': { target: 'sending', actions: ['resetAttempts', 'storePending'] },
        'resume.followed': { target: 'sending', actions: 'resetAttempts' },
      },
    },
    refused: { tags: 'needsRepair' },
    sent: { tags: 'sent', type: 'final' },
    gone: { tags: 'gone', type: 'final' },
  },
  on: { 'bill.gone': '.gone' },
})

export const billUpload = (deps: UploadBillDeps) =>
  billUploadMachine.provide({
    actors: {
      upload: fromCallback<BillUploadEvent, UploadInput>(({ input: { billId, memberId }, sendBack }) => {
        const upload = uploadBill(deps)(billId, memberId, (sent, all) => sendBack({ type: 'bytes.sent', sent, all }))
        upload.outcome.then(
          (outcome) => sendBack({ type: 'upload.ended', outcome }),
          () => sendBack({ type: 'upload.broke' }),
        )
        return upload.stop
      }),
      storePaused: fromPromise<void, { readonly billId: string }>(({ input: { billId } }) =>
        deps.queue.setState(billId, { _tag: 'paused' }),
      ),
    },
    guards: { isDue: ({ context }) => msUntil(context.notBefore, deps.clock.now()) === 0 },
    delays: { pause: ({ context }) => pauseMs(context, deps.clock.now()) },
    actions: {
      storePending: ({ context: { billId } }) => {
        void deps.queue.setState(billId, { _tag: 'waiting' })
      },
    },
  })
