import { describe, expect, test } from 'vitest'
import type { IsoDate } from '@careplus/core/calendar'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { dueOf, faceOf, nameOf } from './childWords'

const child: Child = {
  id: 'c',
  nickname: 'มะลิ',
  birthday: '2024-07-12',
  gender: 'female',
  gestation_weeks: null,
  health_consent_at: null,
}
const measured = (date: string): GrowthRecord => ({
  id: date,
  date,
  weight: 12,
  height: 87,
  measure: null,
  head_circumference: null,
})
const day = (text: string) => text as IsoDate

describe('when to measure next', () => {
  test('now, where nothing was measured', () => {
    expect(dueOf({ child, records: [] }, day('2026-11-20'))).toStrictEqual({ _tag: 'now' })
  })
  test('a quarter of a year after the newest, from two years on', () => {
    const here = { child, records: [measured('2026-08-20'), measured('2026-01-14')] }
    expect(dueOf(here, day('2026-11-19'))).toStrictEqual({ _tag: 'on', date: '2026-11-20' })
    expect(dueOf(here, day('2026-11-20'))).toStrictEqual({ _tag: 'now' })
  })
})

test('a child has its face from twelve months on, and น้อง once before its name', () => {
  expect(faceOf(child, day('2025-06-01'))).toBe('baby')
  expect(faceOf(child, day('2026-06-01'))).toBe('girl')
  expect(nameOf(child)).toBe('น้องมะลิ')
  expect(nameOf({ ...child, nickname: 'น้องปัน' })).toBe('น้องปัน')
})
