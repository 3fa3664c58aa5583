import { mobilityLimits, type ChairStand } from '@careplus/core/mobility'
import { assign, setup } from 'xstate'

export const rises = 5

interface Context {
  /** Milliseconds of a monotonic clock; null before the start. */
  readonly begunAt: number | null
  readonly counted: number
  /** Rounded to a tenth; null while it runs. */
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

/** The count only helps; the person beside the chair decides when the test is done. */
export const standMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
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
