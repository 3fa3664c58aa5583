// @vitest-environment happy-dom
import { apiError, connectionLost } from '@careplus/core/testing'
import type { Order } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderCopy as copy } from '../../../copy/order.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'
import { CancelOrder } from './CancelOrder'

const sent = vi.fn<() => Promise<unknown>>()
const services = { random: { uuid: () => 'key' } }
const rewards = { redemptions: { cancel: sent } }

const refused = vi.fn()
const page = mountRoot(() => ({ services, groups: { rewards }, user: null }))
beforeEach(async () => {
  sent.mockReset()
  refused.mockReset()
  sent.mockResolvedValue(E.left(connectionLost))
  const order = { id: 'bib', title: 'ผ้ากันเปื้อน', points: 120 } as Order
  await act(() => page().root.render(<CancelOrder order={order} onCancelled={() => undefined} onRefused={refused} />))
  await press(copy.cancel)
})
const backOnline = () => act(async () => void dispatchEvent(new Event('online')))

test('what could not be sent is sent when the connection returns', async () => {
  await press(copy.cancelConfirm)
  await backOnline()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('who keeps the order after all has it kept', async () => {
  await press(copy.cancelConfirm)
  await press(copy.cancelKeep)
  await backOnline()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('who keeps it while it is being sent has nothing sent again', async () => {
  let fail: (answer: unknown) => void = () => undefined
  sent.mockReturnValue(new Promise((resolve) => (fail = resolve)))
  await press(copy.cancelConfirm)
  await press(copy.cancelKeep)
  await act(async () => fail(E.left(connectionLost)))
  await backOnline()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('where it has left meanwhile, the view behind shows what stands now', async () => {
  sent.mockResolvedValue(E.left(apiError(409, 'order_left', 'ของออกจากคลังแล้ว')))
  await press(copy.cancelConfirm)
  expect(refused).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role="alertdialog"][open]')).toBeNull()
})

test('where nobody answered, it stays as it is', async () => {
  await press(copy.cancelConfirm)
  expect(refused).not.toHaveBeenCalled()
})
