import { expect, test } from 'vitest'
import type { GrowthRecord } from '@careplus/core/ports'
import { questionsOf } from './questions'

const child = { birthDate: '2024-07-12' }
const kept = (id: string, date: string, weight: number, height: number): GrowthRecord => ({
  id,
  date,
  weight,
  height,
  measure: null,
  head_circumference: null,
})
const august = kept('august', '2026-08-20', 11.8, 86.4)

test('a usual measuring on a day of its own is asked nothing', () => {
  expect(questionsOf(child, [august], { date: '2026-11-20', weight: 12.4, height: 88.5 })).toStrictEqual([])
  expect(questionsOf(child, [], { date: '2026-11-20', weight: 12.4, height: 88.5 })).toStrictEqual([])
})

test('what is far from the one before is asked first, then the day that has one already', () => {
  const today = kept('today', '2026-11-20', 12.4, 88.5)
  const asked = questionsOf(child, [today, august], { date: '2026-11-20', weight: 21.4, height: 88.5 })
  expect(asked).toMatchObject([
    { _tag: 'far', changes: [{ field: 'weight', value: 21.4, beside: { date: '2026-08-20', value: 11.8 } }] },
    { _tag: 'sameDay', others: [{ id: 'today' }] },
  ])
})

test('a record that stays on its day is not asked of the other of that day', () => {
  const second = kept('second', '2026-08-20', 11.9, 86.5)
  const changed = { date: '2026-08-20', weight: 11.7, height: 86.4 }
  expect(questionsOf(child, [second], changed, '2026-08-20')).toStrictEqual([])
  expect(questionsOf(child, [second], changed, '2026-08-19')).toMatchObject([{ _tag: 'sameDay' }])
})

test('a date that cannot be read is left to the form', () => {
  expect(questionsOf({ birthDate: '' }, [august], { date: '2026-08-20', weight: 1, height: 30 })).toStrictEqual([])
})
