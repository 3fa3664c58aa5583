import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as arb from '../../testing/identity.js'
import { citizenIdWords } from '../../words/identity.js'
import { parseCitizenId, type CitizenId } from '../identity/citizenId.js'
import { isOk, problemOf, valueOf } from './result.js'
import { schema } from './schema.js'

const citizenId = schema(parseCitizenId, citizenIdWords)

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

  test.prop([arb.nearCitizenId()])('says in Thai what is wrong', ({ input }) => {
    const problem = problemOf(citizenId(input))
    expect(problem && citizenId.words(problem)).toMatch(/[ก-๛]/)
    expect(submit({ id: citizenId }, { id: input })).toStrictEqual([['id', problem && citizenId.words(problem)]])
  })

  test.prop([fc.anything()])('answers whatever it is handed', (value) => {
    const { issues } = citizenId['~standard'].validate(value) as { issues?: ReadonlyArray<unknown> }
    expect(issues === undefined).toBe(isOk(parseCitizenId(value)))
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

describe('a result', () => {
  it('has a value or a problem', () => {
    const [right, wrong] = [parseCitizenId('1101700230708'), parseCitizenId('')]
    expect([isOk(right), problemOf(right), valueOf(right)]).toStrictEqual([true, null, '1101700230708'])
    expect([isOk(wrong), problemOf(wrong)]).toStrictEqual([false, { _tag: 'CitizenIdEmpty' }])
    expect(() => valueOf(wrong)).toThrow(/CitizenIdEmpty/)
  })
})
