import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { networkError } from '@careplus/core/call'
import { localServer, type LocalReply } from './localServer.fixture.js'
import { publicCarrier } from './publicCarrier.js'

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): LocalReply =>
  (response) =>
    response.writeHead(status, headers).end(body)
const cut: LocalReply = (response) => response.destroy()
const good = answer(200, '{"data":[]}')

const local = localServer(good)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = () =>
  publicCarrier({ backEnd: local.backEnd, apiKey: 'key-1' }).request({ method: 'GET', path: '/th/rewards/?a=1' })

describe('a carrier of what anybody may read', () => {
  it('names the client and nobody else', async () => {
    expect(await ask()).toStrictEqual(E.right({ status: 200, body: { data: [] } }))
    expect(local.seen[0]?.url).toBe('/th/rewards/?a=1')
    expect(local.seen[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', accept: 'application/json' })
    expect(local.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  it('asks once more where the answer was lost or may be another the next time', async () => {
    for (const first of [cut, answer(503, '{"error_code":"busy"}'), answer(502, 'Bad Gateway')]) {
      local.replies = [first]
      expect(E.isRight(await ask())).toBe(true)
    }
    expect(local.seen).toHaveLength(6)
  })

  it('waits as long as the server asks, up to five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const dated = new Date('2026-11-20T00:00:00Z')
    const inFive = new Date(dated.getTime() + 5000)
    for (const retryHeaders of [
      { 'retry-after': '5' },
      { 'retry-after': inFive.toUTCString(), date: dated.toUTCString() },
    ]) {
      local.seen = []
      local.replies = [answer(503, '{"error_code":"busy"}', retryHeaders)]
      const answered = ask()
      await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 30_000 })
      await vi.advanceTimersByTimeAsync(4999)
      expect(local.seen).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(await answered).toMatchObject({ right: {} })
    }
    local.replies = [answer(503, '{"error_code":"busy"}', { 'retry-after': '0' })]
    const atOnce = ask()
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 30_000 })
    await vi.advanceTimersByTimeAsync(0)
    expect(await atOnce).toMatchObject({ right: {} })
  })

  it('waits no longer than the whole call may take', async () => {
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    local.replies = [answer(503, '{"error_code":"busy"}', { 'retry-after': '5' })]
    const answered = ask()
    await vi.waitUntil(() => local.seen.length > 0, { timeout: 30_000 })
    time.abort()
    expect(await answered).toMatchObject({ left: { _tag: 'NetworkError', reason: 'timeout' } })
    expect(local.seen).toHaveLength(1)
  })

  it('takes a definite no, and a request to wait for longer, for an answer', async () => {
    local.replies = [answer(404, '{"error_code":"not_found","error_message":"ไม่พบ"}')]
    expect(await ask()).toMatchObject({ left: { _tag: 'ApiError', status: 404, code: 'not_found', message: 'ไม่พบ' } })
    local.replies = [answer(503, '{"error_code":"maintenance"}', { 'retry-after': '6' })]
    expect(await ask()).toMatchObject({ left: { status: 503, code: 'maintenance', retryAfter: 6 } })
    expect(local.seen).toHaveLength(2)
  })

  it('tells of every refusal, once the last answer is known', async () => {
    const logged: string[] = []
    const { request } = publicCarrier({
      backEnd: local.backEnd,
      apiKey: 'key-1',
      onRefused: ({ code }) => logged.push(code),
    })
    const ask = () => request({ method: 'GET', path: '/th/rewards/' })
    local.replies = [answer(503, '{"error_code":"busy"}'), answer(503, '{"error_code":"maintenance"}')]
    await ask()
    local.replies = [cut, cut]
    await ask()
    await ask()
    expect(logged).toStrictEqual(['maintenance'])
  })

  it('follows nobody elsewhere, and reads nothing but JSON', async () => {
    local.replies = [answer(302, '', { location: '/elsewhere' }), answer(302, '', { location: '/elsewhere' })]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
    expect(local.seen.map(({ url }) => url)).not.toContain('/elsewhere')
    local.replies = [answer(200, '<html>')]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
  })

  it('tells what was lost by its cause, and throws a defect', async () => {
    const cause = new TypeError('Failed to fetch')
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause)
    expect(await ask()).toEqual({ _tag: 'Left', left: networkError('failed', cause) })
    const defect = new ReferenceError('x is not defined')
    asked.mockRejectedValue(defect)
    await expect(ask()).rejects.toBe(defect)
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('gives up after the second try', async () => {
    local.replies = [cut, cut]
    expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
    expect(local.seen).toHaveLength(2)
  })
})
