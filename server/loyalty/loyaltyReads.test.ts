import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshNumber, newAddress, posted, withItem, withPoints, withShop } from '../testing/catalogue.js'
import { publishedTerms } from '../testing/drawFixtures.js'
import { ownServer } from '../testing/ownServer.js'
import type { Member } from '../testing/testServer.js'

const server = ownServer()
let member: Member
let token: string
beforeAll(async () => {
  await server.store.db.updateTable('items').set({ hidden: true }).execute()
  await server.store.db.updateTable('shops').set({ status: 'hidden' }).execute()
  member = await server.join()
  token = member.access_token
  await withPoints(server.store.db, member.user.id, 150, server.now())
})

const itemOf = (fields: Parameters<typeof withItem>[2] = {}) => withItem(server.store.db, server.now(), fields)
const hide = async (...ids: ReadonlyArray<string>) => {
  await server.store.db.updateTable('items').set({ hidden: true }).where('id', 'in', ids).execute()
}
const rewards = async (bearer?: string) =>
  (await server.call(contract.listRewards, bearer === undefined ? {} : { token: bearer })).answer().data
const page = (item_id: string, bearer?: string) =>
  server.call(contract.readItem, { params: { item_id }, ...(bearer === undefined ? {} : { token: bearer }) })

const drawOf = async (state: 'prepared' | 'open' | 'drawn', fields: Parameters<typeof withItem>[2] = {}) => {
  const id = await itemOf({ type: 'luckydraw', stock_balance: 3, ...fields })
  const bare = { seed: null, commitment: null, committed_at: null, public_source: null, public_date: null }
  const after = { public_value: null, opened_at: null, closed_at: null, list_hash: null, drawn_at: null, note: null }
  await server.store.db
    .insertInto('draws')
    .values({ item_id: id, state, permit_number: '12/2569', prizes: 3, ...bare, ...after })
    .execute()
  return id
}

