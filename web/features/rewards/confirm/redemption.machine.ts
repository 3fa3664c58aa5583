import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import type { CallFailure, IdempotencyKey, Order, PostalAddress } from '@careplus/core/ports'
import { isSettled } from '../../../calls/form/settled'

/** What is ordered, where it goes, and the key under which it is ordered once. */
export interface Ask {
  readonly quantity: number
  readonly address: PostalAddress
}
export interface Try extends Ask {
  readonly key: IdempotencyKey
  /** In all, as they were shown when it was confirmed; tries of an earlier version have none. */
  readonly points?: number
}
type Answer = Either<CallFailure, Order>

interface Context {
  /** What is looked over, or was tried. */
  readonly ask: Ask | null
  readonly key: IdempotencyKey | null
  readonly points: number | null
  readonly failure: CallFailure | null
  readonly order: Order | null
}

type Event =
  | { readonly type: 'address.given'; readonly ask: Ask }
  | { readonly type: 'address.wanted' }
  /** `key`: for a try that is not under way yet. */
  | { readonly type: 'confirmed'; readonly key: IdempotencyKey; readonly points: number }
  | { readonly type: 'asked.again' }
  | { readonly type: 'connection.returned' }

const notProvided = () => Promise.reject(new Error('actor not provided'))

const leftOf = (answer: Answer): CallFailure | null => (isLeft(answer) ? answer.left : null)

/**
 * One redemption: where to, looked over, confirmed once. A try whose outcome nobody knows stays under its key, and can
 * only be repeated, by a press or by the connection coming back, until the server has said what became of it.
 */
export const redemptionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** A try of an earlier visit that was never answered. */
    input: {} as { readonly unanswered: Try | null },
    tags: {} as 'busy',
  },
  actors: { redeem: fromPromise<Answer, Try>(notProvided) },
  guards: {
    isUnanswered: ({ context }) => context.key !== null,
    wasTriedHere: ({ context }) => context.failure !== null,
  },
}).createMachine({
  id: 'redemption',
  context: ({ input: { unanswered } }) => ({
    ask: unanswered === null ? null : { quantity: unanswered.quantity, address: unanswered.address },
    key: unanswered?.key ?? null,
    points: unanswered?.points ?? null,
    failure: null,
    order: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isUnanswered', target: 'unsure' }, { target: 'addressing' }] },
    addressing: {
      on: {
        'address.given': {
          target: 'reviewing',
          actions: assign({ ask: ({ event }) => event.ask, failure: null }),
        },
      },
    },
    reviewing: {
      on: {
        'address.wanted': { target: 'addressing', actions: assign({ failure: null }) },
        confirmed: {
          target: 'redeeming',
          actions: assign(({ event: { key, points } }) => ({ key, points, failure: null })),
        },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        src: 'redeem',
        input: ({ context: { ask, key, points } }) => ({ ...ask!, key: key!, ...(points === null ? {} : { points }) }),
        onDone: [
          {
            guard: ({ event }) => isRight(event.output),
            target: 'placed',
            actions: assign({
              order: ({ event }) => (isRight(event.output) ? event.output.right : null),
              key: null,
            }),
          },
          {
            guard: ({ event }) => isLeft(event.output) && isSettled(event.output.left),
            target: 'reviewing',
            actions: assign({ failure: ({ event }) => leftOf(event.output), key: null }),
          },
          { target: 'unsure', actions: assign({ failure: ({ event }) => leftOf(event.output) }) },
        ],
        onError: 'broken',
      },
    },
    unsure: {
      on: {
        'asked.again': 'redeeming',
        // What was tried in an earlier visit may never have arrived: points are spent on it by a press alone.
        'connection.returned': { guard: 'wasTriedHere', target: 'redeeming' },
      },
    },
    placed: { type: 'final' },
    broken: {},
  },
})
