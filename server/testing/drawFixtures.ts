import { randomInt, randomUUID } from 'node:crypto'
import { addDays, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { DrawMethod, DrawTerms as DrawFileTerms } from '@careplus/core/loyalty'
import * as E from 'fp-ts/Either'
import { namePublicValue, openDraw, prepareDraw } from '../loyalty/draws/drawSteps.js'
import type { Db } from '../platform/store/store.js'
import { withPoints } from './catalogue.js'

export const staff = { actor: 'staff:mali' } as const

export interface DrawTerms {
  readonly point?: number
  readonly member_limit?: number | null
  readonly hidden?: boolean
  /** Days from today. */
  readonly begins?: number
  readonly ends?: number
  readonly method?: DrawMethod
}

export const publishedTerms = (draw_date: IsoDate, method: DrawMethod = 'computed'): DrawFileTerms => ({
  permit_date: addDays(draw_date, -60),
  permit_authority: 'กรมการปกครอง',
  draw_date,
  draw_time: '00:00',
  draw_place: 'สำนักงานเขต',
  announced_in: 'หน้านี้และข่าวถึงคุณ',
  unclaimed: 'มอบให้ผู้มีรายชื่อสำรองตามลำดับ',
  not_allowed: 'พนักงานของผู้จัดและครอบครัว',
  method,
})

export const newDraw = async (db: Db, now: Date, terms: DrawTerms = {}): Promise<string> => {
  const { point = 30, member_limit = 5, hidden = false, begins = 0, ends = 10, method = 'computed' } = terms
  const today = todayInBangkok(now.getTime())
  const id = String(randomInt(1e8, 9e8))
  await db
    .insertInto('items')
    .values({
      id,
      type: 'luckydraw',
      title: 'จักรยานขาไถ 2 คัน',
      description: 'ล้อยาง ปรับเบาะได้',
      conditions: '[]',
      point,
      is_recommended: false,
      begin_date: addDays(today, begins),
      expire_date: addDays(today, ends),
      announcement_date: null,
      category_id: null,
      stocked: 2,
      stock_balance: 2,
      member_limit,
      hidden,
      images: '[]',
      mycloud_product: null,
      ordering: 1,
      updated_at: now,
    })
    .execute()
  const publishedJson = JSON.stringify(publishedTerms(addDays(today, ends + 2), method))
  await db
    .insertInto('draws')
    .values({ item_id: id, prizes: 2, public_digits: 6, prize_baht: 1290, terms: publishedJson })
    .execute()
  return id
}

export const publicSource = 'สลากกินแบ่งรัฐบาล รางวัลที่ 1'

export const readyDraw = async (db: Db, now: Date, terms: DrawTerms = {}): Promise<string> => {
  const id = await newDraw(db, now, terms)
  const date = addDays(todayInBangkok(now.getTime()), (terms.ends ?? 10) + 2)
  done(await prepareDraw(db, id, { permit_number: '1234/2569', prizes: 2 }, staff, now))
  done(await namePublicValue(db, id, { source: publicSource, date, digits: 6 }, staff, now))
  return id
}

export const done = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}

export const runningDraw = async (db: Db, now: Date, terms: DrawTerms = {}): Promise<string> => {
  const id = await readyDraw(db, now, terms)
  done(await openDraw(db, id, staff, now))
  return id
}

export const earn = withPoints

export const someMember = async (db: Db, now: Date, points: number): Promise<string> => {
  const id = randomUUID()
  await db
    .insertInto('members')
    .values({ id, email: null, name: 'มะลิ ใจดี', birthday: null, adult_confirmed_at: now, created_at: now })
    .execute()
  await earn(db, id, points, now)
  return id
}
