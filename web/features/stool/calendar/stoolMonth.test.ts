import { fc, test } from '@fast-check/vitest'
import { addDays, daysBetween, endOfMonth, type IsoDate } from '@careplus/core/calendar'
import type { StoolCheck } from '@careplus/core/ports'
import { severity } from '@careplus/core/internal/stool'
import { stoolCheck } from '@careplus/core/testing'
import { describe, expect } from 'vitest'
import { daysOf, firstOfMonth, levelOf, weeksOf } from './stoolMonth'

const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1950-01-01' as IsoDate, days))
const storedCheck = fc
  .tuple(
    stoolCheck({ date: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20') as fc.Arbitrary<IsoDate> }),
    fc.uuid(),
  )
  .map(([check, id]): StoolCheck => ({ ...check, id, created_at: '2026-11-20T03:00:00.000Z' }))

describe('the month grid', () => {
  test.prop([day])('holds each day of its month once, in order, in weeks of seven', (date) => {
    const first = firstOfMonth(date)
    const weeks = weeksOf(first)
    const days = weeks.flat().filter((one) => one !== null)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(days).toHaveLength(daysBetween(first, endOfMonth(first)) + 1)
    expect(days.every((one, i) => one === addDays(first, i))).toBe(true)
    expect(weeks[0]?.some((one) => one !== null)).toBe(true)
    expect(weeks.at(-1)?.some((one) => one !== null)).toBe(true)
  })

  test.prop([day])('keeps each weekday in its column', (date) => {
    for (const week of weeksOf(firstOfMonth(date)))
      week.forEach((one, column) => one !== null && expect(new Date(one).getUTCDay()).toBe(column))
  })

  test('20 November 2026 is a Friday', () => {
    expect(weeksOf('2026-11-01' as IsoDate)[2]?.[5]).toBe('2026-11-20')
  })
})

describe('what a day says', () => {
  test.prop([fc.array(storedCheck, { maxLength: 12 })])('is its strictest check, and how many there were', (checks) => {
    const days = daysOf(checks)
    expect([...days.values()].reduce((sum, { count }) => sum + count, 0)).toBe(checks.length)
    for (const check of checks)
      expect(severity(days.get(check.date)!.level)).toBeGreaterThanOrEqual(severity(levelOf(check)))
    for (const [date, { level }] of days)
      expect(checks.some((check) => check.date === date && levelOf(check) === level)).toBe(true)
  })
})
