import { addMonths, type IsoDate } from '@careplus/core/calendar'
import { loadReferences } from '@careplus/core/growth-references'
import * as arb from '@careplus/core/testing'
import { fc, test as prop } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { followFamily } from '../growth/followGrowth'
import { dueOf, featuredChild, isDue, urgentReferral, youngestFirst } from './due'
import type { FamilyChild, Family } from './useFamily'
import { sampleChild, sampleRecord } from '../../testing/samples'

const today = '2026-11-20' as IsoDate
const references = loadReferences()
const child = (nickname: string, birthDate: string) => sampleChild({ id: nickname, nickname, birthDate })
const record = (date: string, weight = 12, height = 86) => sampleRecord({ id: date, date, weight, height })
const measuredOn = (name: string, born: string, ...dates: ReadonlyArray<string>) => ({
  child: child(name, born),
  records: dates.map((date) => record(date)),
})

const followedOn = (family: Family, day: IsoDate) => followFamily(references, family, day)
const dueOn = (member: FamilyChild, day: IsoDate) => dueOf(member, followedOn([member], day), day)
const featured = (family: Family) => featuredChild(family, followedOn(family, today), today)?.child.nickname

describe('when to measure next', () => {
  test('now, where nothing was measured; where the birth date cannot be read nothing is said', () => {
    expect(dueOn(measuredOn('มะลิ', '2024-07-12'), today)).toStrictEqual({ _tag: 'never' })
    expect(dueOn(measuredOn('มะลิ', '?', '2026-01-01'), today)).toStrictEqual({ _tag: 'unknown' })
    expect(isDue(dueOf(measuredOn('มะลิ', '2024-07-12', '2026-01-01'), null, today))).toBe(false)
  })

  test('a quarter of a year after the newest, from two years on', () => {
    const measured = measuredOn('มะลิ', '2024-07-12', '2026-08-20')
    const next = { kind: 'measure', on: today }
    expect(dueOn(measured, '2026-11-19' as IsoDate)).toStrictEqual({ _tag: 'later', ...next })
    expect(dueOn(measured, today)).toStrictEqual({ _tag: 'today', ...next })
    expect(dueOn(measured, '2026-11-21' as IsoDate)).toStrictEqual({ _tag: 'late', ...next })
  })

  prop.prop([arb.isoDate(), fc.integer({ min: 0, max: 24 })])(
    'is what followChild says of it, whatever was measured',
    (born, months) => {
      const measured = measuredOn('ก', born, addMonths(born, months))
      const due = dueOn(measured, today)
      const found = followedOn([measured], today).get('ก')?.child.due ?? null
      expect('on' in due ? due.on : null).toBe(found?.on ?? null)
      expect(isDue(due)).toBe(found !== null && found.on <= today)
    },
  )
})

describe('whom a page speaks of', () => {
  test('the youngest who is due', () => {
    const family = [measuredOn('โต', '2024-07-01', '2026-01-01'), measuredOn('เล็ก', '2024-08-01', '2026-07-01')]
    expect(featured(family)).toBe('เล็ก')
    expect(youngestFirst(family).map((measured) => measured.child.nickname)).toEqual(['เล็ก', 'โต'])
  })

  test('nobody is due: whose day comes next; no children: nobody', () => {
    const family = [measuredOn('เล็ก', '2024-10-01', '2026-11-19'), measuredOn('โต', '2024-07-01', '2026-09-01')]
    expect(featured(family)).toBe('โต')
    expect(featured([])).toBeUndefined()
  })

  test('before all who is to be seen soonest', () => {
    const soon = { child: child('วันนี้', '2025-06-20'), records: [record('2026-11-20', 6.5, 76)] }
    const weeks = { child: child('เตี้ย', '2022-11-20'), records: [record('2026-11-20', 12.5, 91)] }
    const family = [measuredOn('เล็ก', '2026-10-01'), weeks, soon]
    const followed = followedOn(family, today)
    expect(followed.get('เตี้ย')?.child.referral?.urgency).toBe('weeks')
    expect(urgentReferral(family, followed)?.child.nickname).toBe('วันนี้')
    expect(featured(family)).toBe('วันนี้')
    expect(urgentReferral([measuredOn('เล็ก', '2026-10-01')], followed)).toBeNull()
  })
})
