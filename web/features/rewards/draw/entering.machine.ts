import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import type { CallFailure, EntriesTaken, IdempotencyKey } from '@careplus/core/ports'
import { isSettled } from '../../../calls/form/settled'

/** How many entries, and the key under which they are taken once. */
export interface Try {
  readonly tickets: number
  readonly key: IdempotencyKey
}
type Answer = Either<CallFailure, EntriesTaken>

interface Context {
  /** What is asked about, or was tried. */
  readonly tickets: number
  readonly key: IdempotencyKey | null
  /** Of the last try; null: none, or its answer was good. */
  readonly failure: CallFailure | null
}

type Event =
  | { readonly type: 'entry.wanted'; readonly tickets: number }
  | { readonly type: 'entry.dropped' }
  /** `key`: for a try that is not under way yet. */
  | { readonly type: 'confirmed'; readonly key: IdempotencyKey }
  | { readonly type: 'asked.again' }
  | { readonly type: 'connection.returned' }

const notProvided = () => Promise.reject(new Error('actor not provided'))

const leftOf = (answer: Answer): CallFailure | null => (isLeft(answer) ? answer.left : null)

/**
 * Spending points on a draw: chosen, asked, confirmed. A try whose outcome nobody knows stays under its key and can only be
 * repeated as it was, until the server has said what became of it; then more can be chosen.
 */
export const enteringMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** A try of an earlier visit that was never answered. */
    input: {} as { readonly unanswered: Try | null },
    tags: {} as 'asking' | 'busy',
  },
  actors: { enter: fromPromise<Answer, Try>(notProvided) },
  guards: {
    isUnanswered: ({ context }) => context.key !== null,
    wasTriedHere: ({ context }) => context.failure !== null,
  },
}).createMachine({
  id: 'entering',
  context: ({ input: { unanswered } }) => ({
    tickets: unanswered?.tickets ?? 1,
    key: unanswered?.key ?? null,
    failure: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isUnanswered', target: 'unsure' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'entry.wanted': {
          target: 'asking',
          actions: assign({ tickets: ({ event }) => event.tickets, failure: null }),
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'entry.dropped': 'choosing',
        confirmed: { target: 'entering', actions: assign({ key: ({ event }) => event.key }) },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ tickets: context.tickets, key: context.key! }),
        onDone: [
          {
            guard: ({ event }) => isRight(event.output) || isSettled(event.output.left),
            target: 'choosing',
            actions: assign({ failure: ({ event }) => leftOf(event.output), key: null }),
          },
          { target: 'unsure', actions: assign({ failure: ({ event }) => leftOf(event.output) }) },
        ],
        onError: 'broken',
      },
    },
    unsure: {
      on: {
        'asked.again': 'entering',
        // What was tried in an earlier visit may never have arrived: points are spent on it by a press alone.
        'connection.returned': { guard: 'wasTriedHere', target: 'entering' },
      },
    },
    broken: {},
  },
})
