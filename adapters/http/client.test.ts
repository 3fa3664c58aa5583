import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import type { Bearer } from '@careplus/core/ports'
import { HttpClient } from './client.js'
import { asCallFailure } from './failures.js'
import { jsonReply, localServer, type LocalReply } from './localServer.fixture.js'
import { retryAfterMs } from './retryAfter.js'
import { HttpTransport, type HttpConfig, type Outgoing } from './transport.js'

const local = localServer()
const text =
  (status: number, body: string, headers: Record<string, string> = {}): LocalReply =>
  (response) =>
    response.writeHead(status, headers).end(body)
const cut: LocalReply = (response) => response.destroy()
const cutInBody: LocalReply = (response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"data":', () => response.destroy())
}
const silent: LocalReply = () => undefined
const neverEnding: LocalReply = (response) => {
  response.writeHead(200)
  response.write('{"data":')
}

const transport = (config: Partial<HttpConfig> = {}) =>
  new HttpTransport({ backEnd: local.backEnd, apiKey: 'key-1', ...config })
const get = (more: Partial<Outgoing> = {}): Outgoing => ({ method: 'GET', path: '/th/x/', ...more })
const post = (more: Partial<Outgoing> = {}): Outgoing => ({
  method: 'POST',
  path: '/th/x/',
  body: { json: { a: 1 } },
  ...more,
})

const others = 'others'

const bearerOf = (tokens: ReadonlyArray<string | null>) => {
  const log: string[] = []
  let at = 0
  const bearer: Bearer = {
    current: () => Promise.resolve(E.right(tokens[at] ?? null)),
    admits: (isUnsafe) => Promise.resolve((token) => !isUnsafe || token !== others),
    renewed: (refused) => {
      log.push(`renewed ${refused}`)
      at += 1
      return Promise.resolve(E.right(tokens[at] ?? ''))
    },
    rejected: (refused) => {
      log.push(`rejected ${refused}`)
    },
  }
  return { bearer, log }
}
const clientWith = (tokens: ReadonlyArray<string | null>, config: Partial<HttpConfig> = {}) => {
  const { bearer, log } = bearerOf(tokens)
  return { client: new HttpClient(transport(config), bearer), log }
}

it('takes a body as a whole where nobody asks how far it is: Chromium calls one read in parts cancelled', async () => {
  const wholes: string[] = []
  const fetch = async () => {
    const response = Response.json({ data: 1 })
    const [text, bytes] = [response.text.bind(response), response.arrayBuffer.bind(response)]
    return Object.assign(response, {
      text: () => (wholes.push('text'), text()),
      arrayBuffer: () => (wholes.push('bytes'), bytes()),
    })
  }
  expect(await transport({ fetch }).request(get())).toMatchObject({ right: { body: { data: 1 } } })
  expect(await transport({ fetch }).request(get({ file: {} }))).toMatchObject({ right: { status: 200 } })
  const onProgress = vi.fn<(received: number) => void>()
  await transport({ fetch }).request(get({ file: { onProgress } }))
  expect(onProgress).toHaveBeenCalled()
  expect(wholes).toEqual(['text', 'bytes'])
})

