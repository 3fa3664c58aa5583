import { connect } from 'node:net'
import { fc, test } from '@fast-check/vitest'
import { contract, type Endpoint, type Multipart } from '@careplus/adapters/contract'
import { fillPath } from '@careplus/adapters/internal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { acceptedBody, paramsOf, withAllOfMember, type MemberFixtures } from '../../testing/memberFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { formOf, type Member } from '../../testing/testServer.js'

const server = ownServer()
let member: Member
let things: MemberFixtures
beforeAll(async () => {
  member = await server.join()
  things = await withAllOfMember(server, member)
})

let keys = 0
const send = async (
  body: string | Uint8Array<ArrayBuffer> | FormData,
  path = '/th/children/',
  rest: Record<string, string> = {},
  method = 'POST',
) => {
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      'x-api-key': 'careplus-web',
      'x-forwarded-for': `10.9.${(keys >> 8) & 255}.${keys & 255}`,
      authorization: `Bearer ${member.access_token}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': `bad-${(keys += 1)}`,
      origin: server.url,
      ...rest,
    },
    body,
  })
  const text = await reply.text()
  return { status: reply.status, body: JSON.parse(text) as Record<string, unknown>, text }
}

const child_ = (nickname: string) =>
  `{"nickname":${nickname},"birthday":"2024-07-12","gender":"male","delivery_method":"c-section"}`

const isPlainRefusal = ({ body, text }: { readonly body: Record<string, unknown>; readonly text: string }): void => {
  expect(body['error_code']).toMatch(/^[a-z_]+$/)
  expect(body['error_message']).toMatch(/[ก-๙]/)
  expect(text).not.toMatch(/\bat [\w.]+ \(|node_modules|Error:|syntax|SQL|select /i)
}

describe('a bad body', () => {
  it.each([
    ['broken JSON', '{"nickname":', 400, 'invalid_input', ''],
    ['no JSON at all', 'nickname=x', 400, 'invalid_input', ''],
    ['nothing', '', 400, 'invalid_input', 'nickname'],
    ['a list', '[]', 400, 'invalid_input', undefined],
    ['null', 'null', 400, 'invalid_input', ''],
    ['wrong types', child_('7'), 400, 'invalid_input', 'nickname'],
    ['a NUL byte', child_('"a\\u0000b"'), 400, 'invalid_input', 'nickname'],
    ['a raw NUL byte', child_('"a\0b"'), 400, 'invalid_input', ''],
    ['half a character', child_('"\\ud800"'), 400, 'invalid_input', 'nickname'],
    ['a NUL byte in a field nobody asked for', '{"a":{"b":["\\u0000"]}}', 400, 'invalid_input', 'a.b.0'],
    ['a number past all numbers', '{"gestation_weeks":1e999}', 400, 'invalid_input', 'gestation_weeks'],
    ['a huge number', `{"gestation_weeks":${'9'.repeat(400)}}`, 400, 'invalid_input', 'gestation_weeks'],
    ['__proto__', '{"__proto__":{"admin":true},"__proto__":1}', 400, 'invalid_input', '__proto__'],
    ['nesting', `${'['.repeat(21)}${']'.repeat(21)}`, 400, 'invalid_input', ''],
    ['deep nesting', '[{"a":'.repeat(9000), 400, 'invalid_input', ''],
    ['64 kB and one byte', `"${'a'.repeat(65_535)}"`, 413, 'too_large', undefined],
    ['a megabyte', 'a'.repeat(1_048_576), 413, 'too_large', undefined],
  ])('%s', async (_what, body, status, code, field) => {
    const reply = await send(body)
    expect([reply.status, reply.body['error_code'], reply.body['field']]).toEqual([
      status,
      code,
      field ?? reply.body['field'],
    ])
    isPlainRefusal(reply)
  })

  it('that is not UTF-8', async () => {
    isPlainRefusal(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('of type %s is refused', async (type) => {
    const reply = await send(child_('"น้อง"'), '/th/children/', { 'content-type': type })
    expect([reply.status, reply.body['error_code']]).toEqual([415, 'unsupported_media'])
  })

  it('a form field given twice, and JSON where a form is meant', async () => {
    const twice = await send('grant_type=refresh_token&grant_type=x&client_id=y', '/oauth/token', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([twice.status, twice.body['field']]).toEqual([400, 'grant_type'])
    expect((await send('{"grant_type":"refresh_token","client_id":"y"}', '/oauth/token')).status).toBe(415)
  })

  it('tells every refused field', async () => {
    const { body } = await send('{"nickname":"","gender":"x"}')
    expect((body['errors'] as ReadonlyArray<{ field: string }>).map(({ field }) => field)).toEqual([
      'nickname',
      'birthday',
      'gender',
      'delivery_method',
    ])
  })
})

describe('a bad address', () => {
  it.each(['/th/%', '/th/%00', '/th/nothing', '/api/', '/th/children/%ff/', '/oauth', '/_auth/x', '/th//children'])(
    '%s is a JSON 404',
    async (path) => {
      const reply = await send('{}', path)
      expect([reply.status, reply.body['error_code']]).toEqual([404, 'not_found'])
      isPlainRefusal(reply)
    },
  )

  it('another method is 405, with those that are allowed', async () => {
    const reply = await fetch(`${server.url}/th/children`, {
      method: 'DELETE',
      headers: { 'x-api-key': 'careplus-web' },
    })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  it('a request that is no HTTP leaves the server up', async () => {
    const port = Number(new URL(server.url).port)
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('\0\0\0 nonsense\r\n\r\n'))
      socket
        .on('close', () => done())
        .on('error', () => done())
        .resume()
    })
    expect((await server.call(contract.healthz)).status).toBe(200)
  })
})

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '')

const withBody = (Object.values(contract) as ReadonlyArray<Endpoint>).filter(({ body }) => body !== null)
const withJson = withBody.filter(({ encoding }) => encoding === 'json')
const pathOf = (endpoint: Endpoint): string => fillPath(endpoint.path, paramsOf(endpoint, things))

type Field = ReadonlyArray<string>

interface Made {
  readonly props?: Readonly<Record<string, unknown>>
  readonly types?: ReadonlyArray<unknown>
  readonly type?: unknown
  readonly json?: unknown
}

const fieldsOf = (codec: unknown): ReadonlyArray<Field> => {
  const { props = {}, types = [], type, json } = codec as Made
  const own = Object.entries(props).flatMap(([name, of]) => [[name], ...fieldsOf(of).map((field) => [name, ...field])])
  const made = [...types, type, json].filter((part) => part !== undefined)
  return [...own, ...made.flatMap(fieldsOf)]
}

describe('a bad body, wherever it is sent', () => {
  it.each([
    ['broken JSON', '{"FIELD":', 400, 'invalid_input', ''],
    ['a list', '[]', 400, 'invalid_input', undefined],
    ['null', 'null', 400, 'invalid_input', undefined],
    ['a wrong type', '{"FIELD":[[{}]]}', 400, 'invalid_input', undefined],
    ['a NUL byte', '{"FIELD":"a\\u0000b"}', 400, 'invalid_input', 'FIELD'],
    ['half a character', '{"FIELD":"\\ud800"}', 400, 'invalid_input', 'FIELD'],
    ['a number past all numbers', '{"FIELD":1e999}', 400, 'invalid_input', 'FIELD'],
    ['nesting', `{"FIELD":${'['.repeat(20)}${']'.repeat(20)}}`, 400, 'invalid_input', ''],
    ['64 kB and one byte', `"${'a'.repeat(65_535)}"`, 413, 'too_large', undefined],
  ])('%s', async (_what, body, status, code, field) => {
    const refused = withJson.map(async (endpoint) => {
      const first = fieldsOf(endpoint.body)[0]?.[0] ?? ''
      const reply = await send(body.replace('FIELD', first), pathOf(endpoint), {}, endpoint.method)
      expect([endpoint.name, reply.status, reply.body['error_code'], reply.body['field']]).toEqual([
        endpoint.name,
        status,
        code,
        field?.replace('FIELD', first) ?? reply.body['field'],
      ])
      isPlainRefusal(reply)
    })
    await Promise.all(refused)
  })
})

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    "'; drop table members; --",
    '${7*7}',
    '../../etc/passwd',
    '9'.repeat(400),
    '\u202e',
    '',
  ),
)
const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
  fc.constantFrom('2026-11-20', '0001-01-01', '1900-01-01', '9999-12-31', 'male', 'terms', 'มะลิ', '\u200b'),
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 53, 1e21, true),
)

type Fields = Readonly<Record<string, unknown>>

const put = (body: unknown, [name = '', ...within]: Field, value: unknown): Fields => {
  const fields = typeof body === 'object' ? (body as Fields | null) : null
  return { ...fields, [name]: within.length === 0 ? value : put(fields?.[name], within, value) }
}

const acceptedFields = (endpoint: Endpoint): unknown => {
  if (endpoint.auth !== 'bearer') return {}
  const body = acceptedBody(endpoint)
  return endpoint.encoding === 'multipart' ? (body as Multipart<unknown>).json : body
}

const hostileFields = (endpoint: Endpoint): fc.Arbitrary<Fields> => {
  const hostileObject = fc.dictionary(hostileText, hostileValue)
  const read = fieldsOf(endpoint.body)
  if (endpoint.encoding === 'bytes' || read.length === 0) return hostileObject
  const changes = fc.array(fc.tuple(fc.constantFrom(...read), hostileValue), {
    minLength: 1,
    maxLength: 3,
  })
  const inFields = fc
    .tuple(fc.constantFrom({}, acceptedFields(endpoint)), changes)
    .map(([body, values]) => values.reduce<unknown>((of, [field, value]) => put(of, field, value), body) as Fields)
  return fc.oneof({ weight: 1, arbitrary: hostileObject }, { weight: 4, arbitrary: inFields })
}

interface HostileCall {
  readonly endpoint: Endpoint
  readonly fields: Fields
  readonly bytes: Uint8Array
  readonly parts: boolean
}
const hostileCall = fc.constantFrom(...withBody).chain((endpoint) =>
  fc.record<HostileCall>({
    endpoint: fc.constant(endpoint),
    fields: hostileFields(endpoint),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }),
    parts: fc.boolean(),
  }),
)

const formText = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

const encoded = ({ endpoint: { encoding }, fields, bytes, parts }: HostileCall) => {
  if (encoding === 'json') return { body: JSON.stringify(fields), type: 'application/json' }
  if (encoding === 'form') return { body: formText(fields), type: 'application/x-www-form-urlencoded' }
  if (encoding === 'multipart' && parts)
    return { body: formOf({ json: fields, files: [{ mediaType: 'image/png', bytes }] }), type: null }
  return { body: Uint8Array.from(bytes), type: encoding === 'bytes' ? 'image/png' : 'multipart/form-data; boundary=x' }
}

describe('whatever is sent', () => {
  test.prop([hostileCall], { numRuns: 300 })(
    'is answered below 500, as the contract says, and the server stays up',
    async (call) => {
      const { endpoint } = call
      const { body, type } = encoded(call)
      const reply = await send(body, pathOf(endpoint), type === null ? {} : { 'content-type': type }, endpoint.method)
      expect(reply.status).toBeLessThan(500)
      if (reply.status < 400) return
      isPlainRefusal(reply)
      expect(endpoint.errors).toContain(reply.body['error_code'])
    },
    60_000,
  )

  test.prop([hostileText, hostileText], { numRuns: 50 })('in a path or a header', async (segment, key) => {
    const path = `/th/children/${encodeURIComponent(wellFormed(segment))}/growth/`
    const header = encodeURIComponent(wellFormed(key)).slice(0, 500)
    const reply = await send('{}', path, { 'idempotency-key': header, cookie: `auth_refresh=${header}` })
    expect(reply.status).toBeLessThan(500)
  })

  it('was logged without a word of it', async () => {
    await send(child_('"ชื่อลับสุดยอด"'), '/th/children/?secret=query-text')
    await send('{"email":"private@example.com","password":"hidden words"}', '/api/login')
    const all = server.logs.join('')
    expect(server.logs.length).toBeGreaterThan(10)
    expect(all).not.toMatch(/ชื่อลับ|query-text|private@|hidden words|10\.9\.|careplus-web/)
    expect(all).not.toContain(member.access_token)
    expect(all).not.toContain(member.cookie)
    expect(all).not.toContain(member.email)
    expect(all).not.toContain(things.child.id)
    expect(all).not.toContain('"level":50')
    expect(all).toContain('"route":"/th/children/"')
  })
})
