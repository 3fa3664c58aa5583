import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import type { PublishedNotice } from '@careplus/core/internal/publications'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { notifyMember, type Notice } from '../../platform/notices/notifyMember.js'
import { runJobs } from '../../testing/backgroundWork.js'

const server = ownServer()
let member: Member
let token: string
beforeEach(async () => {
  member = await server.join()
  token = member.access_token
})
afterEach(async () => {
  await server.store.db.deleteFrom('publications').where('kind', '=', 'notice').execute()
})

const bill: Notice = {
  topic: 'points',
  kind: 'bill.approved',
  title: 'ใบเสร็จผ่านแล้ว',
  body: 'ได้ 45 คะแนน',
  path: '/rewards/history',
}

let minutes = 0
const report = async (notice: Partial<Notice> = {}, to = member): Promise<void> => {
  minutes += 1
  const at = new Date(server.clock.now() + minutes * 60_000)
  await server.store.db.transaction().execute((tx) => notifyMember(tx, to.user.id, { ...bill, ...notice }, at))
}

let published = 0
const publish = async (notice: Partial<PublishedNotice> = {}): Promise<string> => {
  published += 1
  const id = `00000000-0000-4000-8000-${String(published).padStart(12, '0')}`
  const page: PublishedNotice = {
    id,
    topic: 'news',
    title: 'ข่าวของทุกบ้าน',
    summary: 'อ่านสั้น ๆ',
    published_on: server.today(),
    layout: 'campaign',
    campaign_id: '1',
    action: { label: 'ดูรายละเอียด', path: '/campaign/1' },
    blocks: [{ kind: 'paragraph', spans: [{ text: 'เนื้อความ', strong: false }] }],
    ...notice,
  }
  const text = JSON.stringify(page)
  const searched = { title: '', words: '' }
  const row = { id: `notice:${id}`, kind: 'notice', key: id, card: text, page: text, ordering: published } as const
  await server.store.db
    .insertInto('publications')
    .values({ ...row, ...searched, status: 'available', updated_at: new Date() })
    .execute()
  return id
}

const list = async (query = '', bearer = token) => {
  const endpoint = { ...contract.listNotices, path: `${contract.listNotices.path}${query}` }
  return (await server.call(endpoint, { token: bearer })).answer().data
}
const kinds = async (query = '') => (await list(query)).items.map(({ kind }) => kind)
const unread = async () => (await list()).unread
const newest = async () => (await list()).items[0]?.id ?? ''
const open = (id: string, bearer = token) => server.call(contract.readNotice, { token: bearer, params: { id } })
const read = (id: string, bearer = token) => server.call(contract.markNoticeRead, { token: bearer, params: { id } })
const readAll = async () => (await server.call(contract.markAllNoticesRead, { token })).answer().data.unread
const mute = async (...topics: ReadonlyArray<string>) =>
  (await server.call(contract.changeNoticeMutes, { token, body: { topics } })).answer().data.unread

describe('the list', () => {
  it("holds the member's own and those to everybody, newest first, and nobody else's", async () => {
    expect(await list()).toEqual({ total: 0, items: [], next: null, unread: 0, mutes: [] })
    const id = await publish()
    await report({ kind: 'order.shipped' })
    await report()
    await report({ kind: 'account.other' }, await server.join())
    const { items, total } = await list()
    expect(items.map(({ kind }) => kind)).toEqual(['bill.approved', 'order.shipped', 'published'])
    expect(total).toBe(3)
    expect(items[0]).toMatchObject({
      topic: 'points',
      title: bill.title,
      text: bill.body,
      path: bill.path,
      read: false,
    })
    expect(items[2]).toEqual({
      id,
      topic: 'news',
      kind: 'published',
      title: 'ข่าวของทุกบ้าน',
      text: 'อ่านสั้น ๆ',
      path: `/n/${id}`,
      at: new Date(startOfBangkokDay(server.today())).toISOString(),
      read: false,
    })
  })

  it('counts as read what was out before the member joined, and leaves out what is not out, or no longer', async () => {
    const before = await publish({ published_on: addDays(server.today(), -1) })
    const later = await publish({ published_on: addDays(server.today(), 1) })
    const hidden = await publish()
    await server.store.db.updateTable('publications').set({ status: 'hidden' }).where('key', '=', hidden).execute()
    const { items, unread: left } = await list()
    expect([items.map(({ id, read: done }) => [id, done]), left]).toEqual([[[before, true]], 0])
    for (const id of [later, hidden]) {
      expect((await open(id)).code()).toBe('not_found')
      expect((await read(id)).code()).toBe('not_found')
    }
  })

  it('comes in parts, every one once', async () => {
    for (let each = 0; each < 30; each += 1) await report({ kind: `n.${each}` })
    const first = await list()
    expect([first.items.length, first.total, first.next, first.unread]).toEqual([24, 30, 24, 30])
    const rest = await list(`?from=${first.next}`)
    expect([rest.items.length, rest.next]).toEqual([6, null])
    const all = [...first.items, ...rest.items].map(({ kind }) => kind)
    expect(all).toEqual(Array.from({ length: 30 }, (_, each) => `n.${29 - each}`))
    expect(await list('?from=400')).toMatchObject({ total: 30, items: [], next: null })
  })

  it('is of one topic, of what is unread, or of both', async () => {
    await report()
    await report({ topic: 'growth', kind: 'growth.due' })
    await publish()
    await read(await newest())
    expect(await kinds('?topic=growth')).toEqual(['growth.due'])
    expect(await kinds('?topic=news')).toEqual(['published'])
    expect(await kinds('?unread=1')).toEqual(['bill.approved', 'published'])
    expect(await list('?unread=1&topic=points')).toMatchObject({ total: 1, unread: 2 })
  })

  it.each(['?topic=orders', '?unread=0', '?from=-1', '?from=x'])('refuses %s', async (query) => {
    const endpoint = { ...contract.listNotices, path: `${contract.listNotices.path}${query}` }
    expect((await server.call(endpoint, { token })).code()).toBe('invalid_input')
  })
})

