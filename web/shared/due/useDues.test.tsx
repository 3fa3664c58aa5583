// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { Child, FamilyRecords, StoolCheck } from '@careplus/core/ports'
import type { DuesNow } from '@careplus/core/reminders'
import { calmStoolAnswers } from '@careplus/core/stool'
import { act, useEffect } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { useDues } from './useDues'

const today = '2026-11-26' as IsoDate
const child = (id: string, birthDate: string, consent: string | null) =>
  ({ id, nickname: id, birthDate, health_consent_at: consent, role: 'owner' }) as unknown as Child
const baby = child('baby', '2026-11-05', '2026-11-05T00:00:00Z')
const familyOf = (stool: StoolCheck | null | 'unread', ...children: ReadonlyArray<Child>): FamilyRecords => ({
  children: children.map((each) => ({ child: each, records: [], stool })),
  adults: [],
})

const mobility = {
  sex: 'female',
  answers: { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 },
  calfCm: null,
  chairStand: null,
}

const page = mountRoot()
const seen: { dues: DuesNow | null } = { dues: null }
const Shown = ({ family }: { readonly family: FamilyRecords | null }) => {
  const dues = useDues(family, null, today)
  useEffect(() => {
    seen.dues = dues
  })
  return null
}
const duesOf = async (family: FamilyRecords | null) => {
  await act(async () => page().root.render(<Shown family={family} />))
  return seen.dues
}

test('a baby nobody has looked at is due, and nothing is told of a child without consent', async () => {
  const family = familyOf(null, baby, child('secret', '2026-11-05', null))
  expect(await duesOf(family)).toMatchObject({
    now: [{ kind: 'looking', subject: 'baby', on: today }],
    soon: [{ kind: 'looking', subject: 'baby', on: '2026-12-03' }],
  })
})

test('of a birth date or a check that cannot be read nothing is told', async () => {
  expect(await duesOf(familyOf('unread', baby))).toStrictEqual({ now: [], soon: [] })
  expect(await duesOf(familyOf(null, child('odd', 'x', '2026-11-05T00:00:00Z')))).toStrictEqual({ now: [], soon: [] })
})

test('a check of today puts the next look a week off', async () => {
  const check = { id: 'c', date: today, ageInDays: 21, colour: 'mustard', signs: calmStoolAnswers, lastedDays: 0 }
  expect(await duesOf(familyOf(check as unknown as StoolCheck, baby))).toMatchObject({
    now: [],
    soon: [{ kind: 'looking', on: '2026-12-03' }],
  })
})

test('an adult’s next check follows the newest; before the family is read nothing is due', async () => {
  const adult = { id: 'yai', name: 'ยายศรี' } as never
  const checkOf = (date: string) => ({ ...mobility, date }) as never
  const dueWith = (...dates: ReadonlyArray<string>) =>
    duesOf({ children: [], adults: [{ adult, checks: dates.map(checkOf) }] })
  expect(await dueWith('2025-01-12')).toMatchObject({ now: [{ subject: 'yai' }] })
  expect(await dueWith('2026-11-20', '2025-01-12')).toStrictEqual({ now: [], soon: [] })
  expect(await duesOf(null)).toStrictEqual({ now: [], soon: [] })
})
