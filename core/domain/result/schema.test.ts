import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { postalAddress } from '../../testing/addresses.js'
import { isoDate, nearIsoDate, nearWrittenIsoDate, writtenIsoDate } from '../../testing/calendar.js'
import * as arb from '../../testing/identity.js'
import { nearNonNegativeNumber, nonNegativeNumber } from '../../testing/numbers.js'
import { code, nearCode } from '../../testing/otp.js'
import { addressWords } from '../../words/addresses.js'
import { dateWords } from '../../words/calendar.js'
import * as words from '../../words/identity.js'
import { oneTimeCodeWords } from '../../words/otp.js'
import { numberWords } from '../../words/text.js'
import { parseAddress, parseAddressPart } from '../addresses/decodeAddress.js'
import { addressFields, isOptionalField } from '../addresses/postalAddress.js'
import { parseDate } from '../calendar/dateInput.js'
import { parseIsoDate } from '../calendar/isoDate.js'
import { parseCitizenId, type CitizenId } from '../identity/citizenId.js'
import { parseEmail } from '../identity/email.js'
import { parseLandLine } from '../identity/landLine.js'
import { parseMobileNumber } from '../identity/mobileNumber.js'
import { parsePassportId } from '../identity/passportId.js'
import { parsePassword } from '../identity/password.js'
import { parseOneTimeCode } from '../otp/codeInput.js'
import { parseNumber } from '../text/typedNumber.js'
import { isOk, problemOf, valueOf } from './result.js'
import { formSchema, schema, type Schema, type SchemaIssue } from './schema.js'

const citizenId = schema(parseCitizenId, words.citizenIdWords)
const address = schema(parseAddress, addressWords)

interface Field {
  readonly of: Schema<unknown, { readonly _tag: string }>
  readonly valid: () => fc.Arbitrary<unknown>
  readonly near: () => fc.Arbitrary<{ readonly input: string }>
}
const field = <A, P extends { readonly _tag: string }>(
  of: Schema<A, P>,
  valid: () => fc.Arbitrary<A>,
  near: () => fc.Arbitrary<{ readonly input: string }>,
): Field => ({ of: of as unknown as Field['of'], valid, near })

const fields: Readonly<Record<string, Field>> = {
  citizenId: field(citizenId, arb.citizenId, arb.nearCitizenId),
  passportId: field(schema(parsePassportId, words.passportIdWords), arb.passportId, arb.nearPassportId),
  mobileNumber: field(schema(parseMobileNumber, words.mobileNumberWords), arb.mobileNumber, arb.nearMobileNumber),
  landLine: field(schema(parseLandLine, words.landLineWords), arb.landLine, arb.nearLandLine),
  email: field(schema(parseEmail, words.emailWords), arb.email, arb.nearEmail),
  password: field(
    schema(
      parsePassword(() => false),
      words.passwordWords,
    ),
    arb.password,
    arb.nearPassword,
  ),
  code: field(
    schema(parseOneTimeCode(), oneTimeCodeWords),
    () => code(),
    () => nearCode(),
  ),
  date: field(schema(parseDate, dateWords), isoDate, () => nearWrittenIsoDate()),
  fullDate: field(
    schema((typed) => parseDate(typed, { twoDigitYears: 'refuse' }), dateWords),
    isoDate,
    () => writtenIsoDate({ as: 'd mmm BB' }).map(({ text }) => ({ input: text })),
  ),
  isoDate: field(schema(parseIsoDate, dateWords), isoDate, nearIsoDate),
  number: field(schema(parseNumber, numberWords), nonNegativeNumber, nearNonNegativeNumber),
  house: field(
    schema(parseAddressPart('house'), addressWords),
    () => postalAddress().map(({ house }) => house),
    () => fc.constantFrom({ input: 'ก'.repeat(81) }, { input: '9\0' }),
  ),
}
const each = Object.entries(fields)
const sample = (of: Field, seed: number) => fc.sample(of.valid(), { seed, numRuns: 1 })[0]

interface Standard<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: ReadonlyArray<{ message: string }> }
  }
}
type Fields = Readonly<Record<string, Standard<unknown>>>

const submit = (fields: Fields, typed: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, field]) => {
    const result = field['~standard'].validate(typed[name])
    return [name, result.issues === undefined ? result.value : (result.issues[0]?.message ?? '')]
  })

describe('a schema', () => {
  test.prop([arb.writtenCitizenId()])('gives the value that the parser gives', ({ text, value }) => {
    expect(submit({ id: citizenId }, { id: text })).toStrictEqual([['id', value]])
    expect(valueOf(citizenId(text))).toBe(value)
  })

  it('is what Vitest, a reader of Standard Schemas, takes', () => {
    expect('1-1017-00230-70-8').toStrictEqual(expect.schemaMatching(citizenId))
    expect('1101700230709').not.toStrictEqual(expect.schemaMatching(citizenId))
    expect(citizenId['~standard']).toMatchObject({ version: 1, vendor: 'careplus' })
  })

  it('has the types of what was typed and of the value', () => {
    type Types = NonNullable<(typeof citizenId)['~standard']['types']>
    expectTypeOf<Types['input']>().toEqualTypeOf<string>()
    expectTypeOf<Types['output']>().toEqualTypeOf<CitizenId>()
  })
})

