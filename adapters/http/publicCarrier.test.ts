import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicCarrier } from './publicCarrier.js'

type Reply = (response: ServerResponse) => void

const seen: IncomingMessage[] = []
let replies: Reply[] = []
let backEnd = ''

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(body)
const cut: Reply = (response) => response.destroy()
const good = answer(200, '{"data":[]}')

const server = createServer((request, response) => {
  seen.push(request)
  const reply = replies.shift() ?? good
  reply(response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  backEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen.length = 0
  replies = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = () => publicCarrier({ backEnd, apiKey: 'key-1' }).request({ method: 'GET', path: '/th/rewards/?a=1' })()

describe('a carrier of what anybody may read', () => {
  it('names the client and nobody else', async () => {
    expect(await ask()).toStrictEqual(E.right({ status: 200, body: { data: [] } }))
    expect(seen[0]?.url).toBe('/th/rewards/?a=1')
    expect(seen[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', accept: 'application/json' })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
  })

  it('asks once more where the answer was lost or may be another the next time', async () => {
    for (const first of [cut, answer(503, '{"error_code":"busy"}'), answer(502, 'Bad Gateway')]) {
      replies = [first]
      expect(E.isRight(await ask())).toBe(true)
    }
    expect(seen).toHaveLength(6)
  })

  it('waits as long as the server asks, up to five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const dated = new Date('2026-11-20T00:00:00Z')
    const inFive = new Date(dated.getTime() + 5000)
    for (const asked of [{ 'retry-after': '5' }, { 'retry-after': inFive.toUTCString(), date: dated.toUTCString() }]) {
      seen.length = 0
      replies = [answer(503, '{"error_code":"busy"}', asked)]
      const answered = ask()
      await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 30_000 })
      await vi.advanceTimersByTimeAsync(4999)
      expect(seen).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(E.isRight(await answered)).toBe(true)
    }
    replies = [answer(503, '{"error_code":"busy"}', { 'retry-after': '0' })]
    const atOnce = ask()
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 30_000 })
    await vi.advanceTimersByTimeAsync(0)
    expect(E.isRight(await atOnce)).toBe(true)
  })

  it('waits no longer than the whole call may take', async () => {
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    replies = [answer(503, '{"error_code":"busy"}', { 'retry-after': '5' })]
    const answered = ask()
    await vi.waitUntil(() => seen.length > 0, { timeout: 30_000 })
    time.abort()
    expect(await answered).toMatchObject({ left: { _tag: 'NetworkError', reason: 'timeout' } })
    expect(seen).toHaveLength(1)
  })

  it('takes a definite no, and a request to wait for longer, for an answer', async () => {
    replies = [answer(404, '{"error_code":"not_found","error_message":"ไม่พบ"}')]
    expect(await ask()).toMatchObject({ left: { _tag: 'ApiError', status: 404, code: 'not_found', message: 'ไม่พบ' } })
    replies = [answer(503, '{"error_code":"maintenance"}', { 'retry-after': '6' })]
    expect(await ask()).toMatchObject({ left: { status: 503, code: 'maintenance', retryAfter: 6 } })
    expect(seen).toHaveLength(2)
  })

  it('tells of every refusal, once the last answer is known', async () => {
    const told: string[] = []
    const { request } = publicCarrier({ backEnd, apiKey: 'key-1', onRefused: ({ code }) => told.push(code) })
    const ask = request({ method: 'GET', path: '/th/rewards/' })
    replies = [answer(503, '{"error_code":"busy"}'), answer(503, '{"error_code":"maintenance"}')]
    await ask()
    replies = [cut, cut]
    await ask()
    await ask()
    expect(told).toStrictEqual(['maintenance'])
  })

  it('follows nobody elsewhere, and reads nothing but JSON', async () => {
    replies = [answer(302, '', { location: '/elsewhere' }), answer(302, '', { location: '/elsewhere' })]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
    expect(seen.map(({ url }) => url)).not.toContain('/elsewhere')
    replies = [answer(200, '<html>')]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
  })

  it('gives up after the second try', async () => {
    replies = [cut, cut]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
    expect(seen).toHaveLength(2)
  })
})
