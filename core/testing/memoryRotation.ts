import { refreshLifeS, tokenLifeS } from '../domain/session/constants.js'
import type { Clock } from '../ports/clock.js'

/** Milliseconds in which a refresh token may be sent again while its successor is unused. */
export const rotationGraceMs = 60_000

/** The server's verdict on `token`. */
export type TokenVerdict = 'ok' | 'token_expired' | 'token_invalid'

/** Why the server ended a sign-in. */
export type FamilyEnd = 'loggedOut' | 'reset' | 'revoked' | 'reused'

/** All tokens of one sign-in. */
export interface TokenFamily {
  readonly id: number
  readonly member: string
  readonly end: { readonly cause: FamilyEnd; readonly at: number } | null
  /** Server clock, ms. */
  readonly refreshEndsAt: number
}

/** A pair of tokens with its sign-in. */
export interface IssuedTokens {
  readonly access: string
  readonly refresh: string
  readonly family: number
}

/** Token rotation like the server's, in memory. */
export interface MemoryRotation {
  readonly start: (member: string) => IssuedTokens
  readonly rotate: (refresh: string | null) => IssuedTokens | null
  readonly end: (family: number | null, cause: FamilyEnd) => void
  readonly verdict: (access: string) => TokenVerdict
  readonly family: (id: number) => TokenFamily
  readonly families: () => ReadonlyArray<TokenFamily>
  readonly familyOfAccess: (access: string | null) => number | null
  readonly familyOfRefresh: (refresh: string | null) => number | null
}

interface RefreshToken {
  readonly family: number
  readonly predecessor: string | null
  readonly endsAt: number
  usedAt: number | null
  replaced: boolean
}

export const memoryRotation = ({ clock }: { readonly clock: Clock }): MemoryRotation => {
  const families: Array<{ -readonly [K in keyof TokenFamily]: TokenFamily[K] }> = []
  const access = new Map<string, { readonly family: number; readonly endsAt: number }>()
  const refresh = new Map<string, RefreshToken>()

  const family = (id: number) => {
    const found = families[id]
    if (found === undefined) throw new Error(`no family ${id}`)
    return found
  }

  const issue = (of: number, predecessor: string | null): IssuedTokens => {
    const tokens = { access: `token-${access.size + 1}`, refresh: `refresh-${refresh.size + 1}`, family: of }
    const endsAt = clock.now() + refreshLifeS * 1000
    access.set(tokens.access, { family: of, endsAt: clock.now() + tokenLifeS * 1000 })
    refresh.set(tokens.refresh, { family: of, predecessor, endsAt, usedAt: null, replaced: false })
    family(of).refreshEndsAt = endsAt
    return tokens
  }

  const end: MemoryRotation['end'] = (of, cause) => {
    if (of !== null) family(of).end ??= { cause, at: clock.now() }
  }

  return {
    end,
    family,
    families: () => families,
    familyOfAccess: (token) => access.get(token ?? '')?.family ?? null,
    familyOfRefresh: (token) => refresh.get(token ?? '')?.family ?? null,
    start: (member) => {
      families.push({ id: families.length, member, end: null, refreshEndsAt: 0 })
      return issue(families.length - 1, null)
    },
    rotate: (presented) => {
      const token = refresh.get(presented ?? '')
      if (presented === null || token === undefined || family(token.family).end !== null) return null
      const successor = [...refresh.values()].find((each) => each.predecessor === presented && !each.replaced)
      if (!token.replaced && token.usedAt === null) {
        if (clock.now() >= token.endsAt) return null
        token.usedAt = clock.now()
        return issue(token.family, presented)
      }
      const inGrace = token.usedAt !== null && clock.now() - token.usedAt <= rotationGraceMs
      if (token.replaced || !inGrace || successor === undefined || successor.usedAt !== null) {
        end(token.family, 'reused')
        return null
      }
      successor.replaced = true
      return issue(token.family, presented)
    },
    verdict: (token) => {
      const found = access.get(token)
      if (found === undefined || family(found.family).end !== null) return 'token_invalid'
      return clock.now() < found.endsAt ? 'ok' : 'token_expired'
    },
  }
}
