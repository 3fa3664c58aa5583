import { addMonths, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/growth'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import * as arb from '@careplus/core/testing'
import { fc, test as prop } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { dueOf, inFront, isDue, youngestFirst } from './due'

const today = '2026-11-20' as IsoDate
const child = (nickname: string, birthDate: string): Child => ({
  id: nickname,
  nickname,
  birthDate,
  sex: 'female',
  gestation_weeks: null,
  gestation_days: null,
  health_consent_at: null,
  role: 'owner',
  shared_by: null,
  version: 1,
})
const record = (date: string): GrowthRecord => ({
  id: date,
  date,
  weight: 12,
  height: 86,
  measure: null,
  head_circumference: null,
  version: 1,
})
const measuredOn = (name: string, born: string, ...dates: ReadonlyArray<string>) => ({
  child: child(name, born),
  records: dates.map(record),
})

describe('when to measure next', () => {
  test('now, where nothing was measured or the birth date cannot be read', () => {
    expect(dueOf(measuredOn('มะลิ', '2024-07-12'), today)).toStrictEqual({ _tag: 'never' })
    expect(dueOf(measuredOn('มะลิ', '?', '2026-01-01'), today)).toStrictEqual({ _tag: 'never' })
  })

  test('a quarter of a year after the newest, from two years on', () => {
    const here = measuredOn('มะลิ', '2024-07-12', '2026-08-20', '2026-01-14')
    expect(dueOf(here, '2026-11-19' as IsoDate)).toStrictEqual({ _tag: 'later', on: today })
    expect(dueOf(here, today)).toStrictEqual({ _tag: 'today' })
    expect(dueOf(here, '2026-11-21' as IsoDate)).toStrictEqual({ _tag: 'late' })
  })

  prop.prop([arb.isoDate(), fc.integer({ min: 0, max: 24 })])(
    'is later exactly while the next measuring is to come',
    (born, months) => {
      const on = addMonths(born, months)
      expect(isDue(dueOf(measuredOn('ก', born, on), today))).toBe(nextMeasuring(born, on) <= today)
    },
  )
})

describe('whom a page speaks of', () => {
  test('the youngest who is due', () => {
    const family = [measuredOn('โต', '2022-01-01', '2026-01-01'), measuredOn('เล็ก', '2025-11-01', '2026-09-01')]
    expect(inFront(family, today)?.child.nickname).toBe('เล็ก')
    expect(youngestFirst(family).map((here) => here.child.nickname)).toEqual(['เล็ก', 'โต'])
  })

  test('nobody is due: whose day comes next; no children: nobody', () => {
    const family = [measuredOn('เล็ก', '2024-10-01', '2026-11-19'), measuredOn('โต', '2022-01-01', '2026-09-01')]
    expect(inFront(family, today)?.child.nickname).toBe('โต')
    expect(inFront([], today)).toBeNull()
  })
})
