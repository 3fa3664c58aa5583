import { addDays, type IsoDate } from '@careplus/core/calendar'
import { describe, expect, test } from 'vitest'
import { periodText, stateOn } from './period'

const period = (begin: string, end: string) => ({ begin_date: begin as IsoDate, end_date: end as IsoDate })

describe('the days of a campaign', () => {
  test.each([
    ['2026-12-01', '2026-12-31', '1–31\u00A0ธ.ค.\u00A069'],
    ['2026-11-01', '2026-12-31', '1\u00A0พ.ย. – 31\u00A0ธ.ค.\u00A069'],
    ['2026-12-15', '2027-01-05', '15\u00A0ธ.ค.\u00A069 – 5\u00A0ม.ค.\u00A070'],
    ['2026-12-15', '2026-12-15', '15\u00A0ธ.ค.\u00A069'],
    ['2026-01-31', '2027-01-31', '31\u00A0ม.ค.\u00A069 – 31\u00A0ม.ค.\u00A070'],
  ])('%s to %s are written %s', (begin, end, text) => {
    expect(periodText(period(begin, end))).toBe(text)
  })

  test('begin and end with it', () => {
    const december = period('2026-12-01', '2026-12-31')
    expect(stateOn(december, addDays(december.begin_date, -1))).toBe('before')
    expect(stateOn(december, december.begin_date)).toBe('running')
    expect(stateOn(december, december.end_date)).toBe('running')
    expect(stateOn(december, addDays(december.end_date, 1))).toBe('over')
  })
})
