import { expect, test } from 'vitest'
import { sampleChild, sampleRecord } from '../../testing/samples'
import { withHealthHidden } from './useFamily'

test('a withdrawal hides that child’s health data, and no other’s, before anything is read anew', () => {
  const child = (id: string) => sampleChild({ id, nickname: id })
  const of = (id: string) => ({
    child: { ...child(id), gestation_weeks: 31, gestation_days: 2, health_consent_at: '2026-11-01T00:00:00.000Z' },
    records: [sampleRecord()],
    stool: { id: 'check' } as never,
  })
  expect(withHealthHidden({ children: [of('a'), of('b')], adults: [] }, 'a')).toStrictEqual({
    children: [{ child: child('a'), records: [], stool: null }, of('b')],
    adults: [],
  })
})