describe('the list of rewards', () => {
  it('shows every field, to anybody', async () => {
    const category = freshNumber()
    const at = server.now()
    await server.store.db
      .insertInto('item_categories')
      .values({ id: category, title: 'ของใช้ในบ้าน', icon: 'home', status: 'available', ordering: 1, updated_at: at })
      .execute()
    const mycloud = {
      mycloud_sku: 'CP-1',
      mycloud_product_id: 'm1',
      product_ref_id: '1',
      updated_date: at.toISOString(),
    }
    const image = { title: 'ปิ่นโต', url: '/p.svg', type: '400x400', ordering: 1, gallery_id: 'g', product_ref_id: '1' }
    const id = await itemOf({
      category_id: category,
      mycloud_product: JSON.stringify(mycloud),
      images: JSON.stringify([image]),
      is_recommended: true,
      exchange_count: 4,
    })
    const item = (await rewards()).find(({ product_id }) => product_id === id)
    expect(item).toStrictEqual({
      title: 'ปิ่นโตสามชั้น',
      description: 'ปิ่นโตเคลือบสามชั้น สำหรับมื้อกลางวัน',
      point: 100,
      type: 'reward',
      status: 'available',
      is_recommended: 1,
      begin_date: addDays(server.today(), -10),
      expire_date: addDays(server.today(), 60),
      announcement_date: null,
      product_id: id,
      category_ref_id: category,
      stock_balance: 10,
      exchange_count: 4,
      images: [image],
      category: {
        title: 'ของใช้ในบ้าน',
        icon: 'home',
        status: 'available',
        category_id: category,
        updated_date: at.toISOString(),
      },
      mycloud_product: mycloud,
      current_points: 0,
      is_redeemable: false,
      alert_messages: ['เข้าสู่ระบบเพื่อแลก'],
    })
    await hide(id)
  })

  it('has a picture of each of the eight kinds, from the four files that an item has', async () => {
    const files = {
      thumbnail_mobile: '/t.svg',
      '400x400': '/s.svg',
      detail_mobile: '/d.svg',
      homepage_single: '/b.svg',
    }
    const stored = Object.entries(files).map(([type, url]) => ({
      title: 'ปิ่นโต',
      url,
      type,
      ordering: 1,
      gallery_id: url,
      product_ref_id: '1',
    }))
    const id = await itemOf({ images: JSON.stringify(stored) })
    const item = (await rewards()).find(({ product_id }) => product_id === id)
    expect(item?.images.map(({ type, url }) => [type, url])).toEqual([
      ['thumbnail_mobile', '/t.svg'],
      ['thumbnail_desktop', '/t.svg'],
      ['400x400', '/s.svg'],
      ['detail_mobile', '/d.svg'],
      ['detail_desktop', '/d.svg'],
      ['homepage_single', '/b.svg'],
      ['campaign_mobile', '/d.svg'],
      ['campaign_desktop', '/b.svg'],
    ])
    expect((await page(id)).answer().data.item.images).toEqual(item?.images)
    await hide(id)
  })

  it('is as it stands for whoever asks', async () => {
    const [cheap, dear] = [await itemOf({ point: 150 }), await itemOf({ point: 410 })]
    const mine = await rewards(token)
    const of = (id: string) => mine.find(({ product_id }) => product_id === id)
    expect(of(cheap)).toMatchObject({ current_points: 150, is_redeemable: true, alert_messages: [] })
    expect(of(dear)).toMatchObject({ is_redeemable: false, alert_messages: ['ขาดอีก 260\u00A0คะแนน'] })
    await hide(cheap, dear)
  })

  it('has recommended ones first, then by their place; no hidden ones, no draws', async () => {
    const second = await itemOf({ ordering: 2 })
    const first = await itemOf({ ordering: 1 })
    const recommended = await itemOf({ ordering: 9, is_recommended: true })
    const hidden = await itemOf({ hidden: true })
    const draw = await drawOf('open')
    const ids = (await rewards()).map(({ product_id }) => product_id)
    expect(ids).toStrictEqual([recommended, first, second])
    expect(ids).not.toContain(hidden)
    expect(ids).not.toContain(draw)
    await hide(...ids, draw)
  })

  it.each([
    ['available', {}],
    ['sold_out', { stock_balance: 0 }],
    ['scheduled', { begin: 1 }],
    ['ended', { expire: -1 }],
  ])('tells the state in a word: %s', async (status, { begin, expire, ...fields }: Record<string, number>) => {
    const id = await itemOf({
      ...fields,
      ...(begin === undefined ? {} : { begin_date: addDays(server.today(), begin) }),
      ...(expire === undefined ? {} : { expire_date: addDays(server.today(), expire) }),
    })
    expect((await rewards()).find(({ product_id }) => product_id === id)?.status).toBe(status)
    await hide(id)
  })

  it('refuses a bearer that is not good', async () => {
    expect((await server.call(contract.listRewards, { token: 'x'.repeat(43) })).code()).toBe('token_invalid')
  })
})

describe('the list of lucky draws', () => {
  it('has those with a permit, open ones first, with their prizes in place of a stock', async () => {
    const rendered = await drawOf('drawn', { is_recommended: true })
    const open = await drawOf('open', { point: 20 })
    const waiting = await itemOf({ type: 'luckydraw', stock_balance: 7, ordering: 5 })
    await server.store.db.insertInto('draws').values({ item_id: waiting, prizes: 7, permit_number: null }).execute()
    const data = (await server.call(contract.listLuckyDraws, { token })).answer().data
    expect(data.map(({ product_id }) => product_id)).toStrictEqual([open, rendered])
    expect(data.map(({ status }) => status)).toStrictEqual(['available', 'ended'])
    expect(data.map(({ is_redeemable }) => is_redeemable)).toStrictEqual([true, false])
    expect(data.map(({ stock_balance }) => stock_balance)).toStrictEqual([3, 3])
    // A draw without permit and terms is shown to nobody, also by its URL.
    for (const bearer of [undefined, token]) expect((await page(waiting, bearer)).code()).toBe('not_found')
    const draws = server.store.db.updateTable('draws').where('item_id', '=', waiting)
    await draws.set({ permit_number: '9/2569' }).execute()
    expect((await page(waiting)).code()).toBe('not_found')
    await draws.set({ terms: JSON.stringify(publishedTerms(server.today())) }).execute()
    expect((await page(waiting)).answer().data.draw).toMatchObject({ state: 'prepared', permit_number: '9/2569' })
    await hide(open, rendered, waiting)
  })
})

