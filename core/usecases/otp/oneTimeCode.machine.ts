import type { Either } from 'fp-ts/Either'
import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import { defaultCodeLength } from '../../domain/otp/codeInput.js'
import type { Clock } from '../../ports/clock.js'
import { codeEnds, type CodeRefusal, type CodeRequestRefusal } from './codeFailures.js'

/** A sent code. Seconds count from receipt. */
export interface CodeSent {
  readonly expiresIn: number
  readonly resendAfter: number
  readonly digits: number
}

/** The state of a one-time code. `A` is the result of a right code. */
export interface OneTimeCodeContext<A> {
  readonly clock: Clock
  /** Milliseconds since the epoch, updated each second while a code is open. */
  readonly now: number
  readonly expiresAt: number | null
  readonly resendAt: number
  readonly digits: number
  readonly code: string
  readonly refusal: CodeRequestRefusal | CodeRefusal | null
  readonly proof: A | null
}

/** Events of the machine of a one-time code. */
export type OneTimeCodeEvent =
  | { readonly type: 'code.completed'; readonly code: string }
  | { readonly type: 'resend.asked' }

const notProvided = () => Promise.reject(new Error('actor not provided'))
const second = 1000

const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / second))

/** Whole seconds until a resend is possible; 0: now.
 * @example
 * secondsToResend({ resendAt: 60_000, now: 15_000 }) // => 45 */
export const secondsToResend = ({ resendAt, now }: Pick<OneTimeCodeContext<unknown>, 'resendAt' | 'now'>): number =>
  secondsUntil(resendAt, now)

/** Requests a one-time code, waits, and verifies it. Provide two actors that resolve with an Either: `requestCode`
 * and `verifyCode`. Tags: `busy`, `entry` (the boxes are open), `resend` (shows the resend button). Time comes from
 * the clock, so that a tab that slept shows the right countdown.
 * @example
 * const sent = { expiresIn: 300, resendAfter: 60, digits: 4 }
 * const machine = oneTimeCodeMachine<string>().provide({
 *   actors: {
 *     requestCode: fromPromise(async () => E.right(sent)),
 *     verifyCode: fromPromise(async ({ input }) => (input.code === '1234' ? E.right('proof') : E.left({ _tag: 'CodeExpired' }))),
 *   },
 * })
 * const actor = createActor(machine, { input: { clock: settableClock() } }).start()
 * await waitFor(actor, (state) => state.hasTag('entry'))
 * actor.send({ type: 'code.completed', code: '1234' })
 * await waitFor(actor, (state) => state.status === 'done')
 * actor.getSnapshot().output?.proof // => 'proof' */
export const oneTimeCodeMachine = <A>() =>
  setup({
    types: {
      context: {} as OneTimeCodeContext<A>,
      events: {} as OneTimeCodeEvent,
      input: {} as { readonly clock: Clock },
      output: {} as { readonly proof: A | null },
      tags: {} as 'busy' | 'entry' | 'resend',
    },
    actors: {
      requestCode: fromPromise<Either<CodeRequestRefusal, CodeSent>>(notProvided),
      verifyCode: fromPromise<Either<CodeRefusal, A>, { readonly code: string }>(notProvided),
    },
    actions: {
      updateNow: assign({ now: ({ context }) => context.clock.now() }),
      noteExpiry: assign({ refusal: { _tag: 'CodeExpired' } }),
    },
    guards: {
      mayResend: ({ context }) => context.clock.now() >= context.resendAt,
      /** A failed resend leaves the earlier code valid. */
      hasOpenCode: ({ context }) => context.expiresAt !== null && context.clock.now() < context.expiresAt,
      isPastExpiry: ({ context }) => context.expiresAt !== null && context.clock.now() >= context.expiresAt,
    },
    delays: { second },
  }).createMachine({
    id: 'oneTimeCode',
    context: ({ input: { clock } }) => ({
      clock,
      now: clock.now(),
      expiresAt: null,
      resendAt: 0,
      digits: defaultCodeLength,
      code: '',
      refusal: null,
      proof: null,
    }),
    initial: 'requesting',
    states: {
      requesting: {
        tags: 'busy',
        invoke: {
          src: 'requestCode',
          onDone: [
            {
              guard: ({ event }) => isRight(event.output),
              target: '#waiting',
              actions: assign(({ context, event: { output } }) => {
                if (isLeft(output)) return {}
                const now = context.clock.now()
                const { expiresIn, resendAfter, digits } = output.right
                return {
                  now,
                  digits,
                  expiresAt: now + expiresIn * second,
                  resendAt: now + resendAfter * second,
                  refusal: null,
                }
              }),
            },
            {
              guard: 'hasOpenCode',
              target: '#waiting',
              actions: assign({ refusal: ({ event: { output } }) => (isLeft(output) ? output.left : null) }),
            },
            {
              target: 'unsent',
              actions: assign({ refusal: ({ event: { output } }) => (isLeft(output) ? output.left : null) }),
            },
          ],
          onError: 'broken',
        },
      },
      /** A failed message uses up no resend. */
      unsent: { tags: 'resend', on: { 'resend.asked': 'requesting' } },
      open: {
        tags: ['entry', 'resend'],
        on: {
          'code.completed': {
            target: 'verifying',
            actions: assign({ code: ({ event }) => event.code }),
          },
          'resend.asked': { guard: 'mayResend', target: 'requesting' },
        },
        initial: 'waiting',
        states: {
          waiting: {
            id: 'waiting',
            always: { guard: 'isPastExpiry', target: '#expired', actions: 'noteExpiry' },
            after: { second: { target: 'waiting', reenter: true, actions: 'updateNow' } },
          },
          wrong: {
            id: 'wrong',
            always: { guard: 'isPastExpiry', target: '#expired', actions: 'noteExpiry' },
            after: { second: { target: 'wrong', reenter: true, actions: 'updateNow' } },
          },
        },
      },
      verifying: {
        tags: 'busy',
        invoke: {
          src: 'verifyCode',
          input: ({ context }) => ({ code: context.code }),
          onDone: [
            {
              guard: ({ event }) => isRight(event.output),
              target: 'done',
              actions: assign({
                proof: ({ event: { output } }) => (isRight(output) ? output.right : null),
                refusal: null,
              }),
            },
            {
              guard: ({ event: { output } }) => isLeft(output) && codeEnds[output.left._tag],
              target: 'expired',
              actions: assign({ refusal: ({ event: { output } }) => (isLeft(output) ? output.left : null) }),
            },
            {
              guard: ({ event: { output } }) => isLeft(output) && output.left._tag === 'CodeNotChecked',
              target: '#waiting',
              actions: assign({ refusal: ({ event: { output } }) => (isLeft(output) ? output.left : null) }),
            },
            {
              target: '#wrong',
              actions: assign({ refusal: ({ event: { output } }) => (isLeft(output) ? output.left : null) }),
            },
          ],
          onError: 'broken',
        },
      },
      expired: {
        id: 'expired',
        tags: 'resend',
        entry: 'updateNow',
        after: { second: { target: 'expired', reenter: true } },
        on: { 'resend.asked': { guard: 'mayResend', target: 'requesting' } },
      },
      done: { type: 'final' },
      /** A defect: use cases never reject. */
      broken: {},
    },
    output: ({ context }) => ({ proof: context.proof }),
  })
