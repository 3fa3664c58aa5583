import { describe, expect, test } from 'vitest'
import { childFieldWords, measurementFieldNames } from './measurementFieldNames'

const noMeasurement = { date: null, weight: '', height: '', head: '', measure: null }

describe('what was typed, said beside what another carer saved', () => {
  test.each([
    ['7.4', '7.4\u00A0กก.'],
    ['๗,๔', '7.4\u00A0กก.'],
    ['7.4กก', '7.4\u00A0กก.'],
    ['7 กิโล 4 ขีด', '7.4\u00A0กก.'],
    ['เจ็ด', 'เจ็ด'],
    ['', ''],
  ])('weight %s is said as %s', (weight, text) => {
    expect(measurementFieldNames.weight?.[1]({ ...noMeasurement, weight })).toBe(text)
  })

  test('lengths and weeks have their unit once', () => {
    expect(measurementFieldNames.height?.[1]({ ...noMeasurement, height: '75,5 ซม.' })).toBe('75.5\u00A0ซม.')
    expect(measurementFieldNames.head?.[1]({ ...noMeasurement, head: '๔๔ ซ.ม.' })).toBe('44\u00A0ซม.')
    const child = { name: '', sex: null, birthDate: null, gestation: '๓๖', gestationDays: '2' }
    expect(childFieldWords.gestation?.[1](child as never)).toMatch(/^36\u00A0/)
    expect(childFieldWords.gestationDays?.[1](child as never)).toMatch(/^2\u00A0/)
  })
})