describe("an item's page", () => {
  it('has its conditions, the limit, and how many the reader has', async () => {
    const someone = await server.join()
    await withPoints(server.store.db, someone.user.id, 500, server.now())
    const id = await itemOf({ member_limit: 3, conditions: JSON.stringify(['ข้อหนึ่ง', 'ข้อสอง']) })
    const body = { quantity: 2, address: newAddress }
    const params = { item_id: id }
    ;(await server.call(contract.redeem, { token: someone.access_token, params, body })).answer()
    const { data } = (await page(id, someone.access_token)).answer()
    expect(data).toMatchObject({
      item: { product_id: id, current_points: 300, exchange_count: 2 },
      conditions: ['ข้อหนึ่ง', 'ข้อสอง'],
      member_limit: 3,
      redeemed: 2,
      draw: null,
    })
    expect((await page(id)).answer().data).toMatchObject({ redeemed: 0, item: { current_points: 0 } })
    await hide(id)
    expect((await page(id, someone.access_token)).answer().data.item.status).toBe('hidden')
    expect((await page(id, token)).code()).toBe('not_found')
    expect((await page(id)).code()).toBe('not_found')
  })

  it('of a draw has what is published of it', async () => {
    const id = await drawOf('open')
    const { data } = (await page(id)).answer()
    expect(data).toMatchObject({
      item: { type: 'luckydraw' },
      draw: { state: 'open', permit_number: '12/2569', prizes: 3, my_tickets: 0, my_code: null, winners: [] },
    })
    await hide(id)
  })

  it('that is not there is not found', async () => {
    expect((await page('999999999')).code()).toBe('not_found')
    expect((await page('0')).code()).toBe('not_found')
  })
})

describe('shops', () => {
  it('are listed in their order, without hidden ones', async () => {
    const { db } = server.store
    const at = server.now()
    const second = await withShop(db, at, { title: 'Makro', ordering: 2, ex_bill_img: '/pictures/makro.svg' })
    const first = await withShop(db, at, { title: '7-Eleven', ordering: 1 })
    await withShop(db, at, { status: 'hidden' })
    const { data } = (await server.call(contract.listShops)).answer()
    expect(data).toStrictEqual([
      { title: '7-Eleven', ex_bill_img: null, status: 'available', shop_id: first, updated_date: at.toISOString() },
      {
        title: 'Makro',
        ex_bill_img: '/pictures/makro.svg',
        status: 'available',
        shop_id: second,
        updated_date: at.toISOString(),
      },
    ])
  })
})