describe('a notice', () => {
  it('to everybody is read whole, with its campaign', async () => {
    const id = await publish()
    expect((await open(id)).answer().data).toMatchObject({
      notice: { id, title: 'ข่าวของทุกบ้าน', read: false },
      layout: 'campaign',
      campaign_id: '1',
      action: { path: '/campaign/1' },
      blocks: [{ kind: 'paragraph' }],
    })
  })

  it("of the member's own is its words, and another member's is nobody's", async () => {
    await report()
    const id = await newest()
    expect((await open(id)).answer().data).toMatchObject({
      notice: { id, path: bill.path },
      campaign_id: null,
      action: null,
      blocks: [{ kind: 'paragraph', spans: [{ text: bill.body, strong: false }] }],
    })
    const { access_token: stranger } = await server.join()
    for (const each of [open, read]) expect((await each(id, stranger)).code()).toBe('not_found')
    expect(await unread()).toBe(1)
  })

  it('is read once, and only by whoever read it', async () => {
    const other = await server.join()
    const id = await publish()
    await report()
    const own = await newest()
    expect((await read(id)).answer().data).toEqual({ unread: 1 })
    expect((await read(id)).answer().data).toEqual({ unread: 1 })
    expect((await read(own)).answer().data).toEqual({ unread: 0 })
    const { read_at } = await server.store.db
      .selectFrom('notices')
      .select('read_at')
      .where('id', '=', own)
      .executeTakeFirstOrThrow()
    server.clock.advance(60)
    await read(own)
    const second = server.store.db.selectFrom('notices').select('read_at').where('id', '=', own)
    expect(await second.executeTakeFirst()).toEqual({ read_at })
    expect(await list('', other.access_token)).toMatchObject({ unread: 1, items: [{ id, read: false }] })
    expect((await read(randomUUID())).code()).toBe('not_found')
  })
})

describe('topics', () => {
  it('that are muted are in neither the list nor the count, and come back as they were', async () => {
    await publish()
    await report()
    await report({ topic: 'account', kind: 'request.answered' })
    expect(await mute('news', 'points', 'news')).toBe(1)
    expect(await list()).toMatchObject({ total: 1, unread: 1, mutes: ['news', 'points'] })
    expect(await kinds('?topic=news')).toEqual([])
    expect(await readAll()).toBe(0)
    expect(await mute('points')).toBe(1)
    expect(await kinds('?unread=1')).toEqual(['published'])
    expect(await mute()).toBe(2)
    expect(await readAll()).toBe(0)
    expect((await list()).items.every((each) => each.read)).toBe(true)
  })

  it.each(['account', 'orders', ''])('%j cannot be muted', async (topic) => {
    const reply = await server.call(contract.changeNoticeMutes, { token, body: { topics: [topic] } })
    expect(reply.code()).toBe('invalid_input')
    expect((await list()).mutes).toEqual([])
  })

  it("are each member's own", async () => {
    await publish()
    const other = await server.join()
    await mute('news')
    expect(await list('', other.access_token)).toMatchObject({ total: 1, mutes: [] })
  })
})

it('nothing is left of a member who is erased', async () => {
  await report()
  await read(await publish())
  await mute('growth')
  const { db } = server.store
  const stored = () =>
    Promise.all(
      (['notices', 'notice_reads', 'notice_mutes'] as const).map(async (table) => {
        const rows = await db.selectFrom(table).select('member_id').where('member_id', '=', member.user.id).execute()
        return rows.length
      }),
    )
  expect(await stored()).toEqual([1, 1, 1])
  ;(await server.call(contract.askDeletion, { token })).answer()
  server.clock.advance(7 * 86_400 + 60)
  await runJobs(db, server.now())
  expect(await stored()).toEqual([0, 0, 0])
})
