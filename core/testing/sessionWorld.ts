import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SessionStatus } from '../domain/session/guards.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Lock } from '../ports/lock.js'
import type { SessionStore, SessionUser, StoredTokens, StrategyName } from '../ports/session.js'
import { createSession, sessionStatus, type Session } from '../usecases/session/createSession.js'
import { memoryLock, settableClock, type SettableClock } from './memoryDevice.js'
import { memoryBrowser, memorySessionServer, type MemorySessionServer, type SessionCall } from './memorySession.js'
import { sessionLedger, type SessionEnd, type TabRecord } from './sessionLedger.js'

export const worldMembers = ['mali', 'anong'] as const
export type WorldMember = (typeof worldMembers)[number]
const mailOf = (who: WorldMember): string => `${who}@example.com`
const member = (who: WorldMember): SessionUser => ({ id: who, email: mailOf(who), name: who })
const password = 'correct horse'

export interface WorldTab {
  readonly session: Session
  readonly status: () => SessionStatus
  readonly shows: () => string | null
  readonly signIn: (strategy: StrategyName, who: WorldMember) => Promise<unknown>
  readonly setToken: (strategy: StrategyName, who: WorldMember) => Promise<unknown>
  readonly signOut: () => Promise<unknown>
  readonly call: () => Promise<string>
  readonly close: () => void
}

export interface SessionWorld {
  readonly clock: SettableClock
  readonly serverClock: SettableClock
  readonly server: MemorySessionServer
  readonly open: () => WorldTab
  readonly tabs: () => ReadonlyArray<WorldTab>
  readonly held: () => StoredTokens
  readonly ends: ReadonlyArray<SessionEnd>
  readonly wrongs: () => ReadonlyArray<string>
}

export interface WorldOptions {
  readonly pause: (call: SessionCall) => Promise<unknown>
  readonly store?: () => SessionStore
  readonly lock?: () => Lock
}

const never = new Promise<never>(() => undefined)

/** A closed tab releases its lock, and its work stops. */
const mortal = (lock: Lock) => {
  const tabClosed = { yet: false }
  let leave: () => void = () => undefined
  const leaving = new Promise<void>((resolve) => {
    leave = resolve
  })
  const run: Lock['run'] = async <A>(name: string, work: () => Promise<A>): Promise<A> => {
    let result: { readonly answer: A } | null = null
    await lock.run(name, () =>
      tabClosed.yet ? Promise.resolve() : Promise.race([work().then((answer) => void (result = { answer })), leaving]),
    )
    const got = result as { readonly answer: A } | null
    return tabClosed.yet || got === null ? never : got.answer
  }
  return {
    lock: { run },
    die: () => {
      tabClosed.yet = true
      leave()
    },
  }
}

const status401 = (failure: CallFailure): string | null =>
  failure._tag === 'ApiError' && failure.status === 401 ? failure.code : null

