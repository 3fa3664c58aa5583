import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSettled } from '../../domain/call/outcome.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { Try } from '../../ports/storedTry.js'
import type { Sent } from './sendOnce.js'

interface Context<Wish, A> {
  readonly wish: Wish | null
  /** Of an attempt whose outcome is unknown; null: none. */
  readonly key: IdempotencyKey | null
  readonly failure: CallFailure | null
  readonly done: A | null
}

type Event<Wish> =
  | { readonly type: 'wish.given'; readonly wish: Wish }
  | { readonly type: 'wish.dropped' }
  /** `key`: for a new attempt. `wish`: the intent as shown at the press, if it has more. */
  | { readonly type: 'confirmed'; readonly key: IdempotencyKey; readonly wish?: Wish }
  | { readonly type: 'asked.again' }
  | { readonly type: 'connection.returned' }

const notProvided = () => Promise.reject(new Error('actor not provided'))

/** Spends points: choose, review, confirm once. An attempt with an unknown outcome can only be repeated, under its
 * key, until the server has answered. Tags: `asking` the review before the press · `busy`. Provide `send`, made
 * with `sendOnce`.
 * @example
 * const actor = createActor(spendOnceMachine<{ tickets: number }, string>(), { input: { unanswered: null } }).start()
 * actor.send({ type: 'wish.given', wish: { tickets: 1 } })
 * actor.getSnapshot().hasTag('asking') // => true */
export const spendOnceMachine = <Wish, A>() =>
  setup({
    types: {
      context: {} as Context<Wish, A>,
      events: {} as Event<Wish>,
      input: {} as { readonly unanswered: Try<Wish> | null },
      tags: {} as 'asking' | 'busy',
    },
    actors: { send: fromPromise<Sent<Wish, A>, Try<Wish>>(notProvided) },
    actions: {
      setIntent: assign(({ event }) =>
        event.type === 'wish.given' ? { wish: event.wish, failure: null, done: null } : {},
      ),
      drop: assign({ failure: null }),
      confirm: assign(({ context, event }) =>
        event.type === 'confirmed'
          ? { wish: event.wish ?? context.wish, key: event.key, failure: null, done: null }
          : {},
      ),
    },
    guards: {
      isUnanswered: ({ context }) => context.key !== null,
      hasFailedBefore: ({ context }) => context.failure !== null,
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
      choosing: { on: { 'wish.given': { target: 'reviewing', actions: 'setIntent' } } },
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
          // An attempt of an earlier visit may never have arrived: only a press spends points on it.
          'connection.returned': { guard: 'hasFailedBefore', target: 'sending' },
        },
      },
      refused: {
        on: {
          'wish.given': { target: 'reviewing', actions: 'setIntent' },
          'wish.dropped': { target: 'choosing', actions: 'drop' },
          confirmed: { target: 'sending', actions: 'confirm' },
        },
      },
      done: { on: { 'wish.given': { target: 'reviewing', actions: 'setIntent' } } },
      broken: {},
    },
  })
