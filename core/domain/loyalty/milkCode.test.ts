import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../testing/calendar.js'
import { ageLine, promotionUse } from '../../testing/loyalty.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { AgeLine, mayPromote } from './ageLine.js'
import { isUnderThree, milkCodeGate } from './milkCode.js'

const day = (text: string) => text as IsoDate

describe('the milk-code gate', () => {
  test.prop([promotionUse(), ageLine()])(
    'lets nothing push a product for infants or young children',
    (use, age_line) => {
      const forbidden = age_line === 'infant' || age_line === 'young-child'
      const subject = { _tag: 'Product', age_line } as const
      expect(milkCodeGate(use, subject)).toStrictEqual(
        forbidden ? E.left({ _tag: 'MilkCodeForbids', use, subject: 'Product' }) : E.right({ use, subject }),
      )
      expect(mayPromote(age_line)).toBe(!forbidden)
    },
  )

  it('lets on the information page nothing but what is for young children', () => {
    const stands = (age_line: AgeLine) => E.isRight(milkCodeGate('information_page', { _tag: 'Product', age_line }))
    expect((Object.keys(AgeLine.keys) as AgeLine[]).filter(stands)).toStrictEqual(['young-child'])
  })

  test.prop([
    promotionUse(),
    isoDate({ min: day('2000-01-01'), max: day('2100-01-01') }),
    fc.integer({ min: -60, max: 60 }),
  ])('lets nothing be tied to a child under three', (use, birthDate, months) => {
    const today = addMonths(birthDate, months)
    expect(E.isRight(milkCodeGate(use, { _tag: 'Child', birthDate, today }))).toBe(!isUnderThree(birthDate, today))
    if (months < 36) expect(isUnderThree(birthDate, today)).toBe(true)
    if (months > 36) expect(isUnderThree(birthDate, today)).toBe(false)
  })

  it('ends with the third birthday', () => {
    expect(isUnderThree(day('2023-11-20'), day('2026-11-19'))).toBe(true)
    expect(isUnderThree(day('2023-11-20'), day('2026-11-20'))).toBe(false)
    expect(isUnderThree(day('2024-02-29'), day('2027-02-27'))).toBe(true)
  })

  test.prop([promotionUse(), fc.nat({ max: 80 })])(
    'keeps articles for under three free of products',
    (use, youngest_months) => {
      expect(E.isRight(milkCodeGate(use, { _tag: 'Article', youngest_months }))).toBe(youngest_months >= 36)
    },
  )
})
