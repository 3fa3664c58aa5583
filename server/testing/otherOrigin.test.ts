import * as E from 'fp-ts/Either'
import { httpSessionApi } from '@careplus/adapters/http'
import { appEndpoints, createSession, strategies } from '@careplus/core/session'
import { memoryBrowser, memoryLock } from '@careplus/core/testing'
import { describe, expect, it } from 'vitest'
import { ownServer } from './ownServer.js'
import { appTransport } from './appClient.js'

const server = ownServer()

const partner = 'https://partner.example'

/** A page of another origin sends that origin, and no cookies. */
const sessionFrom = (origin: string) => {
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    return globalThis.fetch(input, { ...init, headers })
  }
  const transport = appTransport(server, fetch)
  const byName = strategies(appEndpoints)
  const api = httpSessionApi(transport, { endpoints: (strategy) => byName[strategy].endpoints, clientId: 'partner' })
  const store = memoryBrowser().tab()
  return { store, session: createSession({ clock: server.clock, store, api, lock: memoryLock() }) }
}

describe('a front end of another origin', () => {
  it('keeps its session: the refresh token is held by its script, and is another one at each refresh', async () => {
    const { email, password } = await server.join()
    const { session, store } = sessionFrom(partner)
    expect(E.isRight(await session.login({ email, password }))).toBe(true)
    const refreshTokens = [store.tokens('local1').refreshToken]
    for (let time = 0; time < 2; time += 1) {
      server.clock.advance(1801)
      const current = await session.bearer.current()
      expect(current).toStrictEqual(E.right(store.tokens('local1').token))
      expect(store.tokens('local1').token).not.toBeNull()
      refreshTokens.push(store.tokens('local1').refreshToken)
    }
    expect(new Set(refreshTokens).size).toBe(3)
    expect(refreshTokens).not.toContain(undefined)
    await session.logout()
    expect(store.tokens('local1')).toStrictEqual({ token: null, tokenExpiresAt: null, refreshExpiresAt: null })
  })
})
