import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.js'
import { errorBody } from './errors.js'
import { contract } from './index.js'
import { refusals } from './refusals.js'
import { staffContract } from './staff.js'

const withBody = (Object.values({ ...contract, ...staffContract }) as ReadonlyArray<Endpoint>).filter(
  ({ body }) => body !== null,
)

interface Made {
  readonly _tag?: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly types?: ReadonlyArray<unknown>
  readonly type?: unknown
  readonly json?: unknown
}

const partsOf = ({ props = {}, types = [], type, json }: Made): ReadonlyArray<[string | null, unknown]> => [
  ...Object.entries(props),
  ...[...types, type, json].filter((part) => part !== undefined).map((part): [null, unknown] => [null, part]),
]

const tagsIn = (codec: unknown): ReadonlyArray<string> => {
  const made = codec as Made
  return [made._tag ?? '', ...partsOf(made).flatMap(([, part]) => tagsIn(part))]
}

type Field = ReadonlyArray<string>

const fieldsOf = (codec: unknown): ReadonlyArray<Field> =>
  partsOf(codec as Made).flatMap(([name, part]) => {
    const within = fieldsOf(part)
    return name === null ? within : [[name], ...within.map((field) => [name, ...field])]
  })

const put = (body: unknown, [name = '', ...within]: Field, value: unknown): object => {
  const known = typeof body === 'object' ? (body as Readonly<Record<string, unknown>> | null) : null
  return { ...known, [name]: within.length === 0 ? value : put(known?.[name], within, value) }
}

const asked = ({ encoding }: Endpoint, fields: unknown): unknown =>
  encoding === 'multipart' ? { json: fields, files: [] } : fields

const answerTo = (body: t.Mixed, input: unknown): string => {
  const read = body.decode(input)
  return E.isRight(read) ? '' : JSON.stringify(errorBody('invalid_input', refusals(read.left)))
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

describe('how much a body may cost', () => {
  it.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s takes no list or record without a bound',
    (_, { body }) => {
      const unbounded = ['ArrayType', 'ReadonlyArrayType', 'DictionaryType', 'AnyDictionaryType', 'AnyArrayType']
      expect(tagsIn(body).filter((tag) => unbounded.includes(tag))).toEqual([])
    },
  )

  const bulk = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom<unknown>({}, [], '', 0, null, { x: 1 }))
      .map(([length, each]): unknown => Array.from({ length }, () => each)),
    fc.integer({ min: 0, max: 60_000 }).map((length): unknown => 'ก'.repeat(length / 3)),
    fc
      .integer({ min: 0, max: 5000 })
      .map((length): unknown => Object.fromEntries(Array.from({ length }, (_, at) => [`f${at}`, {}]))),
  )
  const called = fc.constantFrom(...withBody.filter(({ encoding }) => encoding !== 'bytes')).chain((endpoint) => {
    const fields = fieldsOf(endpoint.body)
    // A codec without fields has no other way to fail.
    const inFields =
      fields.length === 0
        ? []
        : [
            fc
              .array(fc.tuple(fc.constantFrom(...fields), bulk), { maxLength: 3 })
              .map((changes) => changes.reduce<unknown>((body, [field, value]) => put(body, field, value), {})),
          ]
    return fc.tuple(fc.constant(endpoint), fc.oneof(bulk, ...inFields))
  })

  test.prop([called], { numRuns: 400 })(
    'is answered with four times its bytes and 4 kB at most',
    ([endpoint, body]) => {
      const answer = answerTo(endpoint.body as t.Mixed, asked(endpoint, body))
      expect(bytesOf(answer)).toBeLessThanOrEqual(4 * bytesOf(JSON.stringify(body)) + 4096)
    },
  )

  it('looks at no element of a list that is too long', () => {
    let lookups = 0
    const element = new Proxy({}, { get: () => void (lookups += 1) })
    const list = Array.from({ length: 20_000 }, () => element)
    for (const endpoint of withBody) {
      for (const field of fieldsOf(endpoint.body))
        answerTo(endpoint.body as t.Mixed, asked(endpoint, put({}, field, list)))
    }
    expect(lookups).toBe(0)
  })

  it('tells twenty faults, and a path that is not ours by its beginning', () => {
    const consents = Array.from({ length: 8 }, () => ({}))
    const read = contract.join.body.decode({ join_token: 'x', adult: true, consents })
    expect(E.isLeft(read) && refusals(read.left)).toHaveLength(20)
  })

  it('says which element of a list is wrong, where an element is one of several', () => {
    const read = staffContract.recordDraw.body.decode({ note: 'ok', winners: [{ code: 'a' }, { code: 7 }] })
    expect(E.isLeft(read) && refusals(read.left).map(({ field }) => field)).toContain('winners.1.code')
  })
})
