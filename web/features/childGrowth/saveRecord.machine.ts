import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import { isPassing, type CallFailure } from '@careplus/core/call'
import { type IdempotencyKey, type NewGrowthRecord } from '@careplus/core/ports'
import type { Replaced } from '../../calls/pending/pendingWrites'

export interface Sent {
  readonly record: NewGrowthRecord
  readonly key: IdempotencyKey
  /** The record that this one replaces; null: a new record. */
  readonly replaces: Replaced | null
}
type Answer = Either<CallFailure, void>

interface Context {
  /** The last record sent; null after a change of the form. */
  readonly sent: Sent | null
  readonly needsConsent: boolean
  readonly failure: CallFailure | null
}

type Event =
  | ({ readonly type: 'form.submitted'; readonly agreed: boolean } & Sent)
  | { readonly type: 'form.changed' }
  | { readonly type: 'connection.returned' }

const notProvided = () => Promise.reject(new Error('actor not provided'))

const isConsentRequired = (answer: Answer): boolean =>
  isLeft(answer) && answer.left._tag === 'ApiError' && answer.left.code === 'consent_required'

const isWaiting = ({ sent, failure }: Context): boolean => sent !== null && failure !== null && isPassing(failure)

/** A missing consent is recorded first. A repeat uses the same key; without a connection it waits. */
export const saveRecordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly needsConsent: boolean },
    tags: {} as 'busy',
  },
  actors: {
    consent: fromPromise<Answer>(notProvided),
    write: fromPromise<Answer, Sent>(notProvided),
  },
  actions: {
    hold: assign(({ event }) =>
      event.type === 'form.submitted'
        ? { sent: { record: event.record, key: event.key, replaces: event.replaces }, failure: null }
        : {},
    ),
  },
  guards: {
    lacksConsent: ({ context, event }) => context.needsConsent && event.type === 'form.submitted' && !event.agreed,
    needsConsent: ({ context }) => context.needsConsent,
    waits: ({ context }) => isWaiting(context),
    waitsForConsent: ({ context }) => context.needsConsent && isWaiting(context),
  },
}).createMachine({
  id: 'saveRecord',
  context: ({ input }) => ({ sent: null, needsConsent: input.needsConsent, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submitted': [
          { guard: 'lacksConsent' },
          {
            guard: 'needsConsent',
            target: 'consenting',
            actions: 'hold',
          },
          {
            target: 'saving',
            actions: 'hold',
          },
        ],
        'form.changed': { actions: assign({ sent: null, failure: null }) },
        'connection.returned': [
          { guard: 'waitsForConsent', target: 'consenting', actions: assign({ failure: null }) },
          { guard: 'waits', target: 'saving', actions: assign({ failure: null }) },
        ],
      },
    },
    consenting: {
      tags: 'busy',
      invoke: {
        src: 'consent',
        onDone: [
          {
            guard: ({ event }) => isRight(event.output),
            target: 'saving',
            actions: assign({ needsConsent: false }),
          },
          {
            target: 'editing',
            actions: assign({ failure: ({ event }) => (isLeft(event.output) ? event.output.left : null) }),
          },
        ],
        onError: 'broken',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context }) => context.sent!,
        onDone: [
          { guard: ({ event }) => isRight(event.output), target: 'saved' },
          {
            target: 'editing',
            actions: assign({
              needsConsent: ({ event }) => isConsentRequired(event.output),
              failure: ({ event }) => (isLeft(event.output) ? event.output.left : null),
            }),
          },
        ],
        onError: 'broken',
      },
    },
    saved: { type: 'final' },
    broken: {},
  },
})
