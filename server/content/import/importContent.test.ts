import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prepareDraw } from '../../loyalty/draws/drawSteps.js'
import { storeOn, type Db, type Store } from '../../platform/store/store.js'
import { contentCopy } from '../../testing/contentFixtures.js'
import { done } from '../../testing/drawFixtures.js'
import { testDatabaseUrl, testPlace, type TestPlace } from '../../testing/testStore.js'
import { contentAtStart } from './importAtStart.js'
import { faultLine } from './contentFaults.js'
import { importContent } from './importContent.js'

const now = new Date('2026-11-22T03:00:00Z')
const later = new Date('2026-11-25T03:00:00Z')

let place: TestPlace
let store: Store
let db: Db
const copy = contentCopy()

beforeAll(async () => {
  place = await testPlace()
  store = await storeOn(await place.open(), now)
  db = store.db
})
afterEach(async () => {
  copy.restore()
  await sql`truncate items, draws, shops, products, item_categories, mission_months, publications, settings
    cascade`.execute(db)
})
afterAll(async () => {
  await store.close()
  await place.remove()
  copy.remove()
})

const bring = (at = now) => importContent(db, copy.read(), at)
const faultsOf = async () => {
  const imported = await bring(later)
  return E.isLeft(imported) ? imported.left.map(faultLine) : []
}
const all = async () => ({
  shops: await db.selectFrom('shops').selectAll().orderBy('id').execute(),
  products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
  categories: await db.selectFrom('item_categories').selectAll().orderBy('id').execute(),
  items: await db.selectFrom('items').selectAll().orderBy('id').execute(),
  draws: await db.selectFrom('draws').selectAll().orderBy('item_id').execute(),
  months: await db.selectFrom('mission_months').selectAll().orderBy('month').execute(),
  tasks: await db.selectFrom('mission_tasks').selectAll().orderBy('id').execute(),
  publications: await db.selectFrom('publications').selectAll().orderBy('ordering').execute(),
})
const item = (id: string) => db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const publication = (id: string) =>
  db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an import', () => {
  it('brings everything, draws in state prepared, and writes down what it let be offered', async () => {
    expect(await bring()).toEqual(E.right({ changed: true }))
    const { items, draws, shops, products, tasks, publications } = await all()
    expect([shops.length, products.length, tasks.length]).toEqual([5, 24, 12])
    const kinds = ['article', 'product', 'shelves', 'campaign', 'notice', 'page']
    expect(publications.map(({ ordering }) => ordering)).toEqual(publications.map((_, index) => index + 1))
    expect(kinds.map((kind) => publications.filter((each) => each.kind === kind).length)).toEqual([34, 24, 1, 3, 8, 17])
    expect(items.map(({ type }) => type)).toEqual([
      ...Array<string>(12).fill('reward'),
      ...Array<string>(3).fill('luckydraw'),
    ])
    expect(draws).toMatchObject([
      { item_id: '201', state: 'prepared', prizes: 5, permit_number: '1234/2569 (ตัวอย่าง)', seed: null },
      { item_id: '202', state: 'prepared', prizes: 10, permit_number: null },
      { item_id: '203', state: 'prepared', prizes: 8 },
    ])
    expect(await item('101')).toMatchObject({
      title: 'ปิ่นโตสเตนเลส 3 ชั้น',
      point: 900,
      begin_date: '2026-10-01',
      expire_date: '2028-12-31',
      stocked: 60,
      stock_balance: 60,
      exchange_count: 0,
      member_limit: 1,
      category_id: '2',
      hidden: false,
      mycloud_product: { mycloud_sku: 'CP-PINTO-3', product_ref_id: '101' },
    })
    const audited = await db.selectFrom('audit').select(['actor', 'action', 'subject']).execute()
    expect(audited.filter(({ action }) => action === 'content.imported')).toHaveLength(1)
    expect(audited).toContainEqual({ actor: 'server', action: 'milk-code.passed', subject: 'reward item:101 adult' })
  })

  it('done twice changes nothing; a row that is as it was keeps its day', async () => {
    await bring()
    const before = await all()
    expect(await bring(later)).toEqual(E.right({ changed: false }))
    expect(await all()).toEqual(before)
    copy.change('rewards/101-pinto.md', 'point: 900', 'point: 950')
    expect(await bring(later)).toEqual(E.right({ changed: true }))
    const after = await all()
    const changed = { ...(await item('101')), point: 900, updated_at: now }
    expect(await item('101')).toMatchObject({ point: 950, updated_at: later })
    expect({ ...after, items: after.items.map((each) => (each.id === '101' ? changed : each)) }).toEqual(before)
  })

  it('done by two at once is done by one', async () => {
    // The embedded store has one connection, which the two share.
    const other = testDatabaseUrl === null ? store : await storeOn(await place.open(), now)
    const content = copy.read()
    const both = await Promise.all([importContent(db, content, now), importContent(other.db, content, now)])
    expect(both.map((each) => E.isRight(each) && each.right.changed).sort()).toEqual([false, true])
    if (other !== store) await other.close()
  })
})

