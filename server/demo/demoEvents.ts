import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { addDays, addMonths, endOfMonth, type IsoDate } from '@careplus/core/calendar'
import type { PostalAddress } from '@careplus/core/ports'
import { decideBillAs } from '../loyalty/bills/decideBill.js'
import { sendBill } from '../loyalty/bills/sendBill.js'
import { post } from '../loyalty/points/pointAccounts.js'
import { moveOrder } from '../loyalty/orders/orders.js'
import { redeem } from '../loyalty/orders/redeem.js'
import { claimMission, markMission } from '../loyalty/missions/claimMission.js'
import type { Tx } from '../platform/store/store.js'
import { at, type PicturedBill } from './demoBills.js'

const staff = { actor: 'staff:demo' } as const

export const home: PostalAddress = {
  recipient: 'มะลิ ใจดี',
  phone: '0812345678',
  house: '99/7 บ้านสวนมะลิ',
  moo: '4',
  soi: '',
  road: 'พหลโยธิน',
  subdistrict: 'คลองหนึ่ง',
  district: 'คลองหลวง',
  province: 'ปทุมธานี',
  postcode: '12120',
}

export interface DemoEvent {
  readonly at: Date
  readonly run: (tx: Tx) => Promise<unknown>
}

export const fromEarlierSite = (member: string, email: string, phone: string, moved: Date): DemoEvent => ({
  at: moved,
  run: async (tx) => {
    const id = randomUUID()
    const nothing = { proof_hash: null, proof_expires_at: null, name: null }
    await tx
      .insertInto('legacy_accounts')
      .values({ id, email, phone, points: 470, imported_at: moved, claimed_by: member, claimed_at: moved, ...nothing })
      .execute()
    await post(tx, member, { _tag: 'Earn', kind: 'moved', points: 470, reference_id: id }, moved)
  },
})

export const sentBill = (
  member: string,
  { stored, shop, day, decision, ...typed }: PicturedBill,
): ReadonlyArray<DemoEvent> => {
  let id: string | null = null
  const decided: DemoEvent = {
    at: at(addDays(day, 1), 8),
    run: async (tx) => {
      if (id !== null && decision !== null) await decideBillAs(tx, id, decision, staff, at(addDays(day, 1), 8))
    },
  }
  const sent: DemoEvent = {
    at: at(day, 18),
    run: async (tx) => {
      const { amount_satang, receipt_number } = typed
      const bill = { shop_id: shop, date: day, amount_satang, receipt_number }
      const result = await sendBill(tx, { member, bill, files: [stored] }, at(day, 18))
      id = E.isRight(result) ? result.right.id : null
    },
  }
  return [sent, decided]
}

export const ordered = (member: string, item: string, day: IsoDate, sendsOff: boolean): ReadonlyArray<DemoEvent> => {
  let id: string | null = null
  const steps = sendsOff ? (['prepare', 'ship', 'deliver'] as const) : []
  const parcel = { carrier: 'ไปรษณีย์ไทย', tracking_number: 'EX123456785TH' }
  return [
    {
      at: at(day, 20),
      run: async (tx) => {
        const order = await redeem(tx, { member, item, quantity: 1, address: home }, at(day, 20))
        id = E.isRight(order) ? order.right.id : null
      },
    },
    ...steps.map((command): DemoEvent => {
      const done = at(addDays(day, { prepare: 1, ship: 2, deliver: 6 }[command]), 11)
      return {
        at: done,
        run: async (tx) => {
          if (id !== null) await moveOrder(tx, id, command, { ...staff, ...(command === 'ship' ? parcel : {}) }, done)
        },
      }
    }),
  ]
}

const dayTask = (tx: Tx, month: string) =>
  tx
    .selectFrom('mission_tasks')
    .select(['id', 'target'])
    .where('month', '=', month)
    .where('way', '=', 'day')
    .orderBy('ordering')
    .executeTakeFirst()

const monthOf = (day: IsoDate): string => day.slice(0, 7)

export const missions = (member: string, today: IsoDate): ReadonlyArray<DemoEvent> => {
  const lastMonth = endOfMonth(addMonths(today, -1))
  const claimed = at(addDays(lastMonth, -2), 21)
  return [
    {
      at: claimed,
      run: async (tx) => {
        const task = await dayTask(tx, monthOf(lastMonth))
        if (task === undefined) return
        for (let turn = 0; turn < task.target; turn += 1) {
          const day = addDays(lastMonth, -3 - 2 * turn)
          await markMission(tx, member, task.id, { day, done: true }, at(day, 19))
        }
        await claimMission(tx, member, task.id, claimed)
      },
    },
    ...[6, 4, 2].map((ago): DemoEvent => {
      const day = addDays(today, -ago)
      return {
        at: at(day, 19),
        run: async (tx) => {
          const task = monthOf(day) === monthOf(today) ? await dayTask(tx, monthOf(day)) : undefined
          if (task !== undefined) await markMission(tx, member, task.id, { day, done: true }, at(day, 19))
        },
      }
    }),
  ]
}
