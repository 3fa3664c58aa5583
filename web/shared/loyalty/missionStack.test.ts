import { fc, test } from '@fast-check/vitest'
import type { IsoDate } from '@careplus/core/calendar'
import type { MissionTask } from '@careplus/core/ports'
import { describe, expect, it } from 'vitest'
import { missionOf, missionStack, nextTier } from './missionStack'

const task = (fixed: Partial<MissionTask>): MissionTask => ({
  task_id: '1',
  title: 'มื้อผักทั้งบ้าน',
  description: '',
  unit: 'วัน',
  points: 10,
  target: 4,
  done: 0,
  by: 'day',
  path: null,
  days: [],
  claimed_at: null,
  ...fixed,
})
const tasks = fc.array(
  fc.record({
    task_id: fc.uuid(),
    points: fc.nat(50),
    target: fc.integer({ min: 1, max: 10 }),
    done: fc.nat(12),
    claimed_at: fc.option(fc.constant('2026-11-12T03:00:00.000Z')),
  }),
  { maxLength: 6 },
)

describe('a pinto', () => {
  test.prop([tasks])('fills from the bottom and loses no task', (each) => {
    const all = each.map(task)
    const { tiers, full, next, points, claimed } = missionStack({ tasks: all })
    expect(tiers.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1))
    expect(new Set(tiers.map((tier) => tier.task))).toEqual(new Set(all))
    expect(tiers.map(({ isFull }, at) => isFull === at < full).every(Boolean)).toBe(true)
    expect(next >= 0 && next < 1).toBe(true)
    expect(claimed <= points).toBe(true)
  })

  it('has two full tiers, the third begun', () => {
    const stack = missionStack({
      tasks: [
        task({ task_id: 'veg', done: 3, target: 5, points: 15 }),
        task({ task_id: 'walk', points: 20 }),
        task({ task_id: 'check', done: 1, target: 1, points: 15, claimed_at: '2026-11-12T03:00:00.000Z' }),
        task({ task_id: 'read', done: 3, target: 3, points: 10 }),
      ],
    })
    expect(stack.tiers.map((tier) => tier.task.task_id)).toEqual(['check', 'read', 'veg', 'walk'])
    expect(stack).toMatchObject({ full: 2, next: 0.6, points: 60, claimed: 15 })
    expect(nextTier(stack)?.task.task_id).toBe('read')
  })

  it('has nothing left to do once all is claimed', () => {
    expect(nextTier(missionStack({ tasks: [task({ done: 4, claimed_at: '2026-11-12T03:00:00.000Z' })] }))).toBeNull()
  })

  it("is this month's, not the newest there is", () => {
    const october = { month: '2026-10', title: '', tasks: [] }
    expect(missionOf([october], '2026-11-20' as IsoDate)).toBeNull()
    expect(missionOf([october], '2026-10-31' as IsoDate)).toBe(october)
  })
})
