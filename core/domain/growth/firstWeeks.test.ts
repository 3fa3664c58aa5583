import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Finding } from './assessGrowth.js'
import type { AssessedRecord } from './assessedRecord.js'
import { firstWeeks } from './firstWeeks.js'
import { indicators, type Indicator } from './reference.js'

const birthDate = '2026-03-01' as IsoDate
const on = (age: number) => addDays(birthDate, age)
const none = Object.fromEntries(
  indicators.map((one): [Indicator, Finding] => [one, { _tag: 'none', reason: 'missing' }]),
) as Record<Indicator, Finding>

const at = (ageInDays: number, kg: number): AssessedRecord => ({
  date: on(ageInDays),
  measured: { weight: kg },
  assessment: { ageInDays, adjustedHeight: null, indicators: none },
})
const asked = (today: number, ...records: ReadonlyArray<AssessedRecord>) => firstWeeks(birthDate, on(today), records)

describe('the weight of the first weeks', () => {
  it.each<readonly [string, ReadonlyArray<readonly [number, number]>, object | null]>([
    ['one weighing', [[0, 3.6]], null],
    [
      'no weight of the first days',
      [
        [2, 3.6],
        [5, 3],
      ],
      null,
    ],
    [
      '6.9 % less',
      [
        [0, 3],
        [4, 2.793],
      ],
      null,
    ],
    [
      '7 % less',
      [
        [0, 3],
        [4, 2.79],
      ],
      { _tag: 'weighAgain', on: on(6) },
    ],
    [
      '10 % less',
      [
        [1, 3],
        [4, 2.7],
      ],
      { _tag: 'weighAgain', on: on(6) },
    ],
    [
      'more than 10 % less',
      [
        [1, 3],
        [4, 2.699],
      ],
      { _tag: 'seeToday', why: 'lost', ageInDays: 4 },
    ],
    [
      'more than 10 % less on day 17',
      [
        [0, 3],
        [17, 2.6],
      ],
      { _tag: 'seeToday', why: 'lost', ageInDays: 17 },
    ],
    [
      'regained since',
      [
        [0, 3],
        [4, 2.6],
        [12, 3],
      ],
      null,
    ],
    [
      'below on day 20',
      [
        [0, 3],
        [20, 2.95],
      ],
      null,
    ],
    [
      'below on day 21',
      [
        [0, 3],
        [21, 2.999],
      ],
      { _tag: 'seeToday', why: 'notRegained', ageInDays: 21 },
    ],
    [
      'birth weight on day 21',
      [
        [0, 3],
        [21, 3],
      ],
      null,
    ],
    [
      'below on day 60',
      [
        [0, 3],
        [60, 2.999],
      ],
      { _tag: 'seeToday', why: 'notRegained', ageInDays: 60 },
    ],
  ])('%s', (_, weights, wanted) => {
    expect(asked(60, ...weights.map(([age, kg]) => at(age, kg)))).toStrictEqual(wanted)
  })
  it('is no longer spoken of after day 60', () => {
    expect(asked(60, at(0, 3), at(40, 2.9))).not.toBeNull()
    expect(asked(61, at(0, 3), at(40, 2.9))).toBeNull()
  })
  it('of one day looks at the record entered last', () => {
    expect(asked(10, at(5, 2.9), at(5, 2.5), at(0, 3))).toBeNull()
  })
  test.prop([
    fc.integer({ min: 500, max: 6000 }),
    fc.integer({ min: 500, max: 6000 }),
    fc.integer({ min: 2, max: 60 }),
  ])(
    'of a heavier baby is never spoken, and a lighter one gets a stricter word the more it has lost',
    (birth, now, age) => {
      const found = asked(60, at(0, birth / 1000), at(age, now / 1000))
      if (now >= birth) expect(found).toBeNull()
      else if (age >= 21 || now * 10 < birth * 9) expect(found?._tag).toBe('seeToday')
      else expect(found?._tag ?? null).toBe(now * 100 <= birth * 93 ? 'weighAgain' : null)
    },
  )
})