describe('points', () => {
  const bill = async (someone: string, state: 'reviewing' | 'approved', amount_satang: number) => {
    const shop_id = await withShop(server.store.db, server.now(), { title: 'Big C' })
    const id = randomUUID()
    const decided = { decided_at: null, decided_on: null, decided_by: null }
    await server.store.db
      .insertInto('bills')
      .values({
        id,
        member_id: someone,
        shop_id,
        date: server.today(),
        amount_satang,
        receipt_number: id,
        receipt: id,
        state,
        reason: null,
        appeal_words: null,
        forecast: 1,
        flags: '[]',
        sent_at: server.now(),
        sent_on: server.today(),
        ...decided,
      })
      .execute()
    return id
  }

  it('are usable, held, pending and about to expire', async () => {
    const someone = await server.join()
    await withPoints(server.store.db, someone.user.id, 120, server.now())
    // 45.9 and 1.9 points: each bill is rounded by itself.
    await bill(someone.user.id, 'reviewing', 45_900)
    await bill(someone.user.id, 'reviewing', 1_900)
    await bill(someone.user.id, 'approved', 99_000)
    await bill(member.user.id, 'reviewing', 70_000)
    const { data } = (await server.call(contract.readPoints, { token: someone.access_token })).answer()
    expect(data).toMatchObject({ usable: 120, held: 0, pending: 46, next_expiry: { points: 120 } })
  })

  it('have a ledger, each line with a name for what it was about', async () => {
    const someone = await server.join()
    const id = someone.user.id
    const { db } = server.store
    const [approved, legacy] = [await bill(id, 'approved', 500_000), randomUUID()]
    await posted(db, id, { _tag: 'Earn', kind: 'bill', points: 500, reference_id: approved }, server.now())
    await posted(db, id, { _tag: 'Earn', kind: 'moved', points: 40, reference_id: legacy }, server.now())
    await posted(db, id, { _tag: 'Adjust', points: -10, reason: 'นับผิด', reference_id: null }, server.now())
    const item = await itemOf({ title: 'ร่มพับ' })
    const params = { item_id: item }
    const bearer = { token: someone.access_token }
    const order = (
      await server.call(contract.redeem, { ...bearer, params, body: { quantity: 1, address: newAddress } })
    ).answer().data
    await server.call(contract.cancelOrder, { ...bearer, params: { id: order.id } })
    await hide(item)
    const { data } = (await server.call(contract.listLedger, bearer)).answer()
    expect(data.next).toBeNull()
    expect(data.lines.map(({ at: _, ...line }) => line)).toStrictEqual([
      {
        seq: 5,
        kind: 'returned',
        points: 100,
        held_points: -100,
        balance: 530,
        reference_id: order.id,
        title: 'ร่มพับ',
        reason: null,
      },
      {
        seq: 4,
        kind: 'held',
        points: -100,
        held_points: 100,
        balance: 430,
        reference_id: order.id,
        title: 'ร่มพับ',
        reason: null,
      },
      {
        seq: 3,
        kind: 'adjusted',
        points: -10,
        held_points: 0,
        balance: 530,
        reference_id: null,
        title: null,
        reason: 'นับผิด',
      },
      {
        seq: 2,
        kind: 'moved',
        points: 40,
        held_points: 0,
        balance: 540,
        reference_id: null,
        title: null,
        reason: null,
      },
      {
        seq: 1,
        kind: 'bill',
        points: 500,
        held_points: 0,
        balance: 500,
        reference_id: approved,
        title: 'Big C',
        reason: null,
      },
    ])
  })

  it('come in pages of 50 that join without a gap', async () => {
    const someone = await server.join()
    for (let each = 0; each < 101; each += 1) await withPoints(server.store.db, someone.user.id, 1, server.now())
    const seqs: number[] = []
    let query = ''
    for (let pages = 0; pages < 3; pages += 1) {
      const response = await fetch(`${server.url}/th/points/ledger/${query}`, {
        headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${someone.access_token}` },
      })
      const { data } = (await response.json()) as { data: { lines: { seq: number }[]; next: number | null } }
      seqs.push(...data.lines.map(({ seq }) => seq))
      query = `?before=${data.next}`
      expect([50, 1]).toContain(data.lines.length)
      if (pages === 2) expect(data.next).toBeNull()
    }
    expect(seqs).toStrictEqual(Array.from({ length: 101 }, (_, at) => 101 - at))
  })

  it('want a place in the ledger that can be one', async () => {
    const response = await fetch(`${server.url}/th/points/ledger/?before=0`, {
      headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}` },
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'invalid_input' }])
  })
})
