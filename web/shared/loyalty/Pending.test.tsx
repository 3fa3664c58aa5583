// @vitest-environment happy-dom
import type { Bill, ItemPage, Order } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearMemberCache } from '../../calls/remote'
import { pendingCopy as copy } from '../../copy/pending.th'
import { mountRoot } from '../../testing/mountRoot'
import { Pending } from './Pending'

const calls = vi.hoisted(() => {
  const call = () => vi.fn<() => Promise<E.Either<unknown, unknown>>>()
  return { orders: call(), bills: call(), draws: call(), item: call() }
})
const services = {
  redemptions: { orders: calls.orders },
  bills: { list: calls.bills },
  rewards: { luckyDraws: calls.draws, item: calls.item },
}

const page = mountRoot(() => ({ groups: { rewards: services }, user: { id: 'mali' } }))
const part = (...items: ReadonlyArray<unknown>) => E.right({ items, next: null })
const order = (state: string) =>
  ({
    id: state,
    product_id: 'p',
    title: `ปิ่นโต ${state}`,
    state,
    ships_about: '2026-11-28',
    arrives_from: '2026-11-30',
    arrives_to: '2026-12-02',
  }) as unknown as Order
const bill = (id: string, state: string, forecast: number, can_appeal = false) =>
  ({ id, state, forecast, can_appeal, shop_title: 'Makro' }) as unknown as Bill
const draw = {
  item: { product_id: 'd', title: 'จักรยาน', announcement_date: '2026-12-05' },
  draw: { state: 'open', my_tickets: 3, winners: [], terms: null, public_date: null },
} as unknown as ItemPage

const rows = async () => {
  await act(async () => page().root.render(<Pending />))
  return [...document.querySelectorAll('.ui-row')].map((row) => [
    row.getAttribute('href'),
    row.querySelector('.ui-row__second')?.textContent,
  ])
}

beforeEach(() => {
  clearMemberCache()
  calls.orders.mockResolvedValue(part())
  calls.bills.mockResolvedValue(part())
  calls.draws.mockResolvedValue(E.right([]))
  calls.item.mockResolvedValue(E.right(draw))
})

test('what is on its way, waits or was entered is told, each with its day, and nothing that is over', async () => {
  calls.orders.mockResolvedValue(part(order('shipped'), order('received'), order('delivered'), order('cancelled')))
  calls.bills.mockResolvedValue(
    part(
      bill('a', 'reviewing', 10),
      bill('b', 'reviewing', 5),
      bill('c', 'rejected', 0, true),
      bill('d', 'approved', 0),
    ),
  )
  calls.draws.mockResolvedValue(E.right([{ product_id: 'd' }]))
  const shown = await rows()
  expect(shown.map(([href]) => href)).toStrictEqual([
    '/rewards/luckydraw/d',
    '/rewards/confirm-address/p?order=shipped',
    '/rewards/confirm-address/p?order=received',
    '/rewards/history?show=bills',
    '/rewards/history?bill=c',
  ])
  expect(shown.map(([, second]) => second)).toStrictEqual([
    '3\u00A0สิทธิ์ · จับรางวัล 5\u00A0ธ.ค.\u00A069',
    'ส่งออกจากคลัง · ถึงราว 30\u00A0พ.ย.\u00A069–2\u00A0ธ.ค.\u00A069',
    'รับเรื่องแล้ว · ส่งราว 28\u00A0พ.ย.\u00A069',
    'ได้สูงสุด 15\u00A0คะแนน',
    copy.appealText,
  ])
})

test('a prize that waits is told; where nothing waits that is said', async () => {
  calls.draws.mockResolvedValue(E.right([{ product_id: 'd' }]))
  const won = { ...draw.draw, state: 'recorded', winners: [{ mine: true, standing: 'winner' }] }
  calls.item.mockResolvedValue(E.right({ ...draw, draw: won }))
  expect(await rows()).toStrictEqual([['/rewards/luckydraw/d', copy.draw.won]])
  clearMemberCache()
  calls.draws.mockResolvedValue(E.right([]))
  await act(() => page().root.render(null))
  expect(await rows()).toStrictEqual([[null, copy.noneText]])
})

test('one list that cannot be read hides none of the others; all of them say so once', async () => {
  calls.orders.mockResolvedValue(E.left(connectionLost))
  calls.bills.mockResolvedValue(part(bill('a', 'reviewing', 10)))
  expect((await rows()).map(([href]) => href)).toStrictEqual(['/rewards/history?show=bills'])
  expect(document.body.textContent).toContain(copy.some)
  clearMemberCache()
  calls.bills.mockResolvedValue(E.left(connectionLost))
  calls.draws.mockResolvedValue(E.left(connectionLost))
  await act(() => page().root.render(null))
  expect(await rows()).toStrictEqual([])
  expect(document.body.textContent).toContain(copy.failed)
})
