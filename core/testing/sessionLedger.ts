import type { SignOutReason } from '../domain/session/guards.js'
import type { Clock } from '../ports/clock.js'
import type { StoredTokens } from '../ports/session.js'
import { rotationGraceMs } from './memoryRotation.js'
import type { MemorySessionServer, SessionCall } from './memorySession.js'

export interface TabRecord {
  readonly tab: number
  asked: number
  refreshRefused: boolean
  readonly refusals: Map<string, string>
  endsKnown: number
}

export interface SessionEnd {
  readonly tab: number
  readonly reason: SignOutReason
}

interface Options {
  readonly clock: Clock
  readonly serverClock: Clock
  readonly server: MemorySessionServer
}

/** It judges from the server's and the user's actions, never from the session under test. Source: the specification. */
export const sessionLedger = ({ clock, serverClock, server }: Options) => {
  const { rotation } = server
  const ends: SessionEnd[] = []
  const wrongs: string[] = []
  const stated = new Map<string, number | null>()
  const left = new Set<number>()
  /** Tabs notified of an end elsewhere, and the first end that it may be. */
  const followed: Array<{ readonly tab: number; readonly from: number }> = []
  let last: StoredTokens = { token: null, tokenExpiresAt: null, refreshExpiresAt: null }
  let present = false
  let untold = false

  const wrong = (what: string): void => {
    if (!wrongs.includes(what)) wrongs.push(what)
  }
  const isOver = (end: number | null): boolean => end === null || clock.now() >= end - 500
  const familyOf = (token: string | null) => {
    const id = rotation.familyOfAccess(token)
    return id === null ? null : rotation.family(id)
  }
  const leave = (token: string | null): void => {
    const family = familyOf(token)
    if (family !== null) left.add(family.id)
  }

  const holds = (now: StoredTokens): void => {
    if (now.token === null) {
      if (present) {
        leave(last.token)
        untold = true
      }
      present = false
      return
    }
    const family = familyOf(now.token)
    if (family !== familyOf(last.token)) leave(last.token)
    if (family !== null && left.has(family.id)) wrong(`session ${family.id} was left, and came back`)
    stated.set(now.token, now.tokenExpiresAt)
    last = now
    present = true
  }

  /** Another tab may be writing: the new end is stored before its token. */
  const reads = ({ token, tokenExpiresAt }: StoredTokens): void => {
    if (token !== null) stated.set(token, tokenExpiresAt)
  }

  const carries = (call: SessionCall, token: string): void => {
    const end = stated.get(token) ?? null
    if (end !== null && isOver(end)) wrong(`${call} carried ${token}, which had expired by this device's clock`)
  }

  const refreshRefused = (token: string | null): void => {
    const family = familyOf(token)
    if (family !== null && family.end === null && serverClock.now() < family.refreshEndsAt)
      wrong(`a refresh was refused, and session ${family.id} is alive`)
  }

  const isReal = (reason: Exclude<SignOutReason, 'elsewhere'>, seen: TabRecord): boolean => {
    if (reason === 'loggedOut') return seen.asked > 0
    const code = seen.refusals.get(last.token ?? '')
    if (reason === 'rejected') return code !== undefined && code !== 'token_expired'
    const accessIsOver = code === 'token_expired' || isOver(last.tokenExpiresAt)
    return seen.refreshRefused || (accessIsOver && isOver(last.refreshExpiresAt))
  }

  const ended = (reason: SignOutReason, seen: TabRecord): void => {
    const { tab, endsKnown: from } = seen
    // Other tabs may be notified before the tab that ended it.
    if (reason === 'elsewhere') followed.push({ tab, from })
    else {
      if (!isReal(reason, seen)) wrong(`tab ${tab} was signed out (${reason}), and that was not so`)
      untold = false
    }
    ends.push({ tab, reason })
    if (reason === 'loggedOut') seen.asked -= 1
    seen.refreshRefused = false
    seen.endsKnown = ends.length
  }

  const judgeServer = (): void => {
    if (server.refreshesAtOnce() > 1) wrong('two refreshes were on their way at once')
    for (const { id, end } of rotation.families()) {
      if ((end?.cause === 'loggedOut' || end?.cause === 'reset') && !left.has(id))
        wrong(`session ${id} was ended at the server (${end.cause}), and nobody had left it`)
      const lostAt = server.lostAnswers().get(id)
      if (end?.cause === 'reused' && (lostAt === undefined || end.at - lostAt <= rotationGraceMs))
        wrong(`session ${id} was ended: this device sent a refresh token that it should not have sent`)
    }
  }

  const wrongsNow = (): ReadonlyArray<string> => {
    judgeServer()
    for (const { tab, from } of followed.splice(0))
      if (!ends.slice(from).some((end) => end.tab !== tab))
        wrong(`tab ${tab} was told of an end elsewhere, and there was none`)
    if (untold) wrong('a session was dropped without a word')
    const family = present ? familyOf(last.token) : null
    if (family?.end === null && last.refreshExpiresAt !== null && server.cookieFamily() !== family.id)
      wrong(`the token held is of session ${family.id}, the cookie of ${server.cookieFamily()}`)
    return wrongs
  }

  return { ends, holds, reads, leave, carries, refreshRefused, ended, wrongs: wrongsNow }
}
