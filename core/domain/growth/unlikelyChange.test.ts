import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Indicator, Sex } from './reference.js'
import { loadReferences } from './references/who.js'
import { unlikelyChanges, type MeasuredOn } from './unlikelyChange.js'
import { measureAtZ } from './zScore.js'

const birth = '2024-01-10' as IsoDate
const references = loadReferences()

const onLine = (sex: Sex, z: number, ageInDays: number): MeasuredOn => {
  const at = (indicator: Indicator): number | null => {
    const lms = references.find(indicator, ageInDays)?.at(sex, ageInDays)
    return lms ? Math.round(measureAtZ(indicator, lms, z) * 10) / 10 : null
  }
  return {
    date: addDays(birth, ageInDays),
    weight: at('weightForAge'),
    height: at('lengthHeightForAge'),
    measure: ageInDays < 731 ? 'l' : 'h',
    head_circumference: at('headCircumferenceForAge'),
  }
}
const at = (ageInDays: number, change: Partial<MeasuredOn> = {}): MeasuredOn => ({
  ...onLine('female', 0, ageInDays),
  ...change,
})
const asked = (others: ReadonlyArray<MeasuredOn>, typed: MeasuredOn) =>
  unlikelyChanges(birth, others, typed).map(({ field }) => field)

const line = () =>
  fc.tuple(
    arb.sex(),
    fc.integer({ min: -30, max: 30 }).map((z) => z / 10),
  )

describe('a measuring held against its neighbours', () => {
  test.prop([line(), fc.array(arb.ageInDays(), { maxLength: 6 }), arb.ageInDays()])(
    'is not asked again of a child that keeps to its line, whatever line that is',
    ([sex, z], ages, age) => {
      const others = ages.map((each) => onLine(sex, z, each))
      expect(unlikelyChanges(birth, others, onLine(sex, z, age))).toStrictEqual([])
    },
  )
  test.prop([line(), arb.ageInDays(), fc.integer({ min: 1, max: 30 })])(
    'is asked again where weight or height is that of a child half as large again',
    ([sex, z], age, days) => {
      const [before, after] = [onLine(sex, z, age), onLine(sex, z, age + days)]
      fc.pre(after.height !== null && age > 60)
      const typed = { ...after, height: Math.round(after.height! * 1.5), weight: after.weight && after.weight * 2 }
      expect(asked([before], typed)).toContain('height')
      if (typed.weight !== null) expect(asked([before], typed)).toContain('weight')
      expect(asked([typed], before)).toContain('height')
    },
  )
  test.prop([line(), arb.ageInDays(), fc.nat(900), fc.boolean()])(
    'is told with the figure beside which it is far, of a day before or after',
    ([sex, z], age, days, later) => {
      const [one, two] = [onLine(sex, z, age), onLine(sex, 0, age + days)]
      const [typed, other] = later ? [two, one] : [one, two]
      for (const { field, value, beside } of unlikelyChanges(birth, [other], typed)) {
        expect(value).toBe(typed[field])
        expect(beside).toStrictEqual({ date: other.date, value: other[field] })
        expect(beside.date).not.toBe(typed.date)
      }
    },
  )

  it('asks of a child that seems to shrink, or to have lost an eighth of its weight', () => {
    expect(asked([at(900)], at(960, { height: at(900).height! - 1.6 }))).toStrictEqual(['height'])
    expect(asked([at(900)], at(960, { height: at(900).height! - 1.5 }))).toStrictEqual([])
    expect(asked([at(900)], at(960, { weight: at(900).weight! * 0.87 }))).toStrictEqual(['weight'])
    expect(asked([at(900)], at(960, { head_circumference: at(900).head_circumference! - 1.2 }))).toStrictEqual([
      'head_circumference',
    ])
  })
  it('takes the 0.7 cm between lying and standing for no change', () => {
    const lay = at(725, { height: 87, measure: 'l' })
    expect(asked([lay], at(735, { height: 84.9, measure: 'h' }))).toStrictEqual([])
    expect(asked([lay], at(735, { height: 84.9, measure: 'l' }))).toStrictEqual(['height'])
  })
  it('leaves others of the same day, and what was not measured, alone', () => {
    expect(asked([at(900, { height: 60 })], at(900))).toStrictEqual([])
    expect(asked([at(890, { height: null }), at(900, { height: 60 })], at(900))).toStrictEqual([])
    expect(asked([at(890)], at(900, { height: null, weight: null, head_circumference: null }))).toStrictEqual([])
    expect(asked([], at(900, { height: 300 }))).toStrictEqual([])
  })
  test.prop([line(), arb.ageInDays(), fc.integer({ min: 1, max: 60 }), fc.boolean(), fc.integer({ min: 4, max: 20 })])(
    'of two on one other day the one given first is looked at, which may have corrected the other',
    ([sex, z], age, days, later, times) => {
      const [one, two] = [onLine(sex, z, age), onLine(sex, z, age + days)]
      const [typed, right] = later ? [two, one] : [one, two]
      const wrong = {
        ...right,
        weight: right.weight && right.weight * times,
        height: right.height && right.height * times,
      }
      expect(unlikelyChanges(birth, [right, wrong], typed)).toStrictEqual([])
      expect(unlikelyChanges(birth, [wrong, right], typed)).toStrictEqual(unlikelyChanges(birth, [wrong], typed))
    },
  )
  it('looks at the nearest before and the nearest after, in whatever order they come', () => {
    const others = [at(1200), at(300), at(880, { height: 60 }), at(920)]
    expect(asked(others, at(900))).toStrictEqual(['height'])
    expect(unlikelyChanges(birth, others, at(900))[0]?.beside.value).toBe(60)
    expect(asked([at(300), at(880), at(920, { height: 60 })], at(900))).toStrictEqual(['height'])
    expect(asked([at(300, { height: 40 }), at(880), at(920)], at(900))).toStrictEqual([])
  })
})
