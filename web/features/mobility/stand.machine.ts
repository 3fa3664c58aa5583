import { mobilityLimits, type ChairStand } from '@careplus/core/mobility'
import { assign, setup } from 'xstate'

/** How often one rises. */
export const rises = 5

interface Context {
  /** Milliseconds of a clock that is never set; null: not begun. */
  readonly begunAt: number | null
  readonly counted: number
  /** To a tenth; null: not stopped. */
  readonly seconds: number | null
}

type Event =
  /** `at`: milliseconds of the same clock. */
  | { readonly type: 'stand.begun'; readonly at: number }
  | { readonly type: 'stand.stopped'; readonly at: number }
  | { readonly type: 'rise.counted' }
  | { readonly type: 'rise.uncounted' }
  | { readonly type: 'stand.givenUp' }
  | { readonly type: 'stand.repeated' }

const { lowest, highest } = mobilityLimits.seconds

export const secondsBetween = (begunAt: number, at: number): number => Math.round((at - begunAt) / 100) / 10

const taken = (context: Context, event: Event): number =>
  event.type === 'stand.stopped' && context.begunAt !== null ? secondsBetween(context.begunAt, event.at) : 0

/**
 * Five times up from a chair, by the clock: made ready, timed, and then either a time that is asked to be confirmed, or a
 * rest, which is an answer too. The count is a help; the one who stands by says when it is done.
 */
export const standMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** What was found before. */
    input: {} as ChairStand | null,
  },
  guards: {
    wasTimed: ({ context }) => context.seconds !== null,
    tooShort: ({ context, event }) => taken(context, event) < lowest,
    tooLong: ({ context, event }) => taken(context, event) > highest,
    canCount: ({ context }) => context.counted < rises,
    canUncount: ({ context }) => context.counted > 0,
  },
}).createMachine({
  id: 'stand',
  context: ({ input }) => ({
    begunAt: null,
    counted: input?._tag === 'timed' ? rises : 0,
    seconds: input?._tag === 'timed' ? input.seconds : null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'wasTimed', target: 'timed' }, { target: 'ready' }] },
    ready: {
      on: {
        'stand.begun': {
          target: 'running',
          actions: assign({ begunAt: ({ event }) => event.at, counted: 0, seconds: null }),
        },
      },
    },
    running: {
      on: {
        'rise.counted': { guard: 'canCount', actions: assign({ counted: ({ context }) => context.counted + 1 }) },
        'rise.uncounted': { guard: 'canUncount', actions: assign({ counted: ({ context }) => context.counted - 1 }) },
        'stand.stopped': [
          { guard: 'tooShort', target: 'tooShort' },
          { guard: 'tooLong', target: 'resting' },
          { target: 'timed', actions: assign({ seconds: ({ context, event }) => taken(context, event) }) },
        ],
        'stand.givenUp': 'resting',
      },
    },
    timed: { on: { 'stand.repeated': 'ready', 'stand.givenUp': 'resting' } },
    tooShort: { on: { 'stand.repeated': 'ready' } },
    resting: { on: { 'stand.repeated': 'ready' } },
  },
})
