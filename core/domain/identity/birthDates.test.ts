import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { childBirthDateRefusal, isMinor, memberBirthDateRefusal } from './birthDates.js'

const today = '2026-11-25' as IsoDate
const day = (iso: string) => iso as IsoDate

test('one is of age on the twentieth birthday, and one who has told no birth date is no minor', () => {
  expect(isMinor(day('2006-11-26'), today)).toBe(true)
  expect(isMinor(day('2006-11-25'), today)).toBe(false)
  expect(isMinor(null, today)).toBe(false)
})

describe('a birth date', () => {
  test.each([
    ['2026-11-26', 'BirthDateInFuture', 'BirthDateInFuture'],
    ['2026-11-25', null, null],
    ['2006-11-26', null, null],
    ['2006-11-25', null, 'NoChild'],
    ['1925-05-01', null, 'NoChild'],
    ['1903-11-26', null, 'NoChild'],
    ['1903-11-25', 'BirthDateTooLongAgo', 'NoChild'],
  ])('%s: of a member %s, of a child %s', (iso, member, child) => {
    expect(memberBirthDateRefusal(day(iso), today)?._tag ?? null).toBe(member)
    expect(childBirthDateRefusal(day(iso), today)?._tag ?? null).toBe(child)
  })

  property.prop([fc.integer({ min: 1, max: 240 })])(
    'a child of less than twenty years may be one, and is a minor',
    (months) => {
      const born = addDays(addMonths(today, -months), 1)
      expect(childBirthDateRefusal(born, today)).toBeNull()
      expect(isMinor(born, today)).toBe(true)
    },
  )
})