describe('what lives in the store', () => {
  const take = (id: string, pieces: number) =>
    db
      .updateTable('items')
      .set((eb) => ({ stock_balance: eb('stock_balance', '-', pieces), exchange_count: pieces }))
      .where('id', '=', id)
      .execute()

  it('stays: stock grows by what is put in, and shrinks no further than what is left', async () => {
    await bring()
    await take('101', 20)
    copy.change('rewards/101-pinto.md', 'stocked: 60', 'stocked: 90')
    await bring(later)
    expect(await item('101')).toMatchObject({ stocked: 90, stock_balance: 70, exchange_count: 20 })
    copy.change('rewards/101-pinto.md', 'stocked: 90', 'stocked: 20')
    await bring(later)
    expect(await item('101')).toMatchObject({ stocked: 20, stock_balance: 0, exchange_count: 20 })
    copy.change('rewards/101-pinto.md', 'stocked: 20', 'stocked: 19')
    copy.change('rewards/102-book.md', 'point: 450', 'point: 400')
    expect(await faultsOf()).toEqual([
      'rewards/101-pinto.md:10: stocked must be 20 or more, the number already ordered',
    ])
    expect([(await item('101')).stocked, (await item('102')).point]).toEqual([20, 450])
  })

  it('is never deleted: what vanishes is hidden, and shown again when it is back', async () => {
    await bring()
    await take('102', 3)
    copy.drop('rewards/102-book.md')
    copy.change('shops.json', /,\s*\{[^{]*Big C[^}]*\}/, '')
    copy.change('products.json', /(?<="shops": \[[^\]]*)("5", |, "5"|"5")/g, '')
    copy.change('products.json', /,\s*\{\s*"id": "24"[\s\S]*\}(?=\s*\])/, '')
    await bring(later)
    expect(await item('102')).toMatchObject({ hidden: true, exchange_count: 3, stock_balance: 37, updated_at: later })
    const { shops, products } = await all()
    expect([shops.length, products.length]).toEqual([5, 24])
    expect(shops.filter(({ status }) => status === 'hidden').map(({ title }) => title)).toEqual(['Big C'])
    expect(products.filter(({ status }) => status === 'hidden').map(({ id }) => id)).toEqual(['24'])
    copy.restore()
    await bring(later)
    expect(await item('102')).toMatchObject({ hidden: false, exchange_count: 3, stock_balance: 37 })
  })

  it('a page that vanishes is hidden, and shown again when it is back; one that changes has the day of it', async () => {
    await bring()
    const before = (await all()).publications
    copy.drop('notices/1-growth-by-calendar.md')
    copy.change('articles/9-less-sugar.md', 'title: ลดหวาน', 'title: ลดความหวาน')
    expect(await bring(later)).toEqual(E.right({ changed: true }))
    const { publications } = await all()
    expect(publications.filter(({ status }) => status === 'hidden')).toMatchObject([
      { kind: 'notice', key: '00000000-0000-4000-8000-000000000001', updated_at: later },
    ])
    expect(await publication('article:9')).toMatchObject({
      title: expect.stringMatching(/^ลดความหวาน/),
      page: { title: expect.stringMatching(/^ลดความหวาน/) },
      updated_at: later,
    })
    expect(await publication('article:8')).toMatchObject({ updated_at: now })
    copy.restore()
    await bring(later)
    expect((await all()).publications.map(({ updated_at: _, ...rest }) => rest)).toEqual(
      before.map(({ updated_at: _, ...rest }) => rest),
    )
  })

  it('an opened draw keeps its terms and its state; its words may change', async () => {
    await bring()
    const opened = { state: 'open', seed: 'ab', commitment: 'cd', permit_number: '77/2569' } as const
    await db.updateTable('draws').set(opened).where('item_id', '=', '202').execute()
    copy.change('draws/202-rice-cooker.md', 'title: หม้อ', 'title: ชุดหม้อ')
    expect(E.isRight(await bring(later))).toBe(true)
    expect((await all()).draws[1]).toMatchObject(opened)
    copy.change('draws/202-rice-cooker.md', 'point: 15', 'point: 16')
    expect(await faultsOf()).toEqual(['draws/202-rice-cooker.md:4: point must stay 15: the draw has opened'])
    copy.restore()
    await db.updateTable('draws').set({ state: 'open' }).where('item_id', '=', '201').execute()
    copy.change('draws/201-bike.md', 'draw_date: 2027-11-17', 'draw_date: 2027-11-18')
    copy.change('draws/201-bike.md', 'method: computed', 'method: official-lot')
    expect((await faultsOf()).toSorted()).toEqual([
      'draws/201-bike.md:16: draw_date must stay 2027-11-17: the draw has opened',
      'draws/201-bike.md:19: method must stay computed: the draw has opened',
    ])
  })

  it('a draw that is over keeps that it had no written terms; one under way is told of them', async () => {
    await bring()
    await db.updateTable('draws').set({ state: 'drawn', terms: null }).where('item_id', '=', '201').execute()
    await db.updateTable('draws').set({ state: 'closed', terms: null }).where('item_id', '=', '203').execute()
    copy.change('draws/201-bike.md', 'ordering: ', 'ordering: 1')
    expect(await bring(later)).toEqual(E.right({ changed: true }))
    expect((await all()).draws.map(({ terms }) => terms?.method)).toEqual([undefined, undefined, 'computed'])
  })

  it('the permit and the prizes that staff have given a draw stay theirs, before it opens and after', async () => {
    await bring()
    done(await prepareDraw(db, '201', { permit_number: '88/2569', prizes: 7 }, { actor: 'staff:nok' }, now))
    const [prepared] = (await all()).draws
    copy.change('draws/201-bike.md', 'ordering: ', 'ordering: 1')
    expect(await bring(later)).toEqual(E.right({ changed: true }))
    expect((await all()).draws[0]).toEqual(prepared)
    await db.updateTable('draws').set({ state: 'open' }).where('item_id', '=', '201').execute()
    copy.change('draws/201-bike.md', 'prizes: 5', 'prizes: 6')
    expect(await bring(later)).toEqual(E.right({ changed: true }))
    expect((await all()).draws[0]).toEqual({ ...prepared, state: 'open' })
  })

  it('a reward is never turned into a draw, nor a draw into a reward', async () => {
    await bring()
    copy.change('draws/202-rice-cooker.md', 'id: 202', 'id: 102')
    copy.change('rewards/102-book.md', 'id: 102', 'id: 202')
    expect(await faultsOf()).toEqual([
      'rewards/102-book.md:2: id is the id of a lucky draw in the store: use another one',
      'draws/202-rice-cooker.md:2: id is the id of a reward in the store: use another one',
    ])
  })

  it('a month that has begun keeps its tasks and what they are worth; one that has not is free', async () => {
    await bring()
    copy.change('missions/2026-11.json', 'ลมหนาวมา', 'ลมหนาวมาแล้ว')
    copy.change('missions/2026-12.json', '"points": 15', '"points": 25')
    copy.change('missions/2026-12.json', /,\s*\{\s*"id": "12"[^}]*\}/, '')
    await bring(later)
    const { months, tasks } = await all()
    expect(months[1]?.title).toContain('ลมหนาวมาแล้ว')
    expect(tasks.map(({ id }) => id)).not.toContain('12')
    expect(tasks.find(({ id }) => id === '9')?.points).toBe(25)
    copy.change('missions/2026-11.json', '"points": 15', '"points": 25')
    copy.change('missions/2026-11.json', /,\s*\{\s*"id": "8"[^}]*\}/, '')
    expect(await faultsOf()).toEqual([
      'missions/2026-11.json:10: tasks.0.points must stay 15: the month has begun',
      'missions/2026-11.json:4: tasks must keep task 8: the month has begun',
    ])
  })

  it('tasks may change places', async () => {
    await bring()
    copy.change('missions/2026-12.json', '"id": "9"', '"id": "0"')
    copy.change('missions/2026-12.json', '"id": "10"', '"id": "9"')
    copy.change('missions/2026-12.json', '"id": "0"', '"id": "10"')
    expect(E.isRight(await bring(later))).toBe(true)
    expect((await all()).tasks.find(({ id }) => id === '10')?.ordering).toBe(1)
  })
})