describe('the schema of a field', () => {
  it.each(each)('%s gives its value', (_, { of, valid }) => {
    fc.assert(
      fc.property(valid(), (value) => {
        expect(of['~standard'].validate(String(value))).toStrictEqual({ value })
      }),
    )
  })

  it.each(each)('%s says in Thai what is wrong, once, and names no field', (_, { of, near }) => {
    fc.assert(
      fc.property(near(), ({ input }) => {
        const problem = problemOf(of(input))
        const message = problem === null ? '' : of.words(problem)
        expect(message).toMatch(/[ก-๛]/)
        expect(message).not.toContain(input.length > 5 ? input : ' '.repeat(9))
        expect(of['~standard'].validate(input)).toStrictEqual({ issues: [{ message }] })
      }),
    )
  })

  it.each(each)('%s asks for what is missing, whatever stands for nothing', (_, { of }) => {
    const asked = [undefined, null, ''].map((nothing) => of['~standard'].validate(nothing))
    const [first] = asked
    expect(first?.issues?.[0]?.message).toMatch(/^ใส่/)
    for (const other of asked) expect(other).toStrictEqual(first)
    for (const nothing of [undefined, null, '']) expect(problemOf(of(nothing))?._tag).toMatch(/(?:Empty|PartMissing)$/)
  })

  it.each(each)('%s has an answer to whatever it is handed', (_, { of }) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const result = of['~standard'].validate(value)
        expect(result.issues === undefined).toBe(isOk(of(value)))
      }),
    )
  })
})

describe('the schema of a form', () => {
  const pathsOf = ({ issues }: { readonly issues?: ReadonlyArray<SchemaIssue> | undefined }) =>
    (issues ?? []).map(({ path }) => path)

  test.prop([postalAddress(), fc.subarray([...addressFields])])(
    'that is one parser has all issues, each with the path of its field',
    (whole, missing) => {
      const typed = { ...whole, ...Object.fromEntries(missing.map((part) => [part, ''])) }
      const needed = missing.filter((part) => !isOptionalField(part))
      const result = address['~standard'].validate(typed)
      expect(pathsOf(result)).toStrictEqual(needed.map((part) => [part]))
      for (const { message } of result.issues ?? []) expect(message).toMatch(/^ใส่/)
    },
  )

  it('has no path for what belongs to no field, and one for a field that is unknown', () => {
    expect(pathsOf(address['~standard'].validate('9'))).toStrictEqual([undefined])
    const whole = fc.sample(postalAddress(), 1)[0]
    expect(pathsOf(address['~standard'].validate({ ...whole, floor: '4' }))).toStrictEqual([['floor']])
  })

  const form = formSchema({ ...Object.fromEntries(each.map(([name, { of }]) => [name, of])), address })

  test.prop([fc.nat(), fc.subarray(each.map(([name]) => name))])(
    'that is made of fields has their values, or an issue for each that is wrong',
    (seed, wrong) => {
      const typed = Object.fromEntries(
        each.map(([name, of]) => [name, wrong.includes(name) ? '' : String(sample(of, seed))]),
      )
      const [whole] = fc.sample(postalAddress(), { seed, numRuns: 1 })
      const result = form['~standard'].validate({ ...typed, address: whole, remember: true })
      expect(pathsOf(result)).toStrictEqual(wrong.map((name) => [name]))
      if (wrong.length > 0) return
      const values = Object.fromEntries(each.map(([name, of]) => [name, sample(of, seed)]))
      expect(result).toStrictEqual({ value: { ...values, address: whole } })
    },
  )

  it('has the path through a form within it', () => {
    const inner = formSchema({ home: formSchema({ address }) })
    const [whole] = fc.sample(postalAddress(), 1)
    const typed = { home: { address: { ...whole, house: '' } } }
    expect(pathsOf(inner['~standard'].validate(typed))).toStrictEqual([['home', 'address', 'house']])
  })

  test.prop([fc.anything()])('asks for every field of whatever is no form', (value) => {
    fc.pre(typeof value !== 'object' || value === null || Array.isArray(value))
    const small = formSchema({ citizenId, address })
    expect(pathsOf(small['~standard'].validate(value))).toStrictEqual([['citizenId'], ['address']])
  })

  it('has the types of what was typed and of the values', () => {
    const small = formSchema({ citizenId, age: schema(parseNumber, numberWords), address })
    type Types = NonNullable<(typeof small)['~standard']['types']>
    expectTypeOf<Types['input']['age']>().toEqualTypeOf<string>()
    expectTypeOf<Types['output']['age']>().toEqualTypeOf<number>()
    expectTypeOf<Types['output']['citizenId']>().toEqualTypeOf<CitizenId>()
    expectTypeOf<Types['input']['address']['house']>().toEqualTypeOf<string>()
  })
})

describe('a result', () => {
  it('has a value or a problem', () => {
    const [right, wrong] = [parseCitizenId('1101700230708'), parseCitizenId('')]
    expect([isOk(right), problemOf(right), valueOf(right)]).toStrictEqual([true, null, '1101700230708'])
    expect([isOk(wrong), problemOf(wrong)]).toStrictEqual([false, { _tag: 'CitizenIdEmpty' }])
    expect(() => valueOf(wrong)).toThrow(/CitizenIdEmpty/)
  })
})