describe('what goes wrong', () => {
  const rejecting = (thrown: unknown) => vi.fn<typeof fetch>(() => Promise.reject(thrown))
  const brokenBody = (thrown: unknown) =>
    vi.fn<typeof fetch>(async () => Object.assign(Response.json({}), { text: () => Promise.reject(thrown) }))
  const faults = [
    ['a TypeError, as browsers and React Native report it', new TypeError('Failed to fetch')],
    ['a DOMException', new DOMException('The network was changed', 'NetworkError')],
    ['an Error', new Error('Network request failed')],
  ] as const

  it.each(faults)('%s of fetch or of the body is a lost connection, with its cause', async (_, thrown) => {
    for (const fetch of [rejecting(thrown), brokenBody(thrown)]) {
      const answer = await transport({ fetch }).request(get())
      expect(answer).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
      expect(E.isLeft(answer) && answer.left._tag === 'NetworkError' && answer.left.cause).toBe(thrown)
      expect(fetch).toHaveBeenCalledTimes(2)
    }
  })

  it.each([new ReferenceError('fecth is not defined'), new RangeError('too deep'), new SyntaxError('no regex')])(
    '%s is a defect: it is thrown, and not tried again',
    async (thrown) => {
      for (const fetch of [rejecting(thrown), brokenBody(thrown)]) {
        await expect(transport({ fetch }).request(get())).rejects.toBe(thrown)
        expect(fetch).toHaveBeenCalledTimes(1)
      }
    },
  )

  it('a TypeError of our own code, or of a hook, is thrown', async () => {
    const thrown = new TypeError('x is not a function')
    const hook = () => {
      throw thrown
    }
    const refused = async () => Response.json({}, { status: 404 })
    const nothing = (async () => undefined) as unknown as typeof fetch
    const progress = { file: { onProgress: hook } }
    await expect(transport({ fetch: refused, onRefused: hook }).request(get())).rejects.toBe(thrown)
    await expect(transport({ onChanged: hook }).request(post())).rejects.toBe(thrown)
    await expect(transport().request(get(progress))).rejects.toBe(thrown)
    await expect(transport({ fetch: nothing }).request(get())).rejects.toThrow(TypeError)
    await expect(transport({ apiKey: 'แอป' }).request(get())).rejects.toThrow(TypeError)
    const bearer: Bearer = { ...bearerOf(['t1']).bearer, current: () => Promise.reject(thrown) }
    await expect(new HttpClient(transport(), bearer).request(get())).rejects.toBe(thrown)
  })
})

