import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { contract } from '@careplus/adapters/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { phoneIssuer } from '../account/exports/members.js'
import type { Db } from '../platform/store/store.js'
import { freshNumber, newAddress, withItem, withPoints, withShop } from './catalogue.js'
import type { Member, TestServer } from './testServer.js'
import type { Insertable } from 'kysely'
import { missionMonth, type BillState } from '@careplus/core/loyalty'
import type { Schema } from '../platform/store/schema.js'

export const withOpenDraw = async (db: Db, now: Date): Promise<string> => {
  const item_id = await withItem(db, now, { type: 'luckydraw', title: 'จักรยานทรงตัว', point: 20, stock_balance: 2 })
  const bare = { seed: null, commitment: null, committed_at: null, public_source: null, public_date: null }
  const after = { public_value: null, opened_at: now, closed_at: null, list_hash: null, drawn_at: null, note: null }
  await db
    .insertInto('draws')
    .values({ item_id, state: 'open', permit_number: '12/2569', prizes: 2, ...bare, ...after })
    .execute()
  return item_id
}

export const withProvedPhone = async (
  db: Db,
  now: Date,
  member: { readonly user: { readonly id: string } },
): Promise<string> => {
  const subject = `08${randomInt(10 ** 7, 10 ** 8)}`
  await db
    .insertInto('identities')
    .values({ issuer: phoneIssuer, subject, member_id: member.user.id, verified_at: now })
    .execute()
  return subject
}

export const withBillIn = async (db: Db, now: Date, member: Member, state: BillState): Promise<void> => {
  const receipt = randomUUID()
  const today = todayInBangkok(now.getTime())
  const decided = state === 'reviewing' ? null : now
  await db
    .insertInto('bills')
    .values({
      id: randomUUID(),
      member_id: member.user.id,
      shop_id: await withShop(db, now),
      date: today,
      amount_satang: 10_000,
      receipt_number: receipt,
      receipt,
      state,
      reason: state === 'rejected' ? 'unreadable' : null,
      appeal_words: null,
      forecast: 10,
      flags: JSON.stringify([]),
      sent_at: now,
      sent_on: today,
      decided_at: decided,
      decided_on: decided === null ? null : today,
      decided_by: decided === null ? null : 'staff:test',
    })
    .execute()
}

export const withTask = async (
  db: Db,
  now: Date,
  fields: Partial<Insertable<Schema['mission_tasks']>> = {},
): Promise<string> => {
  const id = freshNumber()
  const { month = missionMonth(todayInBangkok(now.getTime())) } = fields
  await db
    .insertInto('mission_months')
    .values({ month, title: 'เดือนนี้ของบ้านเรา', updated_at: now })
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .insertInto('mission_tasks')
    .values({
      id,
      ordering: randomInt(1000, 10 ** 9),
      title: 'เดินเร็วด้วยกัน',
      description: 'วันละ 30 นาที',
      unit: 'วัน',
      points: 5,
      target: 1,
      way: 'day',
      path: null,
      ...fields,
      month,
    })
    .execute()
  return id
}

export const freshPicture = async (): Promise<{ readonly mediaType: string; readonly bytes: Uint8Array }> => {
  const raw = { width: 32, height: 32, channels: 3 } as const
  return {
    mediaType: 'image/png',
    bytes: await sharp(randomBytes(32 * 32 * 3), { raw })
      .png()
      .toBuffer(),
  }
}

export const withLoyalty = async (
  server: TestServer,
  member: Member,
): Promise<Readonly<Record<'item' | 'order' | 'draw' | 'task' | 'address' | 'bill' | 'picture', string>>> => {
  const { access_token: token, user } = member
  const { db } = server.store
  const now = server.now()
  await withPoints(db, user.id, 1000, now)
  const reward = { item_id: await withItem(db, now) }
  const body = { quantity: 1, address: newAddress }
  const order = (await server.call(contract.redeem, { token, params: reward, body })).answer().data
  const draw = { item_id: await withOpenDraw(db, now) }
  ;(await server.call(contract.enterDraw, { token, params: draw, body: { tickets: 3 } })).answer()
  const task = { task_id: await withTask(db, now) }
  const day = { day: todayInBangkok(now.getTime()), done: true }
  ;(await server.call(contract.markMission, { token, params: task, body: day })).answer()
  const phone = await withProvedPhone(db, now, member)
  ;(await server.call(contract.claimMission, { token, params: task })).answer()
  // Members of these tests have no phone.
  await db.deleteFrom('identities').where('subject', '=', phone).execute()
  const saved = { ...newAddress, is_default: true }
  const address = (await server.call(contract.addAddress, { token, body: saved })).answer().data
  const json = { shop_id: await withShop(db, now), date: day.day, amount_satang: 45_900, receipt_number: 'R-1' }
  const bill = (await server.call(contract.sendBill, { token, body: { json, files: [await freshPicture()] } })).answer()
    .data
  return {
    item: reward.item_id,
    order: order.id,
    draw: draw.item_id,
    task: task.task_id,
    address: address.id,
    bill: bill.id,
    picture: bill.pictures[0] ?? '',
  }
}
