import { thaiDate } from '@careplus/core/calendar'
import { counted, type OrderState } from '@careplus/core/loyalty'
import type { Lot } from '@careplus/core/internal/loyalty'
import type { Notice } from '../platform/notices/notifyMember.js'

interface OrderFacts {
  readonly number: string
  readonly title: string
  readonly points: number
  readonly carrier: string | null
  readonly tracking_number: string | null
  /** The reason that staff gave. */
  readonly reason?: string | null
  readonly points_back?: boolean
}

export const ordersPath = '/rewards/history?show=orders'

const points = (n: number): string => counted(n, 'คะแนน')

const back = (n: number): string => (n === 0 ? '' : ` คืนให้แล้ว ${points(n)}`)

const parcel = ({ carrier, tracking_number }: OrderFacts): string =>
  [carrier, tracking_number === null ? null : `เลขพัสดุ ${tracking_number}`].filter((part) => part !== null).join(' ')

const orderTitles: Readonly<Record<OrderState, (title: string) => string>> = {
  received: (title) => `รับเรื่องแลก ${title} แล้ว`,
  preparing: (title) => `กำลังเตรียม ${title}`,
  shipped: (title) => `${title} ออกเดินทางแล้ว`,
  delivered: (title) => `${title} ถึงบ้านแล้ว`,
  returned: (title) => `${title} ถูกส่งกลับมาที่คลัง`,
  closed: (title) => `ปิดรายการแลก ${title} แล้ว`,
  cancelled: (title) => `ยกเลิกการแลก ${title} แล้ว`,
}

const orderBodies: Readonly<Record<OrderState, (order: OrderFacts) => string>> = {
  received: ({ number }) => `เลขที่ ${number} จะบอกอีกทีเมื่อของออกจากคลัง`,
  preparing: ({ number }) => `เลขที่ ${number} จะบอกอีกทีเมื่อของออกจากคลัง`,
  shipped: (order) => `เลขที่ ${order.number} ${parcel(order)}`.trim(),
  delivered: ({ number }) => `เลขที่ ${number} หวังว่าจะได้ใช้บ่อย ๆ นะคะ`,
  returned: ({ number }) => `เลขที่ ${number} พัสดุส่งไม่ถึง ดูที่อยู่และเบอร์ในบัญชี แล้วเขียนถึงทีมงาน เราจะส่งให้อีกครั้ง`,
  closed: ({ number, points: n, reason, points_back }) =>
    `เลขที่ ${number} พัสดุกลับมาที่คลังแล้วและไม่ส่งอีก เพราะ${reason ?? ''}${points_back === true ? back(n) : ''}`,
  cancelled: ({ number, points: n }) => `เลขที่ ${number}${back(n)}`,
}

export const orderNotice = (state: OrderState, order: OrderFacts): Notice => ({
  topic: 'points',
  kind: `order.${state}`,
  title: orderTitles[state](order.title),
  body: orderBodies[state](order),
  path: ordersPath,
})

export const correctedNotice = (_state: OrderState, order: OrderFacts): Notice => ({
  topic: 'points',
  kind: 'order.corrected',
  title: `เลขพัสดุของ ${order.title} เปลี่ยนแล้ว`,
  body: `เลขที่ ${order.number} ${parcel(order)}`.trim(),
  path: ordersPath,
})

export const undoneNotice = (_state: OrderState, order: OrderFacts): Notice => ({
  topic: 'points',
  kind: 'order.corrected',
  title: `${order.title} ยังไม่ถึงบ้าน`,
  body: `เลขที่ ${order.number} ที่บอกไว้ว่าถึงแล้วนั้นคลาดเคลื่อน ของยังอยู่ระหว่างส่ง ${parcel(order)}`.trim(),
  path: ordersPath,
})

export const claimedNotice = (title: string, claimed: number, usable: number): Notice => ({
  topic: 'points',
  kind: 'mission.claimed',
  title: `ภารกิจสำเร็จ ได้ ${points(claimed)}`,
  body: `${title} ใช้ได้ตอนนี้ ${points(usable)}`,
  path: '/rewards/history',
})

export const expiredNotice = (expired: number, usable: number): Notice => ({
  topic: 'points',
  kind: 'points.expired',
  title: `${points(expired)}หมดอายุแล้ว`,
  body: `ใช้ได้ตอนนี้ ${points(usable)}`,
  path: '/rewards/history',
})

export const expiringNotice = ({ points: n, expires_on }: Lot): Notice => ({
  topic: 'points',
  kind: 'points.expiring',
  title: `${points(n)}ใช้ได้ถึง ${thaiDate(expires_on)}`,
  body: 'แวะดูของที่แลกได้ก่อนวันนั้น',
  path: '/rewards',
})
