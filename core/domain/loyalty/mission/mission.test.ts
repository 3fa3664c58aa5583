import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../../testing/calendar.js'
import { loyaltyToday, missionFacts } from '../../../testing/loyalty.js'
import { addDays } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { decideClaim, decideMark, missionLeft, missionMonth, type MissionFacts } from './mission.js'

const walk: MissionFacts = {
  month: '2026-11',
  way: 'day',
  points: 20,
  target: 8,
  done: 8,
  claimed: false,
  joined: '2026-11-03' as IsoDate,
  proved: true,
}
const day = (text: string) => text as IsoDate
const around = fc.integer({ min: -40, max: 40 }).map((days) => addDays(loyaltyToday, days))

describe('the points of a task', () => {
  test.prop([missionFacts()])('are earned exactly where it is this month’s, all done, and not claimed', (task) => {
    const claim = decideClaim(task, loyaltyToday)
    const earned = E.isRight(claim) && claim.right._tag === 'MissionEarned'
    expect(earned).toBe(task.month === '2026-11' && task.done >= task.target && !task.claimed && task.proved)
    if (earned) expect(claim.right).toStrictEqual({ _tag: 'MissionEarned', points: task.points })
  })

  test.prop([missionFacts({ claimed: fc.constant(true) }), isoDate()])(
    'that were claimed are never earned again, and a repeat is no refusal',
    (task, today) => {
      expect(decideClaim(task, today)).toStrictEqual(E.right({ _tag: 'MissionClaimedBefore' }))
    },
  )

  it.each<[Partial<MissionFacts>, object]>([
    [{ month: '2026-10' }, { _tag: 'MissionOver', month: '2026-10' }],
    [{ month: '2025-12' }, { _tag: 'MissionOver', month: '2025-12' }],
    [{ month: '2026-12' }, { _tag: 'MissionToCome', month: '2026-12' }],
    [{ done: 6 }, { _tag: 'MissionNotDone', left: 2 }],
    [
      { done: 6, proved: false },
      { _tag: 'MissionNotDone', left: 2 },
    ],
    [{ proved: false }, { _tag: 'MissionUnproved' }],
  ])('are refused with %j', (facts, refusal) => {
    expect(decideClaim({ ...walk, ...facts }, loyaltyToday)).toStrictEqual(E.left(refusal))
  })

  it('go with the Bangkok month to its last day', () => {
    expect(E.isRight(decideClaim(walk, day('2026-11-30')))).toBe(true)
    expect(decideClaim(walk, day('2026-12-01'))).toMatchObject({ left: { _tag: 'MissionOver' } })
  })

  test.prop([missionFacts()])('lack what is left, and never less than nothing', (task) => {
    expect(missionLeft(task)).toBe(task.done >= task.target ? 0 : task.target - task.done)
  })
})

describe('a day of a task', () => {
  test.prop([missionFacts({ joined: around }), around])(
    'is marked exactly where it is this month’s, today or yesterday, since the member joined, and nothing is claimed',
    (task, marked) => {
      const may = task.way === 'day' && task.month === '2026-11' && !task.claimed
      const lately = marked === loyaltyToday || marked === addDays(loyaltyToday, -1)
      expect(E.isRight(decideMark(task, { day: marked, done: true }, loyaltyToday))).toBe(
        may && lately && marked >= task.joined,
      )
      expect(E.isRight(decideMark(task, { day: marked, done: false }, loyaltyToday))).toBe(
        may && marked >= '2026-11-01' && marked <= loyaltyToday,
      )
    },
  )

  it.each<[Partial<MissionFacts>, string, string]>([
    [{}, '2026-11-21', 'DayInFuture'],
    [{}, '2026-10-31', 'DayOfOtherMonth'],
    [{}, '2026-11-18', 'DayTooOld'],
    [{}, '2026-11-02', 'DayBeforeJoining'],
    [{ joined: day('2026-11-20') }, '2026-11-19', 'DayBeforeJoining'],
    [{ claimed: true }, '2026-11-20', 'MissionClaimed'],
    [{ way: 'article-read' }, '2026-11-20', 'MissionNotMarked'],
    [{ month: '2026-10' }, '2026-10-20', 'MissionOver'],
    [{ month: '2026-12' }, '2026-11-20', 'MissionToCome'],
  ])('is refused with %j on %s: %s', (facts, marked, tag) => {
    expect(decideMark({ ...walk, ...facts }, { day: day(marked), done: true }, loyaltyToday)).toMatchObject({
      left: { _tag: tag },
    })
  })

  test.prop([isoDate()])('has one month', (any) => {
    expect(any.startsWith(`${missionMonth(any)}-`)).toBe(true)
  })
})
