import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import { connectionLost } from '@careplus/core/testing'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { readFamily, withHealthHidden } from './useFamily'

const child = (id: string): Child => ({
  id,
  nickname: id,
  birthDate: '2024-07-12',
  sex: 'male',
  gestation_weeks: null,
  gestation_days: null,
  health_consent_at: null,
  role: 'owner',
  shared_by: null,
  version: 1,
})

test("each child comes with its own records, in the account's order", async () => {
  const record = (id: string): GrowthRecord => ({
    id,
    date: '2026-11-20',
    weight: 12,
    height: 87,
    measure: 'h',
    head_circumference: null,
    referral_taken_on: null,
    version: 1,
  })
  const family = await readFamily({
    children: { list: TE.right([child('a'), child('b')]) },
    growthRecords: { ofChild: (id) => TE.right([record(`${id}1`)]) },
  })()
  expect(family).toMatchObject({
    right: [
      { child: { id: 'a' }, records: [{ id: 'a1' }] },
      { child: { id: 'b' }, records: [{ id: 'b1' }] },
    ],
  })
})

test('where one of them cannot be read, nothing half is shown', async () => {
  const family = await readFamily({
    children: { list: TE.right([child('a'), child('b')]) },
    growthRecords: { ofChild: (id) => (id === 'b' ? TE.left(connectionLost) : TE.right([])) },
  })()
  expect(family).toStrictEqual(E.left(connectionLost))
})

test('a withdrawal hides that child’s health data, and no other’s, before anything is read anew', () => {
  const record = {
    id: 'r',
    date: '2026-11-20',
    weight: 12,
    height: 87,
    measure: 'h',
    head_circumference: null,
    referral_taken_on: null,
    version: 1,
  } as const
  const of = (id: string) => ({
    child: { ...child(id), gestation_weeks: 31, gestation_days: 2, health_consent_at: '2026-11-01T00:00:00.000Z' },
    records: [record],
  })
  expect(withHealthHidden([of('a'), of('b')], 'a')).toStrictEqual([{ child: child('a'), records: [] }, of('b')])
})
