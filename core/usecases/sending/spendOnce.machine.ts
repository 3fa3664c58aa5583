import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSettled } from '../../domain/call/outcome.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { Try } from '../../ports/storedTry.js'
import type { Sent } from './sendOnce.js'

interface Context<Wish, A> {
  /** What is looked over, or was tried; null: nothing was chosen yet. */
  readonly wish: Wish | null
  /** Of a try that is under way, or whose outcome nobody knows; null: there is none. */
  readonly key: IdempotencyKey | null
  /** Of the last try; null: none, or its answer was good. */
  readonly failure: CallFailure | null
  /** What came of the last try. */
  readonly done: A | null
}

type Event<Wish> =
  | { readonly type: 'wish.given'; readonly wish: Wish }
  | { readonly type: 'wish.dropped' }
  /** `key`: for a try that is not under way yet. `wish`: as it was shown at the press, where that tells more. */
  | { readonly type: 'confirmed'; readonly key: IdempotencyKey; readonly wish?: Wish }
  | { readonly type: 'asked.again' }
  | { readonly type: 'connection.returned' }

const notProvided = () => Promise.reject(new Error('actor not provided'))

/**
 * Spending points: chosen, looked over, confirmed once. A try whose outcome nobody knows stays under its key and can only
 * be repeated as it was, by a press or by the connection coming back, until the server has said what became of it. Tags:
 * `asking` the last look before the press · `busy`. `send` is to be provided, as a use case that is made with `sendOnce`.
 * @example
 * const actor = createActor(spendOnceMachine<{ tickets: number }, string>(), { input: { unanswered: null } }).start()
 * actor.send({ type: 'wish.given', wish: { tickets: 1 } })
 * actor.getSnapshot().hasTag('asking') // => true
 */
export const spendOnceMachine = <Wish, A>() =>
  setup({
    types: {
      context: {} as Context<Wish, A>,
      events: {} as Event<Wish>,
      /** A try of an earlier visit that was never answered. */
      input: {} as { readonly unanswered: Try<Wish> | null },
      tags: {} as 'asking' | 'busy',
    },
    actors: { send: fromPromise<Sent<Wish, A>, Try<Wish>>(notProvided) },
    actions: {
      take: assign(({ event }) => (event.type === 'wish.given' ? { wish: event.wish, failure: null, done: null } : {})),
      drop: assign({ failure: null }),
      confirm: assign(({ context, event }) =>
        event.type === 'confirmed'
          ? { wish: event.wish ?? context.wish, key: event.key, failure: null, done: null }
          : {},
      ),
    },
    guards: {
      isUnanswered: ({ context }) => context.key !== null,
      wasTriedHere: ({ context }) => context.failure !== null,
    },
  }).createMachine({
    id: 'spendOnce',
    context: ({ input: { unanswered } }) => ({
      wish: unanswered?.wish ?? null,
      key: unanswered?.key ?? null,
      failure: null,
      done: null,
    }),
    initial: 'beginning',
    states: {
      beginning: { always: [{ guard: 'isUnanswered', target: 'unsure' }, { target: 'choosing' }] },
      choosing: { on: { 'wish.given': { target: 'reviewing', actions: 'take' } } },
      reviewing: {
        tags: 'asking',
        on: {
          'wish.dropped': 'choosing',
          confirmed: { target: 'sending', actions: 'confirm' },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context: { wish, key } }) => ({ wish: wish!, key: key! }),
          onDone: [
            {
              guard: ({ event }) => isRight(event.output.answer),
              target: 'done',
              actions: assign(({ event: { output } }) => ({
                wish: output.tried.wish,
                key: null,
                failure: null,
                done: isRight(output.answer) ? output.answer.right : null,
              })),
            },
            {
              guard: ({ event }) => isLeft(event.output.answer) && isSettled(event.output.answer.left),
              target: 'refused',
              actions: assign(({ event: { output } }) => ({
                key: null,
                failure: isLeft(output.answer) ? output.answer.left : null,
              })),
            },
            {
              target: 'unsure',
              // What is asked after is what was sent, be it the try of another tab.
              actions: assign(({ event: { output } }) => ({
                wish: output.tried.wish,
                key: output.tried.key,
                failure: isLeft(output.answer) ? output.answer.left : null,
              })),
            },
          ],
          onError: 'broken',
        },
      },
      unsure: {
        on: {
          'asked.again': 'sending',
          // What was tried in an earlier visit may never have arrived: points are spent on it by a press alone.
          'connection.returned': { guard: 'wasTriedHere', target: 'sending' },
        },
      },
      refused: {
        on: {
          'wish.given': { target: 'reviewing', actions: 'take' },
          'wish.dropped': { target: 'choosing', actions: 'drop' },
          confirmed: { target: 'sending', actions: 'confirm' },
        },
      },
      done: { on: { 'wish.given': { target: 'reviewing', actions: 'take' } } },
      broken: {},
    },
  })
