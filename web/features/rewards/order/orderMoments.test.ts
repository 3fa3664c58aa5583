import { describe, expect, test } from 'vitest'
import type { IsoDate } from '@careplus/core/calendar'
import type { Order } from '@careplus/core/ports'
import { orderMoments } from './orderMoments'
import { homeAddress } from '@careplus/core/internal/testing'

const today = '2026-11-20' as IsoDate
const received = { state: 'received', at: '2026-11-20T03:42:00.000Z' } as const
const order: Order = {
  id: '0b8f5c52-9d3e-4f0a-8c7e-3a2b1c0d9e8f',
  number: 'CP-69-001842',
  product_id: '1',
  title: 'ปิ่นโต',
  image: null,
  quantity: 1,
  points: 900,
  state: 'received',
  address: { ...homeAddress, soi: '' },
  ordered_at: received.at,
  steps: [received],
  carrier: null,
  tracking_number: null,
  ships_about: '2026-11-24' as IsoDate,
  arrives_from: '2026-11-27' as IsoDate,
  arrives_to: '2026-12-04' as IsoDate,
  can_cancel: true,
}
const momentsOf = (changed: Partial<Order>, on = today) =>
  orderMoments({ ...order, ...changed }, on).map(({ title, when, state }) =>
    `${state}: ${title} / ${when}`.replaceAll('\u00A0', ' '),
  )

describe("an order's timeline", () => {
  test('just placed: it is being prepared, and can be cancelled until it leaves', () => {
    expect(momentsOf({})).toStrictEqual([
      'done: รับเรื่องแล้ว / วันนี้ 10.42 น.',
      'now: เตรียมของ / ยกเลิกได้ถึงตอนนี้ คะแนนกลับคืนพร้อมวันหมดอายุเดิม',
      'later: ส่งออกจากคลัง / ราว 24 พ.ย. 69',
      'later: ถึงบ้าน / 27 พ.ย. – 4 ธ.ค. 69',
    ])
  })

  test('prepared the next day', () => {
    const steps = [received, { state: 'preparing', at: '2026-11-21T02:05:00.000Z' } as const]
    expect(momentsOf({ state: 'preparing', steps }, '2026-11-21' as IsoDate).slice(0, 3)).toStrictEqual([
      'done: รับเรื่องแล้ว / 20 พ.ย. 69 10.42 น.',
      'now: เตรียมของ / วันนี้ 09.05 น. ยกเลิกได้ถึงตอนนี้ คะแนนกลับคืนพร้อมวันหมดอายุเดิม',
      'later: ส่งออกจากคลัง / ราว 24 พ.ย. 69',
    ])
  })

  test('shipped: who carries it is told, and nothing can be cancelled', () => {
    const at = '2026-11-24T02:05:00.000Z'
    const steps = [received, { state: 'preparing', at } as const, { state: 'shipped', at } as const]
    const shipped = {
      state: 'shipped',
      steps,
      can_cancel: false,
      carrier: 'ไปรษณีย์ไทย',
      tracking_number: 'EX1',
    } as const
    expect(momentsOf(shipped).slice(1)).toStrictEqual([
      'done: เตรียมของ / 24 พ.ย. 69 09.05 น.',
      'done: ส่งออกจากคลัง / 24 พ.ย. 69 09.05 น. ไปรษณีย์ไทย เลขพัสดุ EX1',
      'now: ถึงบ้าน / 27 พ.ย. – 4 ธ.ค. 69',
    ])
    expect(momentsOf({ ...shipped, arrives_to: '2027-01-02' as IsoDate }).at(-1)).toBe(
      'now: ถึงบ้าน / 27 พ.ย. 69 – 2 ม.ค. 70',
    )
  })

  test('taken for delivered, and it is not: under way as it was', () => {
    const at = (day: number) => `2026-11-${day}T02:05:00.000Z`
    const reachedSteps = [
      received,
      { state: 'preparing', at: at(21) },
      { state: 'shipped', at: at(24) },
      { state: 'delivered', at: at(26) },
    ] as const
    const undone = {
      state: 'shipped',
      steps: [...reachedSteps, { state: 'shipped', at: at(28) }],
      can_cancel: false,
    } as const
    expect(momentsOf(undone).slice(2)).toStrictEqual([
      'done: ส่งออกจากคลัง / 24 พ.ย. 69 09.05 น.',
      'now: ถึงบ้าน / 27 พ.ย. – 4 ธ.ค. 69',
    ])
  })

  test('come back, and sent again', () => {
    const at = (day: number) => `2026-11-${day}T02:05:00.000Z`
    const reachedSteps = [
      received,
      { state: 'preparing', at: at(21) },
      { state: 'shipped', at: at(24) },
      { state: 'returned', at: at(26) },
    ] as const
    expect(momentsOf({ state: 'returned', steps: reachedSteps, can_cancel: false }).at(-1)).toBe(
      'done: พัสดุตีกลับ / 26 พ.ย. 69 09.05 น.',
    )
    const givenUp = {
      state: 'closed',
      steps: [...reachedSteps, { state: 'closed', at: at(28) }],
      can_cancel: false,
    } as const
    expect(momentsOf(givenUp).slice(-2)).toStrictEqual([
      'done: พัสดุตีกลับ / 26 พ.ย. 69 09.05 น.',
      'done: ปิดรายการแล้ว ของกลับเข้าคลัง / 28 พ.ย. 69 09.05 น.',
    ])
    const shippedTwice = {
      state: 'shipped',
      steps: [...reachedSteps, { state: 'shipped', at: at(28) }],
      can_cancel: false,
    } as const
    expect(momentsOf(shippedTwice).slice(2)).toStrictEqual([
      'done: ส่งออกจากคลัง / 28 พ.ย. 69 09.05 น.',
      'now: ถึงบ้าน / 27 พ.ย. – 4 ธ.ค. 69',
    ])
  })

  test('cancelled: that is where it ends', () => {
    const steps = [received, { state: 'cancelled', at: '2026-11-20T04:00:00.000Z' } as const]
    expect(momentsOf({ state: 'cancelled', steps, can_cancel: false })).toStrictEqual([
      'done: รับเรื่องแล้ว / วันนี้ 10.42 น.',
      'done: ยกเลิกแล้ว คะแนนคืนแล้ว / วันนี้ 11.00 น.',
    ])
  })
})
