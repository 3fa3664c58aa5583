import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import { connectionLost } from '@careplus/core/testing'
import { readFamily, withHealthHidden } from './useFamily'
import { sampleChild, sampleRecord } from '../../testing/samples'

const child = (id: string) => sampleChild({ id, nickname: id })

test("each child comes with its own records, in the account's order", async () => {
  const record = (id: string) => sampleRecord({ id })
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
  const record = sampleRecord()
  const of = (id: string) => ({
    child: { ...child(id), gestation_weeks: 31, gestation_days: 2, health_consent_at: '2026-11-01T00:00:00.000Z' },
    records: [record],
  })
  expect(withHealthHidden([of('a'), of('b')], 'a')).toStrictEqual([{ child: child('a'), records: [] }, of('b')])
})
