import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { saveDraft } from '@careplus/core/growth'
import { memoryDraftStore, seededRandom, settableClock } from '@careplus/core/testing'
import { addressFields } from '@careplus/core/addresses'
import { NewChild, NewGrowthRecord } from './children.js'
import { NewConsent } from './consents.js'
import { fillPath, type Endpoint } from './endpoint.js'
import { ErrorBody, errorBody, errorStatus, type ErrorCode } from './errors.js'
import { EmailText } from './identity.js'
import { contract } from './index.js'
import { openApi } from './openApi.js'
import { PhoneText } from './phone.js'
import { PostalAddress } from './rewards.js'
import { refusal, refusals } from './refusals.js'

const endpoints: ReadonlyArray<[string, Endpoint]> = Object.entries(contract)
const document = openApi(contract, { title: 'CarePlus', version: '0.0.0' })

const refused = (codec: t.Mixed, input: unknown) => {
  const read = codec.decode(input)
  return E.isLeft(read) ? refusals(read.left).map(({ field, code }) => [field, code]) : 'accepted'
}

describe('the table', () => {
  it.each(endpoints)('%s is named as its key and has one address of its own', (key, endpoint) => {
    expect(endpoint.name).toBe(key)
    expect(endpoints.filter(([, e]) => e.path === endpoint.path && e.method === endpoint.method)).toHaveLength(1)
  })

  it.each(endpoints)('%s: keys for unsafe product calls, and only known errors', (_, endpoint) => {
    expect(endpoint.idempotent).toBe(endpoint.method !== 'GET' && endpoint.path.startsWith('/th/'))
    // The statement that claims a key names its owner.
    expect(endpoint.idempotent && endpoint.auth !== 'bearer').toBe(false)
    expect(endpoint.errors.every((code) => code in errorStatus)).toBe(true)
    expect(endpoint.errors.includes('token_expired')).toBe(['bearer', 'optional'].includes(endpoint.auth))
  })

  it.each(endpoints)('%s: under /th/ open to all exactly where every cache may keep it', (_, endpoint) => {
    expect(endpoint.path.startsWith('/th/') && endpoint.auth === 'none').toBe(endpoint.cached)
    if (endpoint.cached) expect(endpoint).toMatchObject({ method: 'GET', body: null, success: { status: 200 } })
  })

  it('fills a path with its parameters, each one segment', () => {
    expect(fillPath('/th/children/{id}/growth/{record_id}/', { id: 'a/b', record_id: '..?' })).toBe(
      '/th/children/a%2Fb/growth/..%3F/',
    )
  })

  test.prop([fc.oneof(fc.constantFrom('.', '..', '%2e', '.%2E', '\n..'), fc.string({ unit: 'binary' }))])(
    'no parameter leads to another endpoint',
    (id) => {
      const { pathname } = new URL(fillPath('/th/children/{id}/growth', { id }), 'https://careplus.test')
      expect(pathname).toMatch(/^\/th\/children\/[^/]*\/growth$/)
    },
  )
})

describe('OpenAPI', () => {
  it('prints every endpoint', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>
    for (const [, endpoint] of endpoints)
      expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId).toBe(endpoint.name)
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(endpoints.length)
  })

  it('points only at what it has', () => {
    const printed = JSON.stringify(document)
    const known = Object.keys((document.components as { schemas: object }).schemas)
    const references = [...printed.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(references.length).toBeGreaterThan(20)
    expect(known).toEqual(expect.arrayContaining([...new Set(references)]))
  })

  it('says what a field must be', () => {
    const body = (document.paths as never)['/th/children/{id}/growth/']['post']['requestBody']['content'] as Record<
      string,
      { schema: unknown }
    >
    expect(body['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['date', 'weight'],
      properties: {
        date: { format: 'date' },
        weight: { exclusiveMinimum: 0, maximum: 500 },
        measure: { enum: ['l', 'h'] },
      },
    })
  })

  it('says how a call is let in', () => {
    const { paths } = document as { readonly paths: Readonly<Record<string, Record<string, Record<string, unknown>>>> }
    expect(paths['/api/login']?.['post']).toMatchObject({ security: [{ apiKey: [] }], parameters: [] })
    expect(paths['/api/auth/user']?.['get']).toMatchObject({ security: [{ apiKey: [], bearer: [] }] })
    expect(paths['/oauth/token']?.['post']).toMatchObject({
      security: [{ apiKey: [], refreshCookie: [] }, { apiKey: [] }],
      parameters: [{ name: 'Origin', in: 'header', required: true }],
    })
    expect(paths['/th/rewards/{item_id}/redeem/']?.['post']?.['parameters']).toMatchObject([
      { name: 'item_id', in: 'path' },
      { name: 'Idempotency-Key', schema: { pattern: '^[A-Za-z0-9:_-]{1,128}$' } },
    ])
  })

  it('refuses to print a codec it does not know', () => {
    const odd = { ...contract.healthz, body: new t.VoidType() } as Endpoint
    expect(() => openApi({ odd }, { title: '', version: '' })).toThrow('No JSON Schema')
  })
})

