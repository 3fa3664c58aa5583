// @vitest-environment happy-dom
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { addressWords, parseAddress } from '@careplus/core/addresses'
import { dateWords, parseDate, type IsoDate } from '@careplus/core/calendar'
import {
  citizenIdWords,
  landLineWords,
  mobileNumberWords,
  parseCitizenId,
  parseLandLine,
  parseMobileNumber,
  type CitizenId,
} from '@careplus/core/identity'
import { homeAddress } from '@careplus/core/internal/testing'
import { formSchema, schema } from '@careplus/core/result'
import * as arb from '@careplus/core/testing'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import * as fc from 'fast-check'
import { act, type ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { mountRoot } from './mountRoot'
import { typeInto } from './typeInto'

const citizenId = schema(parseCitizenId, citizenIdWords)
const landLine = schema(parseLandLine, landLineWords)
const whole = formSchema({
  citizenId,
  phone: schema(parseMobileNumber, mobileNumberWords),
  landLine,
  born: schema((typed) => parseDate(typed, { twoDigitYears: 'refuse' }), dateWords),
  address: schema(parseAddress, addressWords),
})
const empty = { citizenId: '', phone: '', landLine: '', born: '', address: { ...homeAddress, house: '' } }
const names = ['citizenId', 'phone', 'landLine', 'born', 'address.house'] as const
type Name = (typeof names)[number]

interface Props {
  readonly onValid: (value: unknown) => void
}

const ReactHookForm = ({ onValid }: Props) => {
  const { register, handleSubmit, getFieldState, formState } = useForm({
    resolver: standardSchemaResolver(whole),
    defaultValues: empty,
  })
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit((value) => {
          expectTypeOf(value.citizenId).toEqualTypeOf<CitizenId>()
          expectTypeOf(value.born).toEqualTypeOf<IsoDate>()
          onValid(value)
        })(event)
      }
    >
      {names.map((name) => (
        <label key={name}>
          <input {...register(name)} />
          <p data-of={name}>{getFieldState(name, formState).error?.message}</p>
        </label>
      ))}
      <button type="submit">ส่ง</button>
    </form>
  )
}

const TanStackForm = ({ onValid }: Props) => {
  const form = useTanStackForm({
    defaultValues: empty,
    validators: { onSubmit: whole },
    // TanStack Form hands over what was typed.
    onSubmit: ({ value }) => {
      const result = whole['~standard'].validate(value)
      if (result.issues === undefined) onValid(result.value)
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {names.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <label>
              <input
                name={name}
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
              />
              <p data-of={name}>{field.state.meta.errors[0]?.message}</p>
            </label>
          )}
        </form.Field>
      ))}
      <button type="submit">ส่ง</button>
    </form>
  )
}

const page = mountRoot()
const errors = () =>
  Object.fromEntries(
    names.map((name) => [name, document.querySelector(`[data-of="${name}"]`)?.textContent?.replaceAll('\u00A0', ' ')]),
  )
const submit = () => act(async () => document.querySelector('button')?.click())

const filled = async (Form: ComponentType<Props>, typed: Readonly<Record<Name, string>>) => {
  const values: unknown[] = []
  await act(() => page().root.render(<Form key={Math.random()} onValid={(value) => values.push(value)} />))
  for (const name of names) if (typed[name] !== '') await typeInto(`"${name}"`, typed[name])
  await submit()
  return { values, errors: errors() }
}

describe.each([
  ['React Hook Form', ReactHookForm],
  ['TanStack Form', TanStackForm],
] as const)('%s with our schemas', (_, Form) => {
  test('asks for each field that is empty, one within the address too', async () => {
    const { values, errors } = await filled(Form, {
      citizenId: '',
      phone: '',
      landLine: '',
      born: '',
      'address.house': '',
    })
    expect(values).toStrictEqual([])
    expect(errors).toStrictEqual({
      citizenId: 'ใส่เลขบัตรประชาชน 13 หลัก',
      phone: 'ใส่เบอร์มือถือ',
      landLine: 'ใส่เบอร์บ้านหรือที่ทำงาน',
      born: 'ใส่วันที่ เช่น 20/11/2569',
      'address.house': 'ใส่บ้านเลขที่ หรือชื่ออาคาร',
    })
  })

  test('says in Thai what is wrong with each', async () => {
    const { values, errors } = await filled(Form, {
      citizenId: '1101700230709',
      phone: '02-123-4567',
      landLine: '081-234-5678',
      born: '5/6/24',
      'address.house': '9',
    })
    expect(values).toStrictEqual([])
    expect(errors).toStrictEqual({
      citizenId: 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว',
      phone: 'เบอร์นี้เป็นเบอร์บ้านหรือที่ทำงาน ใส่เบอร์มือถือแทน',
      landLine: 'เบอร์นี้เป็นเบอร์มือถือ ใส่เบอร์บ้านหรือที่ทำงานแทน',
      born: 'ใส่ปี พ.ศ. ให้ครบสี่หลัก เช่น 2569',
      'address.house': '',
    })
  })

  test('hands over the values, however they are written', async () => {
    const written = fc.tuple(
      arb.writtenCitizenId(),
      arb.writtenMobileNumber(),
      arb.writtenLandLine(),
      arb.writtenIsoDate({ as: 'd/m/BBBB' }),
    )
    for (const [id, phone, line, born] of fc.sample(written, 5)) {
      const { values } = await filled(Form, {
        citizenId: id.text,
        phone: phone.text,
        landLine: line.text,
        born: born.text,
        'address.house': '๙/1',
      })
      const address = { ...homeAddress, house: '๙/1' }
      expect(values).toStrictEqual([
        { citizenId: id.value, phone: phone.value, landLine: line.value, born: born.value, address },
      ])
    }
  })
})
