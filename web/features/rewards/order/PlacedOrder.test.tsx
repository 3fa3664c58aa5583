// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { Order } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderCopy as copy } from '../../../copy/order.th'
import { homeAddress } from '@careplus/core/internal/testing'
import { rewardsOrderCopy } from '../../../copy/rewardsConfirm.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'
import { PlacedOrder } from './PlacedOrder'

const order: Order = {
  id: 'bib',
  number: 'CP-69-001842',
  product_id: '103',
  title: 'ผ้ากันเปื้อน',
  image: null,
  quantity: 1,
  points: 120,
  state: 'preparing',
  address: homeAddress,
  ordered_at: '2026-11-25T03:00:00.000Z',
  steps: [{ state: 'received', at: '2026-11-25T03:00:00.000Z' }],
  carrier: null,
  tracking_number: null,
  ships_about: '2026-11-28' as IsoDate,
  arrives_from: '2026-11-30' as IsoDate,
  arrives_to: '2026-12-04' as IsoDate,
  can_cancel: true,
}
const cancelled: Order = { ...order, state: 'cancelled', can_cancel: false }

const read = vi.fn<() => Promise<unknown>>()
const services = {
  redemptions: { order: read, cancel: vi.fn<() => Promise<unknown>>() },
  points: { summary: () => new Promise(() => undefined) },
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const page = mountRoot(() => ({
  services: { random: { uuid: () => 'key' } },
  groups: { rewards: services },
  user: { id: 'somboon' },
}))

test('a cancelled order is shown as answered, and no longer to be cancelled, before it is read again', async () => {
  services.redemptions.cancel.mockResolvedValue(E.right(cancelled))
  read.mockResolvedValueOnce(E.right(order)).mockReturnValue(new Promise(() => undefined))
  await act(async () => page().root.render(<PlacedOrder id="bib" placed={null} />))
  await press(copy.cancel)
  await press(copy.cancelConfirm)
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(copy.cancel)
  expect(page().host.textContent).toContain(rewardsOrderCopy.state.cancelled)
})