describe('what a request may hold', () => {
  it('names each refused field once, with its code', () => {
    expect(refused(NewGrowthRecord, { date: '2026-02-30', weight: 12400, height: 'tall', measure: 'x' })).toEqual([
      ['date', 'not_date'],
      ['weight', 'too_large'],
      ['height', 'not_number'],
      ['measure', 'not_one_of'],
    ])
    expect(refused(NewGrowthRecord, {})).toEqual([
      ['date', 'required'],
      ['weight', 'required'],
    ])
    expect(refused(NewGrowthRecord, null)).toEqual([['', 'not_object']])
    expect(refused(NewGrowthRecord, [])).not.toBe('accepted')
  })

  it('has something to see wherever a line is needed, and nothing that cannot be seen', () => {
    const child = { birthday: '2026-01-01', gender: 'female', delivery_method: 'c-section' }
    for (const nothing of ['\u200b', '\u3164', '\u2800', '\u202e', '\u2066\u2069', ' \u00a0', '\ufe0f', '\u0e49'])
      expect(refused(NewChild, { ...child, nickname: nothing })).toEqual([['nickname', 'required']])
    expect(NewChild.decode({ ...child, nickname: '\u202e\ufeffมะ\u200bลิ\u00a0 น้อย\u2060 ' })).toMatchObject({
      right: { nickname: 'มะลิ น้อย' },
    })
    expect(refused(NewChild, { ...child, nickname: 'มะ\nลิ' })).toEqual([['nickname', 'malformed']])
    for (const phone of ['\u200b', '\u3164 ']) expect(refused(PhoneText, phone)).toEqual([['', 'required']])
    expect(PhoneText.decode('\u202a+66 (0)81 234 5678\u202c')).toMatchObject({ right: '0812345678' })
    expect(EmailText.decode('\u200bmali@exa\u2060mple.com\u00a0')).toMatchObject({ right: 'mali@example.com' })
    expect(refused(EmailText, '\u200b')).toEqual([['', 'required']])
  })

  it('shows an address that was kept before, whatever it says', () => {
    const blankParts = Object.fromEntries(addressFields.map((field) => [field, '\u200b']))
    expect(E.isRight(PostalAddress.decode(blankParts))).toBe(true)
  })

  it('asks of a consent which child it is for, and only where it is about one', () => {
    const consent = { purpose: 'child_health', granted: true, version: '2026-11-01' }
    expect(refused(NewConsent, consent)).toEqual([['child_id', 'child_missing']])
    expect(refused(NewConsent, { ...consent, child_id: 'x' })).toEqual([['child_id', 'malformed']])
    expect(refused(NewConsent, { ...consent, version: '2026-11-02' })).toEqual([['version', 'not_one_of']])
    const id = '00000000-0000-4000-8000-000000000000'
    expect(refused(NewConsent, { ...consent, child_id: id })).toBe('accepted')
    expect(refused(NewConsent, { ...consent, purpose: 'analytics', child_id: id })).toEqual([
      ['child_id', 'child_not_meant'],
    ])
  })

  it('lets nobody join without the terms and the privacy notice', () => {
    const agreed = (purpose: string, granted = true) => ({ purpose, granted, version: '2026-11-01' })
    const asking = { join_token: 'abc', password: 'a good long one', adult: true }
    const body = contract.join.body
    expect(refused(body, { ...asking, consents: [agreed('terms')] })).toEqual([['consents', 'consent_missing']])
    expect(refused(body, { ...asking, consents: [agreed('terms'), agreed('privacy', false)] })).toEqual([
      ['consents', 'consent_missing'],
    ])
    expect(refused(body, { ...asking, consents: [agreed('terms'), agreed('privacy')] })).toBe('accepted')
    expect(refused(body, { ...asking, consents: [agreed('terms'), { ...agreed('privacy'), version: 7 }] })).toEqual([
      ['consents.1.version', 'not_text'],
    ])
    const never = { ...agreed('privacy'), version: '2026-11-02' }
    expect(refused(body, { ...asking, consents: [agreed('terms'), never] })).toEqual([
      ['consents.1.version', 'not_one_of'],
    ])
    expect(refused(body, { ...asking, adult: false, consents: [agreed('terms'), agreed('privacy')] })).toEqual([
      ['adult', 'not_one_of'],
    ])
  })

  it.each([['น้องมะลิ\0'], ['\ud800'], ['a\nb'], ['\u202a'.slice(0, 0) + '\u0007']])(
    'refuses the name %j',
    (nickname) => {
      expect(refused(contract.addChild.body, child({ nickname }))).toEqual([['nickname', 'malformed']])
    },
  )

  test.prop([fc.string({ unit: 'binary', maxLength: 70 })])('takes every name that the device keeps', (name) => {
    const device = { clock: settableClock(), random: seededRandom(), drafts: memoryDraftStore() }
    const form = { name, gender: 'female', dob: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
    const blankParts = saveDraft(device)(form, null)
    if (E.isLeft(blankParts)) return
    expect(refused(contract.addChild.body, child({ nickname: blankParts.right.name }))).toBe('accepted')
  })

  it('trims and composes a name, and drops what was not asked for', () => {
    const read = contract.addChild.body.decode({ ...child({ nickname: '  cafe\u0301 ' }), admin: true })
    expect(read).toEqual(E.right(child({ nickname: 'caf\u00e9' })))
  })

  test.prop([fc.jsonValue(), fc.constantFrom(...endpoints.filter(([, e]) => e.body !== null))])(
    'never throws, and always tells the field in Thai',
    (input, [, endpoint]) => {
      const read = endpoint.body?.decode(input)
      if (read === undefined || E.isRight(read)) return
      const listed = refusals(read.left)
      expect(listed.length).toBeGreaterThan(0)
      for (const each of listed) expect(each.message).toMatch(/[ก-๙]/)
    },
  )

  test.prop([fc.double({ noNaN: false })])('takes exactly the weights above 0, up to 500 kg', (weight) => {
    const blankParts = weight > 0 && weight <= 500
    expect(E.isRight(NewGrowthRecord.decode({ date: '2026-11-20', weight, height: 80 }))).toBe(blankParts)
  })

  test.prop([fc.integer({ min: 1890, max: 2210 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 })])(
    'takes exactly the days of the calendar, 1900 to 2200',
    (year, month, day) => {
      const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const real = new Date(Date.UTC(year, month - 1, day))
      const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day && year >= 1900 && year <= 2200
      expect(E.isRight(NewGrowthRecord.decode({ date, weight: 10, height: 80 }))).toBe(exists)
    },
  )
})

describe('errors', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('%s has a body that its own codec reads, in Thai', (code) => {
    expect(ErrorBody.decode(errorBody(code))).toEqual(E.right(errorBody(code)))
    expect(errorBody(code).error_message).toMatch(/[ก-๙]/)
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
  })

  it('tells the first refused field, and all of them', () => {
    const all = [refusal('weight', 'too_large'), refusal('date', 'required')]
    expect(errorBody('invalid_input', all)).toMatchObject({ field: 'weight', errors: all })
  })
})

const child = (fixed: { nickname: string }) => ({
  birthday: '2024-07-12',
  gender: 'male',
  delivery_method: 'c-section',
  ...fixed,
})
