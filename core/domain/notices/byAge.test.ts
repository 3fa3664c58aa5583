import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, startOfBangkokDay } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { byAge, noticeAge, noticeDay } from './byAge.js'

const today = '2026-11-20' as IsoDate
const instantOf = (days: number, hours: number): string =>
  new Date(startOfBangkokDay(addDays(today, days)) + hours * 3_600_000).toISOString()
const notices = fc.array(
  fc
    .tuple(fc.integer({ min: -60, max: 1 }), fc.double({ min: 0, max: 23.99, noNaN: true }))
    .map(([days, hours]) => ({ at: instantOf(days, hours) })),
)

describe('notices by age', () => {
  test.prop([notices])('are all there, each in one group, in their order', (all) => {
    const groups = byAge(all, today)
    expect(new Set(groups.flatMap((group) => group.notices))).toStrictEqual(new Set(all))
    expect(groups.flatMap((group) => group.notices)).toHaveLength(all.length)
    for (const group of groups) {
      expect(group.notices).toStrictEqual(all.filter((each) => group.notices.includes(each)))
      for (const { at } of group.notices) expect(noticeAge(noticeDay(at), today)).toBe(group.age)
    }
    const order = ['today', 'week', 'before']
    expect(groups.map(({ age }) => age)).toStrictEqual(order.filter((age) => groups.some((group) => group.age === age)))
  })

  it('go by the day in Bangkok', () => {
    const ages = [0, -1, -6, -7].map((days) =>
      [0, 23.9].map((hours) => noticeAge(noticeDay(instantOf(days, hours)), today)),
    )
    expect(ages).toStrictEqual([
      ['today', 'today'],
      ['week', 'week'],
      ['week', 'week'],
      ['before', 'before'],
    ])
  })

  it('of a clock that is behind are of today', () => {
    expect(noticeAge(addDays(today, 1), today)).toBe('today')
  })
})
