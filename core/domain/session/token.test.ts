import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  foreignJwt,
  accessToken as anyToken,
  nearAccessToken,
  storedTokens,
  tokenGrant,
} from '../../testing/session.js'
import { valueOf } from '../result/result.js'
import { AccessToken, accessToken, noTokens, refreshStatus, statusAt, tokensToStore, tokenStatus } from './token.js'

const now = Date.UTC(2026, 10, 20)
const grantOf = (token: string, expiresIn: number | null, refreshExpiresIn: number | null = null) => ({
  token: valueOf(accessToken(token)),
  grant: { accessToken: token, expiresIn, refreshExpiresIn },
})

describe('token status', () => {
  it('is expired at exactly 500 ms left, and valid one millisecond earlier', () => {
    expect(statusAt(now, now + 501)).toBe('valid')
    expect(statusAt(now, now + 500)).toBe('expired')
    expect(statusAt(now, now + 499)).toBe('expired')
  })

  it('is unknown without a token or without an end', () => {
    expect(tokenStatus(now, { token: null, tokenExpiresAt: now + 9999, refreshExpiresAt: null })).toBe('unknown')
    expect(tokenStatus(now, { token: 'a', tokenExpiresAt: null, refreshExpiresAt: null })).toBe('unknown')
    expect(statusAt(now, Number.NaN)).toBe('unknown')
    expect(statusAt(now, Number.POSITIVE_INFINITY)).toBe('unknown')
  })

  test.prop([storedTokens(now)])('is one of three, and only time takes it from valid to expired', (tokens) => {
    for (const status of [tokenStatus, refreshStatus])
      if (status(now, tokens) === 'expired') expect(status(now + 1, tokens)).toBe('expired')
  })

  it('reads the refresh token by its own end', () => {
    const tokens = { token: 'a', tokenExpiresAt: now - 1, refreshExpiresAt: now + 501 }
    expect(tokenStatus(now, tokens)).toBe('expired')
    expect(refreshStatus(now, tokens)).toBe('valid')
  })
})

describe('a token to be stored', () => {
  test.prop([nearAccessToken()])('is never empty, nor what no header carries', ({ input: text }) => {
    expect(E.isLeft(accessToken(text))).toBe(true)
  })

  it('is told apart: empty, or malformed', () => {
    expect(accessToken(' ')).toEqual(E.left({ _tag: 'UnusableToken', reason: 'empty' }))
    expect(accessToken('Bearer \t')).toEqual(E.left({ _tag: 'UnusableToken', reason: 'empty' }))
    expect(accessToken('a b')).toEqual(E.left({ _tag: 'UnusableToken', reason: 'malformed' }))
  })

  test.prop([anyToken()])('is kept as it came, without its type', (token) => {
    expect(accessToken(token)).toEqual(E.right(token))
    expect(accessToken(`Bearer ${token}`)).toEqual(E.right(token))
    expect(accessToken(` bearer  ${token}\n`)).toEqual(E.right(token))
  })

  it('keeps a token of digits as text, and one whose end is a word of ours', () => {
    expect(accessToken('007')).toEqual(E.right('007'))
    expect(accessToken('notBearer')).toEqual(E.right('notBearer'))
  })

  it('is named in a log by its codec, and none is stored at first', () => {
    expect(AccessToken.name).toBe('AccessToken')
    expect(noTokens).toEqual({ token: null, tokenExpiresAt: null, refreshExpiresAt: null })
  })
})

describe('what is stored of a grant', () => {
  test.prop([tokenGrant(), fc.integer({ min: -86_400_000, max: 86_400_000 })])(
    'shifts with the clock that received it, whatever day that clock thinks it is',
    (grant, off) => {
      const token = valueOf(accessToken(grant.accessToken))
      const right = tokensToStore(now, token, grant)
      const wrong = tokensToStore(now + off, token, grant)
      for (const later of [0, 1000, 1_799_500, 86_400_000]) {
        expect(tokenStatus(now + off + later, wrong)).toBe(tokenStatus(now + later, right))
        expect(refreshStatus(now + off + later, wrong)).toBe(refreshStatus(now + later, right))
      }
    },
  )

  it('counts lives from the moment of receipt', () => {
    const { token, grant } = grantOf('a', 1800, 2_592_000)
    expect(tokensToStore(now, token, grant)).toEqual({
      token: 'a',
      tokenExpiresAt: now + 1_800_000,
      refreshExpiresAt: now + 2_592_000_000,
    })
  })

  it('takes a life that does not outlast the margin for no life, so that nothing refreshes for ever', () => {
    for (const life of [0, -5, 0.5, Number.NaN]) {
      const { token, grant } = grantOf('a', life)
      expect(tokensToStore(now, token, grant).tokenExpiresAt).toBeNull()
    }
    const { token, grant } = grantOf('a', 0.501)
    expect(tokensToStore(now, token, grant).tokenExpiresAt).toBe(now + 501)
  })

  it('asks a foreign token for its end only where the answer says nothing', () => {
    const seconds = now / 1000
    const jwt = foreignJwt({ exp: seconds + 600 })
    expect(tokensToStore(now, grantOf(jwt, null).token, grantOf(jwt, null).grant).tokenExpiresAt).toBe(now + 600_000)
    expect(tokensToStore(now, grantOf(jwt, 60).token, grantOf(jwt, 60).grant).tokenExpiresAt).toBe(now + 60_000)
  })

  it('reads a life out of exp and iat whatever this clock says, and believes no end that is past', () => {
    const other = now / 1000 + 86_400
    const withLife = foreignJwt({ iat: other, exp: other + 600 })
    const past = foreignJwt({ exp: now / 1000 - 5 })
    const strange = foreignJwt({ exp: 'tomorrow' })
    const end = (jwt: string) => tokensToStore(now, grantOf(jwt, null).token, grantOf(jwt, null).grant).tokenExpiresAt
    expect(end(withLife)).toBe(now + 600_000)
    expect(end(past)).toBeNull()
    expect(end(strange)).toBeNull()
    expect(end(foreignJwt({ iat: other, exp: other - 1 }))).toBe((other - 1) * 1000)
    expect(end('a.%%%.c')).toBeNull()
    expect(end(foreignJwt({ iat: now / 1000 + 60, exp: now / 1000 + 60 }))).toBe(now + 60_000)
    expect(end(foreignJwt({ iat: '0', exp: other }))).toBe(other * 1000)
    // JSON decodes this number as infinity.
    expect(end(`e30.${Buffer.from('{"iat":1,"exp":1e999}').toString('base64url')}.c2ln`)).toBeNull()
  })
})