export const sessionWorld = ({ pause, store, lock }: WorldOptions): SessionWorld => {
  const clock = settableClock()
  const serverClock = settableClock()
  const server = memorySessionServer({
    clock: serverClock,
    user: member('mali'),
    others: [member('anong')],
    password,
    pause,
  })
  const ledger = sessionLedger({ clock, serverClock, server })
  const newStore = store ?? memoryBrowser().tab
  const oneLock = memoryLock()
  const watcher = newStore()
  const held = (): StoredTokens => watcher.tokens(watcher.strategy())
  const open: Array<{ readonly tab: WorldTab; readonly rest: () => void }> = []
  let opened = 0

  const watched = (inner: SessionStore): SessionStore => {
    const noting =
      <Args extends ReadonlyArray<unknown>>(write: (...args: Args) => void) =>
      (...args: Args): void => {
        write(...args)
        ledger.holds(held())
      }
    return {
      ...inner,
      tokens: (strategy) => {
        const found = inner.tokens(strategy)
        ledger.reads(found)
        return found
      },
      setStrategy: noting(inner.setStrategy),
      setTokens: noting(inner.setTokens),
      clear: noting(inner.clear),
    }
  }

  const openTab = (): WorldTab => {
    const line = server.connect()
    const life = mortal(lock?.() ?? oneLock)
    const seen: TabRecord = {
      tab: opened++,
      asked: 0,
      refreshRefused: false,
      refusals: new Map(),
      endsKnown: ledger.ends.length,
    }
    let inFlight = 0

    const sending = async <A>(send: TaskEither<CallFailure, A>): Promise<Either<CallFailure, A>> => {
      inFlight += 1
      const answer = await send()
      inFlight -= 1
      return answer
    }
    const carrying = <A>(call: SessionCall, token: string, send: TaskEither<CallFailure, A>) => {
      const carry: TaskEither<CallFailure, A> = async () => {
        ledger.carries(call, token)
        const answer = await sending(send)
        const code = E.isLeft(answer) ? status401(answer.left) : null
        if (code !== null) seen.refusals.set(token, code)
        return answer
      }
      return carry()
    }

    const session = createSession({
      clock,
      store: watched(newStore()),
      lock: life.lock,
      api: {
        ...line.api,
        fetchUser: (strategy, token) => carrying('fetchUser', token, () => line.api.fetchUser(strategy, token)),
        refresh: async (strategy) => {
          const { token } = held()
          const answer = await sending(() => line.api.refresh(strategy))
          if (E.isLeft(answer) && answer.left._tag === 'ApiError' && [400, 401, 403].includes(answer.left.status)) {
            seen.refreshRefused = true
            if (answer.left.code === 'refresh_invalid') ledger.refreshRefused(token)
          }
          return answer
        },
      },
    })
    session.actor.on('signedOut', ({ reason }) => ledger.ended(reason, seen))

    const product = (token: string) => carrying('product', token, () => line.product(token))
    const rejected = (token: string, code: string): string => {
      session.bearer.rejected(token)
      return code
    }
    const call = async (): Promise<string> => {
      const current = await session.bearer.current()
      if (E.isLeft(current)) return current.left._tag
      if (current.right === null) return 'anonymous'
      const answer = await product(current.right)
      if (E.isRight(answer)) return answer.right
      const code = status401(answer.left)
      if (code === null) return answer.left._tag
      if (code !== 'token_expired') return rejected(current.right, code)
      const renewed = await session.bearer.renewed(current.right)
      if (E.isLeft(renewed)) return renewed.left._tag
      const repeated = await product(renewed.right)
      if (E.isRight(repeated)) return repeated.right
      const again = status401(repeated.left)
      return again === null ? repeated.left._tag : rejected(renewed.right, again)
    }

    const stop = session.start()
    const tab: WorldTab = {
      session,
      call,
      status: () => sessionStatus(session.actor.getSnapshot()),
      shows: () => session.actor.getSnapshot().context.user?.id ?? null,
      signIn: (strategy, who) => {
        const credentials = { email: mailOf(who), password }
        return strategy === 'local1'
          ? session.login(credentials)
          : session.signIn(strategy, () => line.api.login(credentials))
      },
      setToken: (strategy, who) => session.setToken(strategy, server.grantElsewhere(mailOf(who))),
      signOut: () => {
        seen.asked += 1
        ledger.leave(held().token)
        return session.logout()
      },
      close: () => {
        life.die()
        stop()
        line.hangUp()
        open.splice(
          open.findIndex((each) => each.tab === tab),
          1,
        )
      },
    }
    const rest = (): void => {
      // An idle, signed-in tab has seen all earlier ends.
      if (inFlight === 0 && tab.status() === 'signedIn' && held().token !== null) seen.endsKnown = ledger.ends.length
    }
    open.push({ tab, rest })
    return tab
  }

  return {
    clock,
    serverClock,
    server,
    held,
    open: openTab,
    tabs: () => open.map(({ tab }) => tab),
    ends: ledger.ends,
    wrongs: () => {
      const wrongs = ledger.wrongs()
      for (const { rest } of open) rest()
      return wrongs
    },
  }
}
