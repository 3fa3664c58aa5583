import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate as isoDates } from '../../testing/calendar.js'
import { remindedHousehold } from '../../testing/reminders.js'
import { calmStoolAnswers } from '../../testing/stool.js'
import { addDays, daysBetween, startOfBangkokDay } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool } from '../stool/assessStool.js'
import type { StoolInputs } from '../stool/stoolInputs.js'
import { dueDates } from './dueDates.js'
import type { Due, RemindedChild, RemindedHousehold } from './household.js'
import { stoolCheckDates } from './stoolCheckDates.js'
import { mayMailAt, duesToTell, nextMailTime, type NotifiedDue } from './reminderMail.js'
import { dueTitle } from '../../words/reminders.js'

const day = '2026-11-20' as IsoDate
const recent = () => isoDates({ min: '2020-01-01' as IsoDate, max: '2035-01-01' as IsoDate })
const both = { weighing: true, looking: true }

const calm: StoolInputs = {
  date: day,
  ageInDays: 0,
  colour: 'mustard',
  photo: null,
  lastedDays: 0,
  signs: calmStoolAnswers,
}
const newborn: RemindedChild = { id: 'a', nickname: 'ปัน', birthDate: day, growth: null, stool: null }
const lookedAt = (days: number, more: Partial<StoolInputs> = {}) => ({
  ...newborn,
  stool: { ...calm, date: addDays(day, days), ageInDays: days, ...more },
})
const looksOn = (child: RemindedChild, today: number) =>
  stoolCheckDates(child, addDays(day, today)).map(({ kind, on, nth }) => [kind, daysBetween(day, on), nth])

describe('what is due in a household', () => {
  test.prop([remindedHousehold(), recent()])('is of those who are there, once each, in order', (household, today) => {
    const dues = dueDates(household, today)
    const known = [...household.children, ...household.adults].map(({ id }) => id)
    for (const { subject } of dues) expect(known).toContain(subject)
    expect(new Set(dues.map(({ kind, subject, nth }) => `${kind} ${subject} ${nth}`)).size).toBe(dues.length)
    expect(dues.map(({ on }) => on)).toStrictEqual(dues.map(({ on }) => on).toSorted())
  })
  test.prop([remindedHousehold()])('follows from what was done last', (household) => {
    for (const child of household.children) {
      const today = child.stool?.date ?? child.birthDate
      const dues = dueDates(household, today).filter(({ subject }) => subject === child.id)
      const isGrowth = ({ kind }: Due) => kind === 'weighing' || kind === 'visit'
      const growth = dues.filter(isGrowth).map(({ kind, on }) => ({ kind, on }))
      const { kind, on } = child.growth ?? { kind: null, on: null }
      expect(growth).toStrictEqual(on === null ? [] : [{ kind: kind === 'visit' ? 'visit' : 'weighing', on }])
      const looks = dues.filter((due) => !isGrowth(due)).map(({ on }) => on)
      if (child.stool === null) continue
      const { lookAgain } = assessStool(child.stool)
      if ('on' in lookAgain) expect(looks).toContain(lookAgain.on)
      if (daysBetween(child.birthDate, today) < 90) expect(looks.length).toBeGreaterThan(0)
    }
    const nobody: RemindedHousehold = { children: [], adults: [] }
    expect(dueDates(nobody, day)).toStrictEqual([])
    for (const { id, mobility } of household.adults)
      expect(dueDates(household, day).some(({ kind, subject }) => kind === 'mobility' && subject === id)).toBe(
        mobility !== null,
      )
  })
  test.prop([remindedHousehold(), recent()])(
    'is titled by a name and what to do, never by what was found',
    (all, today) => {
      const named = { ...all, children: all.children.map((child) => ({ ...child, nickname: 'ปัน' })) }
      const kept = /^(ปัน (วันนัด เปิดดูใน CarePlus|วันชั่งน้ำหนักวัดส่วนสูง|(อายุครบ (60|90) วัน )?วันดูสีอุจจาระ)|.* เช็กแรง)$/
      for (const title of dueDates(named, today).map(dueTitle)) expect(title).toMatch(kept)
    },
  )
})

