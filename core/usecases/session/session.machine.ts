import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { checkIntervalMs, patienceMs, retryIntervalMs } from '../../domain/session/constants.js'
import type { SignOutReason } from '../../domain/session/guards.js'
import type { SessionUser } from '../../ports/session.js'
import { isRefused, type FetchUserFailure, type Proved } from './fetchSessionUser.js'
import type { SessionContext, SessionEmitted, SessionEvent, SessionTag } from './sessionState.js'

export type FetchedUser = Either<FetchUserFailure, Proved | null>

const notProvided = () => Promise.reject(new Error('actor not provided'))
const noGuard = (): boolean => {
  throw new Error('guard not provided')
}

const tokenOf = (answer: FetchedUser): string | null => (E.isRight(answer) ? (answer.right?.token ?? null) : null)

const hasUser = (answer: FetchedUser): boolean => E.isRight(answer) && answer.right !== null

/** This page's own end comes as `session.ended`, so this is another tab's doing. */
const isOver = (answer: FetchedUser): boolean => E.isRight(answer) || isRefused(answer.left)

const gone = {
  guard: 'isSignedOut',
  target: '#session.signedOut',
  actions: { type: 'noteReason', params: { reason: 'elsewhere' } },
} as const

/** Hide the first member's data until the new one is known. */
const toOtherMember = {
  guard: 'isOtherMember',
  target: '#session.restoring',
  reenter: true,
  actions: 'forgetUser',
} as const

const look = [
  gone,
  toOtherMember,
  { guard: 'isExpired', target: '#session.signedIn.confirming' },
  { guard: 'isAnother', target: '#session.signedIn.confirming' },
] as const

const lookForSession = { guard: 'isThere', target: '#session.restoring' } as const

const definition = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
  },
  actors: {
    /** Refreshes first if needed; null: nobody is signed in. */
    fetchUser: fromPromise<FetchedUser>(notProvided),
  },
  guards: {
    isSignedOut: noGuard,
    isThere: noGuard,
    isExpired: noGuard,
    isAnother: noGuard,
    /** The stored token belongs to another member than the user. */
    isOtherMember: noGuard,
  },
  actions: {
    noteKnown: () => undefined,
    forgetUser: assign({ user: null, failure: null }),
    noteUnanswered: assign(({ context: { failure } }) => ({ failure: failure ?? ({ _tag: 'Unanswered' } as const) })),
    clearFailure: assign({ failure: null }),
    noteToken: (_, _of: { readonly token: string | null }) => undefined,
    noteUser: assign((_, { user }: { readonly user: SessionUser }) => ({ user, failure: null, reason: null })),
    noteFailure: assign((_, { answer }: { readonly answer: FetchedUser }) => ({
      failure: E.isLeft(answer) ? answer.left : null,
    })),
    noteReason: assign((_, { reason }: { readonly reason: SignOutReason }) => ({ reason })),
    setUser: assign((_, { answer }: { readonly answer: FetchedUser }) => ({
      user: E.isRight(answer) ? (answer.right?.user ?? null) : null,
      failure: null,
      reason: null,
    })),
  },
  delays: { checkInterval: checkIntervalMs, retryInterval: retryIntervalMs, patience: patienceMs },
})

/** Tags: `waiting` (not known yet), `busy`, `signedIn`, `signedOut`. A network failure never ends the session:
 * `signedIn.faltering` and `unreachable` retry by themselves. */
export const sessionMachine = definition.createMachine({
  id: 'session',
  context: { user: null, failure: null, reason: null },
  initial: 'unknown',
  on: {
    'session.ended': {
      target: '.signedOut',
      actions: { type: 'noteReason', params: ({ event }) => ({ reason: event.reason }) },
    },
    'member.signedIn': {
      target: '.signedIn',
      actions: [
        { type: 'noteUser', params: ({ event }) => ({ user: event.user }) },
        { type: 'noteToken', params: ({ event }) => ({ token: event.token }) },
      ],
    },
  },
  states: {
    unknown: {
      tags: 'waiting',
      on: { 'page.opened': [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'restoring' }] },
    },
    restoring: {
      tags: ['waiting', 'busy'],
      after: { patience: { actions: ['noteUnanswered', 'noteKnown'] } },
      on: {
        'retry.requested': { target: 'restoring', reenter: true },
        'route.changed': toOtherMember,
        'tab.returned': toOtherMember,
        'store.changed': toOtherMember,
      },
      invoke: {
        src: 'fetchUser',
        onDone: [
          {
            guard: ({ event }) => hasUser(event.output),
            target: 'signedIn',
            actions: [
              { type: 'setUser', params: ({ event }) => ({ answer: event.output }) },
              { type: 'noteToken', params: ({ event }) => ({ token: tokenOf(event.output) }) },
            ],
          },
          {
            guard: ({ event }) => isOver(event.output),
            target: 'signedOut',
            actions: { type: 'noteReason', params: { reason: 'elsewhere' } },
          },
          {
            target: 'unreachable',
            actions: [{ type: 'noteFailure', params: ({ event }) => ({ answer: event.output }) }, 'noteKnown'],
          },
        ],
      },
    },
    unreachable: {
      tags: 'waiting',
      after: { retryInterval: 'restoring' },
      on: {
        'route.changed': [toOtherMember, { target: 'restoring' }],
        'tab.returned': [toOtherMember, { target: 'restoring' }],
        'store.changed': [toOtherMember, { target: 'restoring' }],
        'retry.requested': 'restoring',
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'resting',
      on: {
        'member.changed': {
          guard: ({ context, event }) => context.user?.id === event.user.id,
          actions: { type: 'noteUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      states: {
        resting: {
          after: { checkInterval: [...look, { target: 'resting', reenter: true }] },
          on: { 'route.changed': look, 'tab.returned': look, 'store.changed': look },
        },
        /** The token has expired or changed: find out its owner. */
        confirming: {
          tags: 'busy',
          // On a slow line, the data of a signed-out member must not stay on the screen.
          after: { patience: { actions: 'noteUnanswered' } },
          on: {
            'route.changed': [gone, toOtherMember],
            'tab.returned': [gone, toOtherMember],
            'store.changed': [gone, toOtherMember],
            'retry.requested': { target: 'confirming', reenter: true },
          },
          invoke: {
            src: 'fetchUser',
            onDone: [
              {
                guard: ({ event }) => hasUser(event.output),
                target: 'resting',
                actions: [
                  { type: 'setUser', params: ({ event }) => ({ answer: event.output }) },
                  { type: 'noteToken', params: ({ event }) => ({ token: tokenOf(event.output) }) },
                ],
              },
              {
                guard: ({ event }) => isOver(event.output),
                target: '#session.signedOut',
                actions: { type: 'noteReason', params: { reason: 'elsewhere' } },
              },
              {
                target: 'faltering',
                actions: { type: 'noteFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
          },
        },
        faltering: {
          after: { retryInterval: [...look, { target: 'resting', actions: 'clearFailure' }] },
          on: {
            'route.changed': look,
            'tab.returned': look,
            'store.changed': look,
            'retry.requested': [...look, { target: 'resting', actions: 'clearFailure' }],
          },
        },
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: enqueueActions(({ context: { reason }, enqueue }) => {
        enqueue.assign({ user: null, failure: null })
        if (reason !== null) enqueue.emit({ type: 'signedOut', reason })
      }),
      initial: 'looking',
      states: {
        looking: {
          after: { checkInterval: [lookForSession, { target: 'looking', reenter: true }] },
          on: { 'route.changed': lookForSession, 'tab.returned': lookForSession, 'store.changed': lookForSession },
        },
      },
    },
  },
})
