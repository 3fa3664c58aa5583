import { expect, test } from 'vitest'
import { answeredBefore, measuredNow, questionsOf } from './recordQuestions'
import { sampleRecord } from '../../testing/samples'

const child = { birthDate: '2024-07-12' }
const storedRecord = (id: string, date: string, weight: number, height: number) =>
  sampleRecord({ id, date, weight, height })
const august = storedRecord('august', '2026-08-20', 11.8, 86.4)

test('a usual measuring on a day of its own is asked nothing', () => {
  expect(questionsOf(child, [august], { date: '2026-11-20', weight: 12.4, height: 88.5 })).toStrictEqual([])
  expect(questionsOf(child, [], { date: '2026-11-20', weight: 12.4, height: 88.5 })).toStrictEqual([])
})

test('what is far from the one before is asked first, then the day that has one already', () => {
  const today = storedRecord('today', '2026-11-20', 12.4, 88.5)
  const asked = questionsOf(child, [today, august], { date: '2026-11-20', weight: 21.4, height: 88.5 })
  expect(asked).toMatchObject([
    { _tag: 'far', changes: [{ field: 'weight', value: 21.4, beside: { date: '2026-08-20', value: 11.8 } }] },
    { _tag: 'sameDay', others: [{ id: 'today' }] },
  ])
})

test('a record that stays on its day is not asked of the other of that day', () => {
  const second = storedRecord('second', '2026-08-20', 11.9, 86.5)
  const changed = { date: '2026-08-20', weight: 11.7, height: 86.4 }
  expect(questionsOf(child, [second], changed, storedRecord('first', '2026-08-20', 11.8, 86.4))).toStrictEqual([])
  expect(questionsOf(child, [second], changed, storedRecord('first', '2026-08-19', 11.8, 86.4))).toMatchObject([
    { _tag: 'sameDay' },
  ])
})

test('a date that cannot be read is left to the form', () => {
  expect(questionsOf({ birthDate: '' }, [august], { date: '2026-08-20', weight: 1, height: 30 })).toStrictEqual([])
})

test('a length that equals the last one after weeks is asked about once, and the answer goes with the record', () => {
  const baby = { birthDate: '2026-04-10' }
  const before = storedRecord('before', '2026-08-10', 6.5, 62.2)
  const now = { date: '2026-09-10', weight: 6.95, height: 62.2 }
  const [question] = questionsOf(baby, [before], now)
  expect(question).toStrictEqual({ _tag: 'carried', figures: [{ field: 'height', value: 62.2, since: '2026-08-10' }] })
  const answered = measuredNow(now, question?._tag === 'carried' ? question.figures : [], true)
  expect(answered).toStrictEqual({ ...now, height_carried: true })
  expect(questionsOf(baby, [before], answered)).toStrictEqual([])
  const stored = { ...storedRecord('now', '2026-09-10', 6.95, 62.2), height_carried: true }
  expect(answeredBefore({ ...now, weight: 7 }, stored)).toStrictEqual({ ...now, weight: 7, height_carried: true })
  expect(answeredBefore({ ...now, height: 64 }, stored)).toStrictEqual({ ...now, height: 64 })
})

test('a weight alone is asked nothing of', () => {
  const before = storedRecord('before', '2026-08-10', 6.5, 62.2)
  expect(questionsOf({ birthDate: '2026-04-10' }, [before], { date: '2026-09-10', weight: 6.95 })).toStrictEqual([])
})