describe('at start', () => {
  it('broken content is no way to begin', async () => {
    copy.change('shops.json', /"title": "Makro",\s*/, '')
    const begun = await contentAtStart(db, copy.folder, now)
    expect(begun).toEqual(
      E.left(
        `CarePlus cannot start: the content in "${copy.folder}" cannot be imported:\n  shops.json:16: 2.title is missing`,
      ),
    )
    expect((await all()).shops).toEqual([])
  })

  it('broken content is told, and what was there stays', async () => {
    expect(await contentAtStart(db, copy.folder, now)).toEqual(E.right(null))
    const before = await all()
    copy.change('shops.json', /"title": "Makro",\s*/, '')
    const outcome = await contentAtStart(db, copy.folder, later)
    expect(E.isRight(outcome) && outcome.right).toContain('shops.json:16: 2.title is missing')
    expect(await all()).toEqual(before)
  })

  it('what was there cannot stay where consents would be recorded under texts that nobody is shown', async () => {
    expect(await contentAtStart(db, copy.folder, now)).toEqual(E.right(null))
    await db
      .updateTable('publications')
      .set({ page: sql`jsonb_set(page, '{summary}', '"อีกฉบับ"')` })
      .where('id', '=', 'page:consent-child-health')
      .execute()
    copy.change('shops.json', /"title": "Makro",\s*/, '')
    const begun = await contentAtStart(db, copy.folder, later)
    expect(E.isLeft(begun) && begun.left.split('\n').at(-1)).toBe(
      'The store has these texts, which differ from those of this release: consent-child-health',
    )
  })
})
