import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate as isoDates } from '../../testing/calendar.js'
import { remindedHousehold } from '../../testing/reminders.js'
import { addDays, daysBetween, startOfBangkokDay } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { nextMeasuring } from '../growth/nextMeasuring.js'
import { assessStool } from '../stool/assessStool.js'
import { dueBetween, dueDates, type Due, type RemindedHousehold } from './dueDates.js'
import { mayMailAt, toMail } from './mailing.js'
import { dueTitle } from './words.js'

const day = '2026-11-20' as IsoDate
const recent = () => isoDates({ min: '2020-01-01' as IsoDate, max: '2035-01-01' as IsoDate })
const both = { weighing: true, looking: true }

describe('what is due in a household', () => {
  test.prop([remindedHousehold()])('is of those who are there, once of a kind, in the order of days', (household) => {
    const dues = dueDates(household)
    const known = [...household.children, ...household.adults].map(({ id }) => id)
    for (const { subject } of dues) expect(known).toContain(subject)
    expect(new Set(dues.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(dues.length)
    expect(dues.map(({ on }) => on)).toStrictEqual(dues.map(({ on }) => on).toSorted())
  })
  test.prop([remindedHousehold()])('follows from what was done last, and from nothing else', (household) => {
    const dues = dueDates(household)
    for (const child of household.children) {
      const of = (kind: Due['kind']) => dues.find((due) => due.kind === kind && due.subject === child.id)?.on ?? null
      expect(of('weighing')).toBe(child.measuredOn === null ? null : nextMeasuring(child.birthday, child.measuredOn))
      if (child.stool === null) expect(of('looking')).toBeNull()
      else {
        const { lookAgain, closeWatch } = assessStool(child.stool)
        if (closeWatch !== null) expect(of('looking')).not.toBeNull()
        if ('on' in lookAgain) expect(of('looking')).toBe(lookAgain.on)
      }
    }
    for (const { id, mobility } of household.adults)
      expect(dues.some(({ kind, subject }) => kind === 'mobility' && subject === id)).toBe(mobility !== null)
    const nobody: RemindedHousehold = { children: [], adults: [] }
    expect(dueDates(nobody)).toStrictEqual([])
  })
  test.prop([remindedHousehold()])('is titled by a name and a thing to do, never by what was found', (household) => {
    const named = { ...household, children: household.children.map((child) => ({ ...child, nickname: 'ปัน' })) }
    const titles = dueDates(named).map(dueTitle)
    const kept = /^(ปัน (วันชั่งน้ำหนักวัดส่วนสูง|นัดดูสีอึอีกครั้ง)|.* เช็กแรง)$/
    for (const title of titles) expect(title).toMatch(kept)
  })
})

describe('mail', () => {
  const dues = fc.array(
    fc.record({
      kind: fc.constantFrom<Due['kind']>('weighing', 'looking', 'mobility'),
      subject: fc.uuid(),
      name: fc.constant('ปัน'),
      on: fc.integer({ min: -10, max: 40 }).map((days) => addDays(day, days)),
    }),
  )
  test.prop([dues, fc.array(fc.integer({ min: 1, max: 9 }))])(
    'tells each due date once, however the days of looking lie',
    (all, gaps) => {
      const told: Due[] = []
      const looks: IsoDate[] = [day]
      for (const gap of gaps) looks.push(addDays(looks.at(-1) ?? day, gap))
      looks.forEach((today, at) => told.push(...toMail(all, both, looks[at - 1] ?? null, today)))
      expect(new Set(told).size).toBe(told.length)
      const last = looks.at(-1) ?? day
      for (const due of all.filter(({ kind, on }) => kind !== 'mobility' && on >= day && on <= last)) {
        const look = looks.find((today) => today >= due.on) ?? last
        expect(told.includes(due)).toBe(daysBetween(due.on, look) < 3)
      }
      expect(told.every(({ kind, on }) => kind !== 'mobility' && on >= day)).toBe(true)
    },
  )
  test.prop([dues, fc.boolean(), fc.boolean()])('tells only what is wished', (all, weighing, looking) => {
    const kinds = new Set(toMail(all, { weighing, looking }, null, day).map(({ kind }) => kind))
    expect([kinds.has('weighing') && !weighing, kinds.has('looking') && !looking]).toStrictEqual([false, false])
  })
  test.prop([dues, recent(), fc.nat({ max: 30 }), fc.nat({ max: 30 })])(
    'a stretch cut in two loses nothing',
    (all, from, a, b) => {
      const [middle, end] = [addDays(from, a), addDays(from, a + b)]
      const cut = [...dueBetween(all, from, middle), ...dueBetween(all, middle, end)]
      expect(new Set(cut)).toStrictEqual(new Set(dueBetween(all, from, end)))
    },
  )
  it('goes out by day in Bangkok', () => {
    const at = (hours: number) => mayMailAt(startOfBangkokDay(day) + hours * 3_600_000)
    expect([0, 7.99, 8, 12, 19.99, 20, 23.99].map(at)).toStrictEqual([false, false, true, true, true, false, false])
  })
})
