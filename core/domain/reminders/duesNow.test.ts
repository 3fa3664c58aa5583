import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { isoDate } from '../../testing/calendar.js'
import { calmStoolAnswers } from '../../testing/stool.js'
import { remindedHousehold } from '../../testing/reminders.js'
import { dueDates } from './dueDates.js'
import { duesNow } from './duesNow.js'
import type { Due } from './household.js'

const today = isoDate({ min: '2010-01-01' as IsoDate, max: '2101-01-01' as IsoDate })
const days = fc.nat({ max: 400 })
const isLook = ({ kind }: Due): boolean => kind !== 'visit' && kind !== 'weighing' && kind !== 'mobility'
const aboutOf = (due: Due): string => `${due.subject} ${isLook(due) ? 'look' : due.kind}`

test.prop([remindedHousehold(), today, days])(
  'whatever is due by today is told, once for each subject',
  (household, day, soon) => {
    const { now } = duesNow(household, day, soon)
    const due = dueDates(household, day).filter(({ on }) => on <= day)
    expect(new Set(now.map(aboutOf))).toStrictEqual(new Set(due.map(aboutOf)))
    expect(new Set(now.map(aboutOf)).size).toBe(now.length)
    for (const { reason, ...each } of now) {
      expect(due).toContainEqual(each)
      expect(reason !== null).toBe(isLook(each))
    }
  },
)

test.prop([remindedHousehold(), today, days])(
  'what is to come is the first of each, within its days',
  (household, day, soonDays) => {
    const { soon } = duesNow(household, day, soonDays)
    const coming = dueDates(household, day).filter(({ on }) => on > day && on <= addDays(day, soonDays))
    expect(soon.map(aboutOf)).toStrictEqual([...new Set(coming.map(aboutOf))])
    for (const each of soon) expect(each.on).toBe(coming.find((other) => aboutOf(other) === aboutOf(each))?.on)
  },
)

test.prop([remindedHousehold(), today])(
  'a child to be seen comes first, then a look at a stool, a weighing, and a check of strength',
  (household, day) => {
    const order = duesNow(household, day, 0).now.map((due) =>
      isLook(due) ? 1 : due.kind === 'visit' ? 0 : due.kind === 'weighing' ? 2 : 3,
    )
    expect(order).toStrictEqual(order.toSorted((a, b) => a - b))
  },
)

test('a newborn nobody has looked at: the weekly look is due, and the day 60 is not yet near', () => {
  const born = '2026-11-12' as IsoDate
  const child = { id: 'b', nickname: 'ต้นกล้า', birthDate: born, growth: null, stool: null }
  const { now, soon } = duesNow({ children: [child], adults: [] }, '2026-11-19' as IsoDate, 7)
  expect(now).toMatchObject([{ kind: 'looking', on: '2026-11-19', reason: { _tag: 'neverChecked' } }])
  expect(soon).toMatchObject([{ kind: 'looking', on: '2026-11-26' }])
})

test('the reason to look at a stool: the last check asked for it, a week has passed, or the day of life has come', () => {
  const reasonsOf = (birthDate: string, date: string, watery: 'yes' | 'no', on: string, ageInDays: number) => {
    const signs = { ...calmStoolAnswers, watery }
    const check = { colour: 'green', photo: null, lastedDays: 1, signs } as const
    const stool = { ...check, date: date as IsoDate, ageInDays }
    const child = { id: 'b', nickname: 'ต้นกล้า', birthDate: birthDate as IsoDate, growth: null, stool }
    return duesNow({ children: [child], adults: [] }, on as IsoDate, 0).now.map(({ kind, reason }) => [kind, reason])
  }
  expect(reasonsOf('2023-07-12', '2026-11-25', 'no', '2026-11-26', 1233)).toStrictEqual([])
  expect(reasonsOf('2023-07-12', '2026-11-25', 'yes', '2026-11-26', 1233)).toStrictEqual([
    ['looking', { _tag: 'asked', lastOn: '2026-11-25' }],
  ])
  expect(reasonsOf('2026-11-05', '2026-11-19', 'no', '2026-11-26', 14)).toStrictEqual([
    ['looking', { _tag: 'weekly', lastOn: '2026-11-19' }],
  ])
  expect(reasonsOf('2026-09-27', '2026-11-20', 'no', '2026-11-26', 54)).toStrictEqual([
    ['day60', { _tag: 'milestone' }],
  ])
})