describe('days to look at a stool', () => {
  it('come each week until day 90, and on days 60 and 90, also where nothing was recorded', () => {
    const weeks = [7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84].map((on, at) => ['looking', on, at + 1])
    expect(looksOn(newborn, 0)).toStrictEqual([...weeks, ['day60', 60, 1], ['day90', 90, 1]])
    expect(looksOn(newborn, 30).slice(0, 2)).toStrictEqual([
      ['looking', 28, 4],
      ['looking', 35, 5],
    ])
  })
  it('go on from the last check; a week that nobody looked in is followed by the next', () => {
    expect(looksOn(lookedAt(20), 27).slice(0, 2)).toStrictEqual([
      ['looking', 27, 1],
      ['looking', 34, 2],
    ])
    expect(looksOn(lookedAt(20), 35).slice(0, 2)).toStrictEqual([
      ['looking', 34, 2],
      ['looking', 41, 3],
    ])
    expect(looksOn(lookedAt(53), 53).filter(([, on]) => on === 60)).toStrictEqual([['day60', 60, 1]])
    expect(looksOn(lookedAt(61), 62).map(([kind]) => kind)).not.toContain('day60')
  })
  it('end: nobody is told of them years later', () => {
    expect(looksOn(newborn, 75).map(([kind, on]) => [kind, on])).toStrictEqual([
      ['looking', 70],
      ['looking', 77],
      ['looking', 84],
      ['day90', 90],
    ])
    expect(looksOn(newborn, 96)).toStrictEqual([['day90', 90, 1]])
    for (const child of [newborn, lookedAt(20), lookedAt(88)]) expect(looksOn(child, 700)).toStrictEqual([])
  })
  it('stay where a sign was to be looked at the next day', () => {
    expect(looksOn(lookedAt(400, { signs: { ...calmStoolAnswers, unwell: 'yes' } }), 460)).toStrictEqual([
      ['looking', 401, 1],
    ])
  })
})

describe('telling', () => {
  const dues = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom<Due['kind']>('visit', 'weighing', 'looking', 'day60', 'day90', 'mobility'),
      subject: fc.constantFrom('a', 'b', 'c'),
      name: fc.constant('ปัน'),
      on: fc.integer({ min: -400, max: 40 }).map((days) => addDays(day, days)),
      nth: fc.constant(1),
    }),
    { selector: ({ kind, subject, on }) => `${kind} ${subject} ${on}` },
  )
  test.prop([dues, fc.array(fc.integer({ min: 1, max: 9 }))])(
    'comes once for each due date, however late, and at the first look that may',
    (all, gaps) => {
      const told: (Due & NotifiedDue)[] = []
      let today = day
      for (const gap of [0, ...gaps]) {
        today = addDays(today, gap)
        told.push(...duesToTell(all, both, told, today))
        const open = all.filter(({ kind, on }) => kind !== 'mobility' && on <= today)
        expect(new Set(told)).toStrictEqual(new Set(open))
        expect(told).toHaveLength(open.length)
      }
    },
  )
  test.prop([dues, fc.boolean(), fc.boolean()])('tells only what is wished', (all, weighing, looking) => {
    const kinds = new Set(duesToTell(all, { weighing, looking }, [], day).map(({ kind }) => kind))
    expect((kinds.has('weighing') || kinds.has('visit')) && !weighing).toBe(false)
    expect((kinds.has('looking') || kinds.has('day60') || kinds.has('day90')) && !looking).toBe(false)
  })
  it('goes out by day in Bangkok', () => {
    const at = (hours: number) => mayMailAt(startOfBangkokDay(day) + hours * 3_600_000)
    expect([0, 7.99, 8, 12, 19.99, 20, 23.99].map(at)).toStrictEqual([false, false, true, true, true, false, false])
  })
  test.prop([fc.integer({ min: 0, max: 4e12 })])('waits for the first moment at which it may go out', (now) => {
    const next = nextMailTime(now)
    expect(mayMailAt(next)).toBe(true)
    expect(next === now).toBe(mayMailAt(now))
    if (next > now) expect([next - now <= 12 * 3_600_000, mayMailAt(next - 1)]).toStrictEqual([true, false])
  })
})
