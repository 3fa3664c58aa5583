import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/typedFigures.js'
import { emptyForm } from '../../testing/emptyForm.js'
import { formOf, formProblems, type TypedForm } from './typedForm.js'
import { typedFigure } from './typedFigure.js'
import type { IsoDate } from '../calendar/isoDate.js'

const form: TypedForm = {
  ...emptyForm,
  name: 'มะลิ',
  sex: 'female',
  birthDate: '2026-03-20',
  date: '2026-11-20',
}

describe('a figure with its unit', () => {
  test.each([
    ['weight', '7 กิโล 2 ขีด', 7.2],
    ['weight', '๗กิโล๒ขีด', 7.2],
    ['weight', '12.4 กก.', 12.4],
    ['weight', '12,4kg', 12.4],
    ['weight', '7 กิโลครึ่ง', 7.5],
    ['weight', '7 โล', 7],
    ['weight', '3,200 กรัม', 3.2],
    ['weight', '3 กก. 250 กรัม', 3.25],
    ['weight', '72 ขีด', 7.2],
    ['height', '92.5 ซม.', 92.5],
    ['height', '65 เซน', 65],
    ['height', '1.05 เมตร', 105],
    ['height', '1 เมตร 5 ซม.', 105],
    ['height', '๖๕ cm', 65],
    ['head_circumference', '38.5 ซม', 38.5],
    ['weight', '12.4', 12.4],
    ['weight', '7.5 ก.ก.', 7.5],
    ['weight', '7 กก. 200 ก.', 7.2],
    ['weight', '7ก.ก.2ขีด', 7.2],
    ['weight', '7 โล ครึ่ง', 7.5],
    ['weight', '7 กก.ครึ่ง', 7.5],
    ['weight', '7.5 kilograms', 7.5],
    ['height', '65.5 ซ.ม.', 65.5],
    ['height', '1 ม. 5 ซ.ม.', 105],
    ['height', '65 เซนต์', 65],
    ['height', '65 เซ็นต์ครึ่ง', 65.5],
  ] as const)('%s %s is %s', (field, text, value) => {
    expect(typedFigure(field, text)).toBe(value)
  })

  test.each([
    ['weight', '12 ซม.'],
    ['height', '12 กก.'],
    ['weight', '7 ปอนด์'],
    ['weight', '2 ขีด 7 กิโล'],
    ['weight', '7 กิโล 2 กิโล'],
    ['weight', '7 กิโล 2'],
    ['weight', 'กิโล'],
    ['weight', '21.3ก'],
    ['weight', '-7 กก.'],
    ['weight', '7..2 กก.'],
    ['weight', '7.5.'],
    ['height', '3 ฟุต 2 นิ้ว'],
  ] as const)('%s %s is none', (field, text) => {
    expect(typedFigure(field, text)).toBeNull()
  })

  test.prop([arb.writtenWeight(), fc.constantFrom('กก.', ' กก.', 'kg', ' กิโล', ' กิโลกรัม')])(
    'is the figure without it, however it is written',
    ({ text, value }, unit) => {
      expect(typedFigure('weight', text + unit)).toBe(value)
    },
  )

  test('is what the form checks', () => {
    const typed = { ...form, weight: '7 กิโล 2 ขีด', height: '67 ซม.' }
    expect(formProblems('2026-11-20' as IsoDate)(typed)).toStrictEqual({})
    expect(formOf(typed)).toMatchObject({ weight: 7.2, height: 67 })
  })
})
