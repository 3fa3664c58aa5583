// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { CallFailure, Child, NewGrowthRecord } from '@careplus/core/ports'
import { apiError, connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { typeInto } from '../../testing/typeInto'
import { AddGrowth } from './AddGrowth'

type Sent = readonly [childId: string, record: NewGrowthRecord, key: string]
const add = vi.fn<(...sent: Sent) => Promise<E.Either<CallFailure, unknown>>>()
const services = { growthRecords: { add }, random: { uuid: () => crypto.randomUUID() } }

const [today, nextDay, dayAfter] = ['2026-11-20', '2026-11-21', '2026-11-22'] as unknown as [IsoDate, IsoDate, IsoDate]
const child = {
  id: 'a',
  nickname: 'มะลิ',
  sex: 'female',
  birthDate: '2024-07-12',
  gestation_weeks: null,
  gestation_days: null,
  health_consent_at: '2026-01-01T00:00:00Z',
  role: 'owner',
  shared_by: null,
} as unknown as Child

const page = mountRoot(() => ({ services, user: { id: 'mali' } }))
const showOn = (day: IsoDate) =>
  act(async () =>
    page().root.render(
      <AddGrowth
        key={child.id}
        familyChild={{ child, records: [] }}
        today={day}
        changeHref={undefined}
        twins={[]}
        first={false}
      />,
    ),
  )
const fillIn = async () => {
  await typeInto('weight', '12.4')
  await typeInto('height', '88.5')
}
const sentDays = () => add.mock.calls.map(([, { date }]) => date)

beforeEach(() => {
  add.mockReset()
  add.mockResolvedValue(E.left(connectionLost))
})
afterEach(() => localStorage.clear())

test('a measuring of which no day was chosen is of the day on which it is saved', async () => {
  await showOn(today)
  await fillIn()
  await showOn(nextDay)
  await press(copy.form.save)
  expect(sentDays()).toStrictEqual([nextDay])
})

test('so is one that is taken up again from the device', async () => {
  await showOn(today)
  await fillIn()
  await act(async () => page().root.render(null))
  await showOn(nextDay)
  await press(copy.form.save)
  expect(sentDays()).toStrictEqual([nextDay])
})

test('what was sent once is of the day it was first sent, and goes again as the same', async () => {
  await showOn(today)
  await fillIn()
  await press(copy.form.save)
  await showOn(dayAfter)
  await press(copy.form.save)
  expect(sentDays()).toStrictEqual([today, today])
  expect(new Set(add.mock.calls.map(([, , key]) => key)).size).toBe(1)
})

test('once the child’s consent is withdrawn no figure from before stands beside the fields', async () => {
  const record = { id: 'r', date: '2026-10-20', weight: 12.1, height: 87, measure: null, head_circumference: null }
  const records = [{ ...record, referral_taken_on: null, version: 1 }]
  const show = (consentAt: string | null) =>
    act(async () =>
      page().root.render(
        <AddGrowth
          key={child.id}
          familyChild={{ child: { ...child, health_consent_at: consentAt }, records }}
          today={today}
          changeHref={undefined}
          twins={[]}
          first={false}
        />,
      ),
    )
  await show(child.health_consent_at)
  expect(document.body.textContent).toMatch(/ครั้งก่อน 12\.1/)
  await show(null)
  expect(document.body.textContent).not.toContain('ครั้งก่อน')
  await show(child.health_consent_at)
  add.mockResolvedValue(E.left(apiError(403, 'consent_required')))
  await fillIn()
  await press(copy.form.save)
  expect(document.body.textContent).not.toContain('ครั้งก่อน')
})

test('a measuring that found no server is said to go by itself, and no press is asked for', async () => {
  await showOn(today)
  await fillIn()
  await press(copy.form.save)
  expect(document.body.textContent).toContain('เน็ตกลับมาเมื่อไรจะส่งให้เอง')
  expect(document.body.textContent).not.toContain('กดอีกครั้งได้')
})
