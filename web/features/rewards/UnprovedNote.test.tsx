// @vitest-environment happy-dom
import type { CallFailure } from '@careplus/core/ports'
import { apiError } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { RefusalNote } from './confirm/RefusalNote'
import EnterCard from './draw/EnterCard'
import type { DrawEntry } from './draw/useDrawEntry'
import { lacksPoints } from './itemState'
import MemberPoints from './list/MemberPoints'
import UnprovedNote from './UnprovedNote'

let unproved = 0
const page = mountRoot(() => {
  const summary = { usable: 40, pending: 0, held: 0, unproved, next_expiry: null }
  return { groups: { rewards: { points: { summary: async () => E.right(summary) } } }, user: { id: 'mali' } }
})
const phone = () => [...page().host.querySelectorAll('a')].filter((link) => link.pathname === '/edit-my-phone')
const words = () => page().host.textContent.replaceAll('\u00A0', ' ')
const held = '50 คะแนนจากภารกิจ ใช้ได้เมื่อยืนยันเบอร์โทร หรือมีใบเสร็จที่ผ่านแล้ว 1 ใบ'

test('an item that lacks points says which ones need a proof, and where to give it', async () => {
  unproved = 50
  await act(async () => page().root.render(<UnprovedNote />))
  expect(words()).toContain(held)
  expect(phone()).toHaveLength(1)
})

test('nothing is said where all points can be spent', async () => {
  unproved = 0
  await act(async () => page().root.render(<UnprovedNote />))
  expect(words()).toBe('')
})

test('the balance says so too', async () => {
  unproved = 50
  await act(async () => page().root.render(<MemberPoints />))
  expect(words()).toContain(held)
  expect(words()).toContain('40')
})

const refused = (code: 'points_unproved' | 'not_redeemable'): CallFailure => ({
  ...apiError(422, code),
  body: { alert_messages: ['ยืนยันเบอร์โทรก่อน จึงใช้คะแนนภารกิจได้'], usable: 40 },
})
const entryAfter = (failure: CallFailure) =>
  ({ state: { context: { failure }, matches: () => false } }) as unknown as DrawEntry
const places = {
  'an order': (failure: CallFailure) => <RefusalNote failure={failure} />,
  'an entry': (failure: CallFailure) => (
    <EnterCard
      {...{
        page: { item: { point: 90, current_points: 40 }, draw: null } as never,
        entry: entryAfter(failure),
        tickets: 1,
        max: 1,
        can: false,
      }}
      onChange={() => undefined}
    />
  ),
}

test.each(Object.entries(places))('%s that a proof would have made leads to the telephone', async (_, shown) => {
  await act(async () => page().root.render(shown(refused('points_unproved'))))
  expect(words()).toContain('จึงใช้คะแนนภารกิจได้')
  expect(phone()).toHaveLength(1)
  await act(async () => page().root.render(shown(refused('not_redeemable'))))
  expect(phone()).toHaveLength(0)
})

test('only a member lacks points, of an item that is there', () => {
  const item = { status: 'available', current_points: 40, point: 90 } as Parameters<typeof lacksPoints>[0]
  expect(lacksPoints(item, true)).toBe(true)
  expect(lacksPoints(item, false)).toBe(false)
  expect(lacksPoints({ ...item, current_points: 90 }, true)).toBe(false)
  expect(lacksPoints({ ...item, status: 'sold_out' }, true)).toBe(false)
})