describe('what is sent', () => {
  it('the key and the wish for JSON always; a JSON type only with a body; a bearer only when signed in', async () => {
    local.replies = [jsonReply(200, {}), jsonReply(200, {}), jsonReply(200, {})]
    const { client } = clientWith(['t1'])
    await client.api('get', 'children/?page=2')
    await transport().request(post({ idempotencyKey: 'k:1' }))
    await transport().request(get())
    expect(local.seen[0]).toMatchObject({ method: 'GET', url: '/th/children/?page=2', body: '' })
    expect(local.seen[0]?.headers).toMatchObject({
      'x-api-key': 'key-1',
      accept: 'application/json',
      authorization: 'Bearer t1',
    })
    expect(local.seen[0]?.headers).not.toHaveProperty('content-type')
    expect(local.seen[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(local.seen[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
    expect(local.seen[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k:1' })
    expect(local.seen[2]?.headers).not.toHaveProperty('authorization')
  })

  it('a form leaves out what is undefined', async () => {
    const form = { grant_type: 'refresh_token', scope: undefined, redirect_uri: 'https://a.example/th/callback?x=ก' }
    await transport().request(post({ body: { form } }))
    expect(local.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(local.seen[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      redirect_uri: 'https://a.example/th/callback?x=ก',
    })
  })

  it('the generic helper stays under the base, and gives every unsafe call a key of its own', async () => {
    const { client } = clientWith(['t1'])
    for (const path of ['//evil.example/x', 'https://evil.example/x', '/\\evil.example', 'children/'])
      expect(await client.api('POST', path, {})).toEqual(E.right({ data: 'unasked' }))
    expect(local.seen.every(({ url }) => url.startsWith('/th/'))).toBe(true)
    const keys = local.seen.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(4)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    await client.api('DELETE', 'children/1/', undefined, { key: 'mine' })
    expect(local.seen[4]?.headers['idempotency-key']).toBe('mine')
    expect(local.seen[4]?.headers).not.toHaveProperty('content-type')
  })

  it('follows no redirect, which could take key and token elsewhere', async () => {
    local.replies = [text(307, '', { location: '/th/other/' }), text(307, '', { location: '/th/other/' })]
    expect(await transport().request(get({ token: 't' }))).toMatchObject({
      left: { _tag: 'NetworkError', reason: 'failed' },
    })
    expect(local.seen.map(({ url }) => url)).not.toContain('/th/other/')
  })
})

describe('what comes back', () => {
  it('a body is decoded; an empty one is null', async () => {
    local.replies = [jsonReply(201, { data: [1] }), text(204, ''), text(200, '')]
    expect(await transport().request(get())).toEqual(E.right({ status: 201, body: { data: [1] } }))
    expect(await transport().request(get())).toEqual(E.right({ status: 204, body: null }))
    expect(await transport().request(get())).toEqual(E.right({ status: 200, body: null }))
  })

  it("a success that is no JSON (a hotel's sign-in page, say) is no answer", async () => {
    local.replies = [text(200, '<html>', { 'content-type': 'text/html' })]
    expect(await transport().request(get())).toMatchObject({
      left: { _tag: 'NetworkError', reason: 'unreadable', message: 'Network Error', status: 0 },
    })
    expect(local.seen).toHaveLength(1)
  })

  it('a refusal carries status, body, code, Thai sentence and fields', async () => {
    const errors = [{ field: 'weight', code: 'too_large', message: 'ก' }, { field: 7 }, 'x']
    const body = { error_code: 'invalid_input', error_message: 'ข', field: 'weight', errors }
    local.replies = [
      jsonReply(400, body),
      jsonReply(422, { error_code: 'c', error_message: 'ม', field: 'f' }),
      text(502, 'Bad gateway'),
      jsonReply(404, ['x']),
    ]
    expect(await transport().request(post())).toEqual(
      E.left({
        _tag: 'ApiError',
        label: 'API Error',
        status: 400,
        body,
        code: 'invalid_input',
        message: 'ข',
        fields: [{ field: 'weight', code: 'too_large', message: 'ก' }],
      }),
    )
    expect(await transport().request(post())).toMatchObject({
      left: { fields: [{ field: 'f', code: 'c', message: 'ม' }] },
    })
    expect(await transport().request(post())).toMatchObject({
      left: { status: 502, body: 'Bad gateway', code: '', fields: [] },
    })
    expect(await transport().request(post())).toMatchObject({ left: { status: 404, body: ['x'] } })
  })

  it('a refusal carries how long to wait, in whole seconds, where the server says so', async () => {
    const dated = new Date('2026-11-20T00:00:00Z')
    const later = (ms: number) => new Date(dated.getTime() + ms).toUTCString()
    const wait = async (headers: Record<string, string>) => {
      local.replies = [jsonReply(429, { error_code: 'rate_limited' }, headers)]
      const answer = await transport().request(post())
      return E.isLeft(answer) && answer.left._tag === 'ApiError' ? answer.left : null
    }
    expect(await wait({ 'retry-after': '42' })).toMatchObject({ code: 'rate_limited', retryAfter: 42 })
    expect(await wait({ 'retry-after': later(90_000), date: dated.toUTCString() })).toMatchObject({ retryAfter: 90 })
    for (const none of [{}, { 'retry-after': '0' }, { 'retry-after': 'soon' }, { 'retry-after': dated.toUTCString() }])
      expect(await wait(none)).not.toHaveProperty('retryAfter')
  })

  it('a date to wait for is read against this clock where the answer tells no time, as to a page of another origin', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
    const inOne = new Headers({ 'retry-after': 'Fri, 20 Nov 2026 00:01:00 GMT' })
    expect(retryAfterMs(inOne)).toBe(60_000)
    inOne.set('date', 'Fri, 20 Nov 2026 00:00:30 GMT')
    expect(retryAfterMs(inOne)).toBe(30_000)
    vi.useRealTimers()
  })

  it('a device that is offline says so', async () => {
    const nowhere = transport({ backEnd: 'http://127.0.0.1:1', online: () => false })
    expect(await nowhere.request(post())).toMatchObject({ left: { reason: 'offline', status: 0 } })
  })
})

describe('trying again', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('once after %i, where nothing is changed', async (status) => {
    local.replies = [jsonReply(status, {}), jsonReply(200, 'second')]
    expect(await transport().request(get())).toMatchObject({ right: { body: 'second' } })
    local.replies = [jsonReply(status, {}), jsonReply(status, {}), jsonReply(200, 'third')]
    expect(await transport().request(get())).toMatchObject({ left: { status } })
    expect(local.seen).toHaveLength(4)
  })

  it.each([400, 401, 403, 404, 422, 501])('not after %i', async (status) => {
    local.replies = [jsonReply(status, {})]
    expect(await transport().request(get())).toMatchObject({ left: { status } })
    expect(local.seen).toHaveLength(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never a %s', async (method) => {
    local.replies = [jsonReply(503, {})]
    expect(await transport().request(post({ method }))).toMatchObject({ left: { status: 503 } })
    local.replies = [cut]
    expect(await transport().request(post({ method }))).toMatchObject({
      left: { _tag: 'NetworkError', reason: 'failed' },
    })
    expect(local.seen).toHaveLength(2)
  })

  it('once after a connection that broke, before the answer or in the middle of it', async () => {
    local.replies = [cut, jsonReply(200, 1), cutInBody, jsonReply(200, 2), cut, cut, jsonReply(200, 3)]
    expect(await transport().request(get())).toMatchObject({ right: { body: 1 } })
    expect(await transport().request(get())).toMatchObject({ right: { body: 2 } })
    expect(await transport().request(get())).toMatchObject({ left: { reason: 'failed' } })
    expect(local.seen).toHaveLength(6)
  })

  it('waits as long as the server asks, up to five seconds, and not at all where it asks for more', async () => {
    const dated = new Date('2026-11-20T00:00:00Z')
    const inOneHour = new Date(dated.getTime() + 3_600_000)
    local.replies = [jsonReply(503, {}, { 'retry-after': '0' }), jsonReply(200, 'now')]
    expect(await transport().request(get())).toMatchObject({ right: { body: 'now' } })
    local.replies = [
      jsonReply(503, {}, { 'retry-after': '6' }),
      jsonReply(503, {}, { 'retry-after': inOneHour.toUTCString(), date: dated.toUTCString() }),
    ]
    expect(await transport().request(get())).toMatchObject({ left: { status: 503 } })
    expect(await transport().request(get())).toMatchObject({ left: { status: 503 } })
    expect(local.seen).toHaveLength(4)
  })

  it('a wait that does not fit into the time left is not waited for', async () => {
    local.replies = [jsonReply(503, {}, { 'retry-after': '5' }), jsonReply(200, 'late')]
    expect(await transport({ timeoutMs: 40 }).request(get())).toMatchObject({ left: { reason: 'timeout' } })
    expect(local.seen).toHaveLength(1)
  })
})

describe('time', () => {
  it.each([
    ['before the answer', silent],
    ['in the body', neverEnding],
  ])('runs out %s, for the whole call, and is not spent twice', async (_, reply) => {
    local.replies = [reply, jsonReply(200, 'never asked')]
    expect(await transport({ timeoutMs: 40 }).request(get())).toEqual(
      E.left({ _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'timeout' }),
    )
    expect(local.seen).toHaveLength(1)
  })

  it.each([
    ['a page', 25_000, {}],
    ['a server', 10_000, undefined],
  ])('is that of %s where nothing else is said: %i ms', async (_, ms, page) => {
    vi.useFakeTimers()
    vi.stubGlobal('window', page)
    const call = new HttpTransport({ backEnd: local.backEnd, apiKey: 'key', fetch: () => new Promise(() => undefined) })
    const ended = vi.fn()
    void call.request(get()).then(ended)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended.mock.lastCall).toMatchObject([{ left: { reason: 'timeout' } }])
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('counts waiting for a token too', async () => {
    const never: Bearer = {
      current: () => new Promise(() => undefined),
      renewed: () => TE.right('')(),
      admits: () => Promise.resolve(() => true),
      rejected: () => undefined,
    }
    const client = new HttpClient(transport({ timeoutMs: 20 }), never)
    expect(await client.request(get())).toMatchObject({ left: { reason: 'timeout' } })
    expect(local.seen).toHaveLength(0)
  })

  it('ends when the caller gives up', async () => {
    const early = new AbortController()
    early.abort()
    expect(await transport().request(get({ signal: early.signal }))).toMatchObject({ left: { reason: 'aborted' } })
    const late = new AbortController()
    local.replies = [() => late.abort()]
    expect(await transport().request(get({ signal: late.signal }))).toMatchObject({ left: { reason: 'aborted' } })
    expect(local.seen).toHaveLength(1)
  })
})

describe('on behalf of a member', () => {
  const expired = jsonReply(401, { error_code: 'token_expired' })
  const invalid = jsonReply(401, { error_code: 'token_invalid' })

  it('an expired token is renewed, and the call repeated once, with the same key', async () => {
    local.replies = [expired, jsonReply(200, 'ok')]
    const { client, log } = clientWith(['t1', 't2'])
    expect(await client.request(post({ idempotencyKey: 'k' }))).toMatchObject({ right: { body: 'ok' } })
    expect(
      local.seen.map(({ headers }) => [headers.authorization, headers['idempotency-key'], headers['x-api-key']]),
    ).toEqual([
      ['Bearer t1', 'k', 'key-1'],
      ['Bearer t2', 'k', 'key-1'],
    ])
    expect(log).toEqual(['renewed t1'])
  })

  it('a second refusal ends the session instead of a loop', async () => {
    local.replies = [expired, expired, jsonReply(200, 'never')]
    const { client, log } = clientWith(['t1', 't2', 't3'])
    expect(await client.request(get())).toMatchObject({ left: { status: 401 } })
    expect(log).toEqual(['renewed t1', 'rejected t2'])
    expect(local.seen).toHaveLength(2)
  })

  it('any other 401 ends it at once', async () => {
    local.replies = [invalid]
    const { client, log } = clientWith(['t1'])
    expect(await client.request(get())).toMatchObject({ left: { status: 401, code: 'token_invalid' } })
    expect(log).toEqual(['rejected t1'])
  })

  it('a visitor has no session to end', async () => {
    local.replies = [invalid]
    const { client, log } = clientWith([null])
    expect(await client.request(get())).toMatchObject({ left: { status: 401 } })
    expect(log).toEqual([])
  })

  it('a session that ended, or could not be refreshed, sends nothing and gives its own failure', async () => {
    const ended = {
      _tag: 'TokensExpired',
      message: 'Both token and refresh token have expired. Your request was aborted.',
    } as const
    const client = new HttpClient(transport(), {
      current: TE.left(ended),
      renewed: () => TE.left(ended)(),
      admits: () => Promise.resolve(() => true),
      rejected: () => undefined,
    })
    expect(await client.request(get())).toEqual(E.left(ended))
    expect(await client.api('GET', 'x')).toEqual(E.left(ended))
    expect(local.seen).toHaveLength(0)
    expect(asCallFailure(ended)).toMatchObject({
      _tag: 'ApiError',
      status: 401,
      code: 'tokens_expired',
      message: ended.message,
    })
    local.replies = [expired]
    const later = new HttpClient(transport(), {
      current: TE.right('t1'),
      renewed: () => TE.left(ended)(),
      admits: () => Promise.resolve(() => true),
      rejected: () => undefined,
    })
    expect(await later.request(get())).toEqual(E.left(ended))
  })

  it("an unsafe call goes with no other member's token, neither at once nor when it is repeated", async () => {
    const nothing = { left: { _tag: 'NetworkError', status: 0 } }
    expect(await clientWith([others]).client.request(post())).toMatchObject(nothing)
    expect(local.seen).toHaveLength(0)
    expect(await clientWith([others]).client.request(get())).toMatchObject({ right: { status: 200 } })
    local.replies = [expired]
    expect(await clientWith(['t1', others]).client.request(post())).toMatchObject(nothing)
    expect(local.seen.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', 'Bearer others'],
      ['POST', 'Bearer t1'],
    ])
  })

  it('every refusal is told, of whichever call, and no success or lost connection is', async () => {
    const logged: string[] = []
    const carrier = transport({ onRefused: ({ code }) => logged.push(code) })
    local.replies = [jsonReply(503, { error_code: 'maintenance' }, { 'retry-after': '60' })]
    await carrier.request(get())
    local.replies = [jsonReply(422, { error_code: 'invalid_input' })]
    await carrier.request(post())
    local.replies = [cut, cut]
    await carrier.request(get())
    await carrier.request(get())
    expect(logged).toEqual(['maintenance', 'invalid_input'])
  })

  it('whatever may have changed something is told once it has ended, however it did; and no reading is', async () => {
    let logged = 0
    const carrier = transport({ onChanged: () => (logged += 1) })
    await carrier.request(get())
    expect(logged).toBe(0)
    await carrier.request(post())
    expect(logged).toBe(1)
    local.replies = [jsonReply(422, { error_code: 'invalid_input' })]
    await carrier.request(post())
    expect(logged).toBe(2)
    local.replies = [cut]
    await carrier.request(post())
    expect(logged).toBe(3)
  })
})
