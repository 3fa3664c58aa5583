import { addMonths, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/growth'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import * as arb from '@careplus/core/testing'
import { fc, test as prop } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { familyOf, inFront, isDue, memberOf } from './family'

const today = '2026-11-20' as IsoDate
const child = (nickname: string, birthday: string): Child => ({
  id: nickname,
  nickname,
  birthday,
  gender: 'female',
  gestation_weeks: null,
  health_consent_at: null,
})
const record = (date: string): GrowthRecord => ({
  id: date,
  date,
  weight: 12,
  height: 86,
  measure: null,
  head_circumference: null,
})

describe('memberOf', () => {
  test('the newest record is the last one, wherever it stands', () => {
    const records = [record('2026-05-20'), record('2026-08-20'), record('2026-01-20')]
    expect(memberOf(today, child('มะลิ', '2024-07-12'), records)).toMatchObject({
      last: { date: '2026-08-20' },
      lastOn: '20\u00A0ส.ค.\u00A069',
      age: '2\u00A0ปี 4\u00A0เดือน',
      due: { _tag: 'today' },
    })
  })

  test('no record is due, and a day that has passed is late', () => {
    expect(memberOf(today, child('มะลิ', '2024-07-12'), []).due).toStrictEqual({ _tag: 'never' })
    expect(memberOf(today, child('มะลิ', '2024-07-12'), [record('2026-08-19')]).due).toStrictEqual({ _tag: 'late' })
  })

  prop.prop([arb.isoDate(), fc.integer({ min: 0, max: 24 })])(
    'is later exactly while the next measuring is to come',
    (born, months) => {
      const on = addMonths(born, months)
      const member = memberOf(today, child('ก', born), [record(on)])
      expect(isDue(member.due)).toBe(nextMeasuring(born, on) <= today)
    },
  )
})

describe('inFront', () => {
  const measuredOn = (name: string, born: string, on: string) => memberOf(today, child(name, born), [record(on)])

  test('the youngest who is due', () => {
    const family = familyOf([
      measuredOn('โต', '2022-01-01', '2026-01-01'),
      measuredOn('เล็ก', '2025-11-01', '2026-09-01'),
    ])
    expect(inFront(family)?.child.nickname).toBe('เล็ก')
  })

  test('nobody is due: whose day comes next; no children: nobody', () => {
    const family = familyOf([
      measuredOn('เล็ก', '2024-10-01', '2026-11-19'),
      measuredOn('โต', '2022-01-01', '2026-09-01'),
    ])
    expect(inFront(family)?.child.nickname).toBe('โต')
    expect(inFront([])).toBeNull()
  })
})
