import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import { parseMobileNumber } from '@careplus/core/identity'
import { entryListHash, hexOf } from '@careplus/core/internal/loyalty-draw'
import { verifyDraw, type DrawRecord } from '@careplus/core/loyalty-draw'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  done,
  earn,
  newDraw,
  publicSource,
  readyDraw,
  runningDraw,
  someMember,
  staff,
} from '../../testing/drawFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { unexpected, type Member } from '../../testing/testServer.js'
import {
  cancelDraw,
  closeDraw,
  namePublicValue,
  openDraw,
  prepareDraw,
  recordResult,
  runDraw,
  type DrawFault,
} from './drawSteps.js'
import { sha256Bytes } from './sha256Bytes.js'
import { enterDraw } from './enterDraw.js'
import { drawFileOf } from './drawFile.js'
import { moveDueDraws } from './moveDueDraws.js'

const server = ownServer()

const dayMs = 86_400_000
const later = (days: number) => new Date(server.clock.now() + days * dayMs)
const typed = (public_value: string, second = public_value) => ({ public_value, again: second })
const tagOf = (outcome: E.Either<DrawFault, unknown>) => (E.isLeft(outcome) ? outcome.left._tag : outcome.right)

const enter = async (member: Member, item_id: string, tickets: number) =>
  (
    await server.call(contract.enterDraw, { token: member.access_token, params: { item_id }, body: { tickets } })
  ).answer().data

const joined = async (points: number, person: { readonly name?: string; readonly phone?: string } = {}) => {
  const member = await server.join()
  await earn(server.store.db, member.user.id, points, server.now())
  await server.store.db
    .updateTable('members')
    .set({ name: 'มะลิ ใจดี', ...person })
    .where('id', '=', member.user.id)
    .execute()
  return member
}

const record = (item_id: string) => server.call(contract.readDrawRecord, { params: { item_id } })
const noticesOf = (member: Member) =>
  server.store.db
    .selectFrom('notices')
    .select(['kind', 'topic', 'path'])
    .where('member_id', '=', member.user.id)
    .where('kind', 'like', 'draw.%')
    .orderBy('at')
    .execute()

const lastWords = async (item: string, { user }: Member) =>
  (
    await server.store.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .where('member_id', '=', user.id)
      .where('path', '=', `/rewards/luckydraw/${item}`)
      .where('kind', 'in', ['draw.won', 'draw.result'])
      .execute()
  ).at(-1)

const closedDraw = async (members: ReadonlyArray<Member>, tickets = [1, 3, 2]) => {
  const item = await runningDraw(server.store.db, server.now())
  for (const [at, member] of members.entries()) await enter(member, item, tickets[at] ?? 1)
  done(await closeDraw(server.store.db, item, staff, later(11)))
  return item
}

describe('a lucky draw', () => {
  it('is prepared, opened, entered, closed and drawn, and its record draws the same winners again', async () => {
    const { db } = server.store
    const members = [
      await joined(300, { name: 'สมชาย วงศ์ดี', phone: '0812347734' }),
      await joined(300, { phone: '0898765432' }),
      await joined(300),
    ]
    const item = await closedDraw(members)
    expect((await record(item)).code()).toBe('not_found')
    const closed = await drawFileOf(db, item, null)
    expect(closed).toMatchObject({ state: 'closed', tickets: 6, winners: [], public_value: null, drawn_at: null })
    expect(JSON.stringify(closed)).not.toContain('seed')
    done(await runDraw(db, item, typed('๔๘๒๙๑๗', '482917'), staff, later(12)))

    const published = (await record(item)).answer().data
    expect(published).toMatchObject({ draw_id: item, prizes: 2, public_source: publicSource, public_value: '482917' })
    const seen = { commitment: closed?.commitment ?? '', list_hash: closed?.list_hash ?? '' }
    const verification = await verifyDraw(sha256Bytes)(published, seen)
    expect(verification).toMatchObject({ verified: true, winners: published.winners })
    // Two prizes, and the one reserve that three entrants leave.
    expect(published).toMatchObject({ reserves: 2, public_digits: 6 })
    expect(published.winners).toHaveLength(3)

    const [first] = published.winners
    const codes: ReadonlyMap<string | null | undefined, Member> = new Map(
      await Promise.all(
        members.map(async (member) => [(await drawFileOf(db, item, member.user.id))?.my_code, member] as const),
      ),
    )
    expect([...codes.keys()].sort()).toStrictEqual(published.entries.map(({ code }) => code))
    const winner = codes.get(first?.code)
    const seenByWinner = await drawFileOf(db, item, winner?.user.id ?? null)
    expect(seenByWinner?.winners.map(({ standing, mine }) => [standing, mine])).toStrictEqual([
      ['winner', true],
      ['winner', false],
      ['reserve', false],
    ])
    for (const { name, number } of seenByWinner?.winners ?? []) {
      expect(name).toMatch(/•••/)
      expect(number === null || /^08•-•••-\d{4}$/.test(number)).toBe(true)
    }
    expect(JSON.stringify(seenByWinner)).not.toMatch(/0812347734|สมชาย|วงศ์ดี/)
    const loser = codes.get(published.winners[2]?.code)
    for (const [member, kind] of [
      [winner, 'draw.won'],
      [loser, 'draw.result'],
    ] as const)
      expect(await noticesOf(member as Member)).toStrictEqual(
        ['draw.entered', 'draw.closed', kind].map((kind) => ({
          kind,
          topic: 'points',
          path: `/rewards/luckydraw/${item}`,
        })),
      )
    const entries = await db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('subject', '=', item)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action }) => action)).toStrictEqual([
      'draw.prepared',
      'draw.public-value-named',
      'draw.opened',
      'draw.closed',
      'draw.drawn',
    ])
    expect(entries.every(({ actor }) => actor === staff.actor)).toBe(true)
  })

  it('whose record was tampered with does not verify', async () => {
    const { db } = server.store
    const item = await closedDraw([await joined(300), await joined(300), await joined(300)])
    done(await runDraw(db, item, typed('123456'), staff, later(12)))
    const honest = (await record(item)).answer().data as DrawRecord
    const [one, two, three] = honest.entries
    if (one === undefined || two === undefined || three === undefined) throw new Error('three have entered')
    const forged: ReadonlyArray<Partial<DrawRecord>> = [
      { seed: hexOf(new Uint8Array(32)) },
      { entries: [{ ...one, tickets: one.tickets + 1 }, two, three] },
      { entries: [two, three] },
      { winners: [...honest.winners].reverse() },
      { prizes: 1 },
      { closed_at: honest.drawn_at ?? '' },
      { committed_at: honest.drawn_at ?? '' },
    ]
    for (const part of forged)
      expect([part, (await verifyDraw(sha256Bytes)({ ...honest, ...part })).verified]).toStrictEqual([part, false])
    const values = Array.from({ length: 60 }, (_, at) => String(200_000 + at))
    const verified = values.map(async (public_value) => verifyDraw(sha256Bytes)({ ...honest, public_value }))
    expect((await Promise.all(verified)).filter((each) => !each.verified).length).toBeGreaterThan(20)
  })

  it('that was drawn has one record for good, which whoever has it need not be sent again', async () => {
    const { db } = server.store
    const item = await closedDraw([await joined(300), await joined(300)])
    done(await runDraw(db, item, typed('123456'), staff, later(12)))
    const asked = (tag: string) =>
      fetch(`${server.url}/th/luckydraws/${item}/record/`, {
        headers: { 'x-api-key': 'careplus-web', 'if-none-match': tag },
      })
    const first = await asked('')
    const text = await first.text()
    expect(first.headers.get('cache-control')).toContain('public')
    const second = await asked(first.headers.get('etag') ?? '')
    expect([second.status, await second.text()]).toStrictEqual([304, ''])
    await db.updateTable('draw_entrants').set({ tickets: 9 }).where('item_id', '=', item).execute()
    expect(await (await asked('"another"')).text()).toBe(text)
  })

  it('makes its seed once, and tells its hash before anybody enters', async () => {
    const { db } = server.store
    const item = await newDraw(db, server.now())
    const prepare = (permit_number: string, prizes: number) =>
      prepareDraw(db, item, { permit_number, prizes }, staff, server.now())
    expect(tagOf(await prepare(' ', 2))).toBe('PermitMissing')
    expect(tagOf(await prepare('1/2569', 0))).toBe('PrizesMissing')
    done(await prepare('1/2569', 2))
    const first = await drawFileOf(db, item, null)
    done(await prepare(' 2/2569 ', 3))
    expect(await drawFileOf(db, item, null)).toStrictEqual({ ...first, permit_number: '2/2569', prizes: 3 })
    expect(first?.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('takes no step that the rules refuse, and an unknown one takes none', async () => {
    const { db } = server.store
    const item = await newDraw(db, server.now())
    const today = server.today()
    expect(tagOf(await openDraw(db, item, staff, server.now()))).toBe('PermitMissing')
    expect(tagOf(await openDraw(db, '999999999', staff, server.now()))).toBe('DrawUnknown')
    expect(await drawFileOf(db, '999999999', null)).toBeNull()
    done(await prepareDraw(db, item, { permit_number: '1/2569', prizes: 2 }, staff, server.now()))
    expect(tagOf(await openDraw(db, item, staff, server.now()))).toBe('PublicSourceMissing')
    const early = { source: publicSource, date: addDays(today, 11), digits: 6 }
    expect(tagOf(await namePublicValue(db, item, early, staff, server.now()))).toBe('PublicDateTooEarly')
    done(await namePublicValue(db, item, { ...early, date: addDays(today, 12) }, staff, server.now()))
    done(await openDraw(db, item, staff, server.now()))
    expect(tagOf(await closeDraw(db, item, staff, server.now()))).toBe('EntriesStillOpen')
    done(await closeDraw(db, item, staff, later(12)))
    done(await namePublicValue(db, item, { ...early, date: addDays(today, 20) }, staff, later(12)))
    expect(tagOf(await runDraw(db, item, typed('123456'), staff, later(20)))).toBe('NobodyEntered')
    const action = 'draw.drawn'
    expect(await db.selectFrom('audit').where('subject', '=', item).where('action', '=', action).execute()).toEqual([])
  })

  it('is not drawn early, nor without a value', async () => {
    const item = await closedDraw([await joined(100)])
    expect(tagOf(await runDraw(server.store.db, item, typed('123456'), staff, later(11)))).toBe('PublicValueNotYet')
    expect(tagOf(await runDraw(server.store.db, item, typed('12345'), staff, later(12)))).toBe('PublicValueMalformed')
    expect(tagOf(await runDraw(server.store.db, item, typed('123456', '123465'), staff, later(12)))).toBe(
      'PublicValuesDiffer',
    )
    expect(await drawFileOf(server.store.db, item, null)).toMatchObject({ state: 'closed', winners: [] })
  })

  it('that was changed behind its hash is not drawn at all', async () => {
    const { db } = server.store
    const item = await closedDraw([await joined(100)])
    await db.updateTable('draw_entrants').set({ tickets: 9 }).where('item_id', '=', item).execute()
    expect(tagOf(await runDraw(db, item, typed('123456'), staff, later(12)))).toBe('ListMismatch')
    await db
      .updateTable('draws')
      .set({ seed: '00'.repeat(32) })
      .where('item_id', '=', item)
      .execute()
    expect(tagOf(await runDraw(db, item, typed('123456'), staff, later(12)))).toBe('SeedMismatch')
  })

  it('whose permit lets lots decide is never reckoned: what was drawn before officials is recorded', async () => {
    const { db } = server.store
    const item = await runningDraw(db, server.now(), { method: 'official-lot' })
    const winner = await joined(300)
    await enter(winner, item, 2)
    done(await closeDraw(db, item, staff, later(11)))
    expect(await drawFileOf(db, item, null)).toMatchObject({ terms: { method: 'official-lot' }, prize_baht: 1290 })
    expect(await runDraw(db, item, typed('482917'), staff, later(12))).toMatchObject({
      left: { _tag: 'MethodForbids' },
    })
    const code = (await drawFileOf(db, item, winner.user.id))?.my_code ?? ''
    done(await recordResult(db, item, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] }, staff, later(12)))
    expect(await drawFileOf(db, item, winner.user.id)).toMatchObject({ state: 'recorded', winners: [{ mine: true }] })
  })

  it('does not open before what everybody is to be told is written', async () => {
    const { db } = server.store
    const item = await readyDraw(db, server.now())
    await db.updateTable('draws').set({ terms: null }).where('item_id', '=', item).execute()
    expect(await openDraw(db, item, staff, server.now())).toMatchObject({ left: { _tag: 'TermsMissing' } })
  })

  it('takes over an official result, of entrants by code or of others by name', async () => {
    const { db } = server.store
    const [winner, other] = [await joined(100), await joined(100)]
    const item = await closedDraw([winner, other])
    const code = (await drawFileOf(db, item, winner.user.id))?.my_code ?? ''
    const number = done(parseMobileNumber('0812347734'))
    const named = { name: 'วิภา แก้วใส', number }
    const note = ' จับต่อหน้าเจ้าหน้าที่ '
    const take = (winners: Parameters<typeof recordResult>[2]['winners']) =>
      recordResult(db, item, { note, winners }, staff, later(12))
    expect(tagOf(await take([]))).toBe('WinnersMissing')
    expect(tagOf(await take([{ code }, named, named]))).toBe('WinnersTooMany')
    expect(tagOf(await take([{ code: 'nobody' }]))).toBe('WinnerUnknown')
    expect(tagOf(await take([{ code }, { code }]))).toBe('WinnerUnknown')
    done(await take([named, { code }]))
    expect(await drawFileOf(db, item, winner.user.id)).toMatchObject({
      state: 'recorded',
      note: 'จับต่อหน้าเจ้าหน้าที่',
      winners: [
        { place: 1, name: 'วิ••• แ•••', number: '08•-•••-7734', mine: false },
        { place: 2, name: 'ม••• ใ•••', mine: true },
      ],
    })
    expect((await noticesOf(winner)).at(-1)?.kind).toBe('draw.won')
    expect((await noticesOf(other)).at(-1)?.kind).toBe('draw.result')
  })

  it('tells entrants that they have not won only where every winner of an official result is known', async () => {
    const { db } = server.store
    const [winner, other] = [await joined(300), await joined(300)]
    const named = { name: 'วิภา แก้วใส', number: null }
    const noticeAfterResult = async (more: Parameters<typeof recordResult>[2]['winners']) => {
      const item = await closedDraw([winner, other])
      const code = (await drawFileOf(db, item, winner.user.id))?.my_code ?? ''
      done(await recordResult(db, item, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }, ...more] }, staff, later(12)))
      return (await lastWords(item, other))?.body
    }
    expect(await noticeAfterResult([])).toContain('ครั้งนี้ยังไม่มีชื่อคุณ')
    expect(await noticeAfterResult([named])).toBe('จักรยานขาไถ 2 คัน ประกาศผลแล้ว ดูรายชื่อผู้ได้รางวัลและที่มาของผลได้')
  })

  it('knows an entrant among official winners by the number that they alone proved and that was given once', async () => {
    const { db } = server.store
    const [one, two] = ['0861112201', '0861112202']
    const number = (text: string) => done(parseMobileNumber(text))
    const [winner, other, third] = [
      await joined(900, { phone: one }),
      await joined(900, { phone: two }),
      await joined(900),
    ]
    const named = (text: string) => ({ name: 'มานี มีนา', number: number(text) })
    const recorded = async (
      winners: (codes: ReadonlyArray<string>) => Parameters<typeof recordResult>[2]['winners'],
    ) => {
      const item = await closedDraw([winner, other, third])
      const files = await Promise.all([winner, other, third].map(({ user }) => drawFileOf(db, item, user.id)))
      const codes = files.map((file) => file?.my_code ?? '')
      done(await recordResult(db, item, { note: 'x', winners: winners(codes) }, staff, later(12)))
      const stored = await db
        .selectFrom('draw_winners')
        .select('code')
        .where('item_id', '=', item)
        .orderBy('place')
        .execute()
      return { item, places: stored.map(({ code }) => (code === null ? null : codes.indexOf(code))) }
    }
    const both = await recorded(() => [named(two), named(one)])
    expect(both.places).toStrictEqual([1, 0])
    expect((await drawFileOf(db, both.item, winner.user.id))?.winners).toStrictEqual([
      { place: 1, name: 'มา••• ม•••', number: '08•-•••-2202', mine: false, standing: 'winner' },
      { place: 2, name: 'มา••• ม•••', number: '08•-•••-2201', mine: true, standing: 'winner' },
    ])
    expect(await lastWords(both.item, winner)).toMatchObject({
      kind: 'draw.won',
      body: expect.stringContaining('ลำดับที่ 2'),
    })
    expect((await lastWords(both.item, third))?.body).toContain('ครั้งนี้ยังไม่มีชื่อคุณ')

    expect((await recorded(() => [named(one), named(one)])).places).toStrictEqual([null, null])
    expect((await recorded(([code = '']) => [{ code }, named(one)])).places).toStrictEqual([0, null])
    expect((await recorded(() => [named('0861112209')])).places).toStrictEqual([null])
    await db.updateTable('members').set({ phone: one }).where('id', '=', third.user.id).execute()
    expect((await recorded(() => [named(one), named(two)])).places).toStrictEqual([null, 1])
  })

  it('publishes seed and list of an official result too, and of one cancelled after its close', async () => {
    const { db } = server.store
    const members = [await joined(300), await joined(300)]
    const [official, cancelled] = [await closedDraw(members), await closedDraw(members)]
    const code = (await drawFileOf(db, official, members[0]?.user.id ?? null))?.my_code ?? ''
    for (const item of [official, cancelled]) expect((await record(item)).code()).toBe('not_found')
    done(await recordResult(db, official, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] }, staff, later(12)))
    done(await cancelDraw(db, cancelled, 'ของรางวัลชำรุด', staff, later(11)))
    for (const item of [official, cancelled]) {
      const published = (await record(item)).answer().data
      expect(published).toMatchObject({ public_source: publicSource, public_value: null, winners: [] })
      expect(published.entries.map(({ tickets }) => tickets).sort()).toStrictEqual([1, 3])
      expect(published.drawn_at === null).toBe(item === cancelled)
      const { commitment, list_hash } = (await drawFileOf(db, item, null)) ?? {}
      const seen = { commitment: commitment ?? '', list_hash: list_hash ?? '' }
      expect(await verifyDraw(sha256Bytes)(published, seen)).toMatchObject({
        checks: { seed: true, list: true },
        verified: true,
      })
    }
  })
})

describe('closing', () => {
  it('leaves no entry outside the list, whoever enters meanwhile', async () => {
    const { db } = server.store
    const members = await Promise.all(Array.from({ length: 12 }, () => someMember(db, server.now(), 500)))
    const item = await runningDraw(db, server.now())
    const entering = members.map((member) => enterDraw(db, member, item, 1, server.now()))
    const closing = closeDraw(db, item, staff, later(11))
    const beside = members.map((member) => enterDraw(db, member, item, 2, server.now()))
    done(await closing)
    const after = members.map((member) => enterDraw(db, member, item, 2, server.now()))
    const outcomes = await Promise.all([...entering, ...beside, ...after])
    const entries = await db
      .selectFrom('draw_entrants')
      .select(['code', 'tickets'])
      .where('item_id', '=', item)
      .execute()
    const file = await drawFileOf(db, item, null)
    expect(await entryListHash(sha256Bytes)({ draw_id: item, prizes: 2, entries })).toStrictEqual(
      E.right(file?.list_hash),
    )
    const taken = outcomes.reduce((sum, outcome) => sum + (E.isRight(outcome) ? outcome.right.tickets : 0), 0)
    expect(file?.tickets).toBe(taken)
    expect(entries.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(taken)
    expect(outcomes.slice(-members.length).every(E.isLeft)).toBe(true)
  })
})

describe('the round', () => {
  it('opens and closes draws by themselves on their days, and leaves those that may not', async () => {
    const { db } = server.store
    const soon = await readyDraw(db, server.now(), { begins: 2, ends: 4 })
    const unready = await newDraw(db, server.now(), { begins: 2, ends: 4 })
    const hidden = await readyDraw(db, server.now(), { begins: 2, ends: 4, hidden: true })
    const states = async () =>
      Promise.all([soon, unready, hidden].map(async (item) => (await drawFileOf(db, item, null))?.state))
    await moveDueDraws(db, later(1), unexpected)
    expect(await states()).toStrictEqual(['prepared', 'prepared', 'prepared'])
    await moveDueDraws(db, later(2), unexpected)
    expect(await states()).toStrictEqual(['open', 'prepared', 'prepared'])
    await moveDueDraws(db, later(4), unexpected)
    expect(await states()).toStrictEqual(['open', 'prepared', 'prepared'])
    await moveDueDraws(db, later(5), unexpected)
    expect(await states()).toStrictEqual(['closed', 'prepared', 'prepared'])
    const entries = await db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('subject', '=', soon)
      .orderBy('seq')
      .execute()
    expect(entries.slice(2)).toStrictEqual([
      { actor: 'job', action: 'draw.opened' },
      { actor: 'job', action: 'draw.closed' },
    ])
  })

  it('by two at once moves each draw once, and does not stop at one it may not open', async () => {
    const { db } = server.store
    const stuck = await newDraw(db, server.now(), { ends: 6 })
    const items = [await runningDraw(db, server.now(), { ends: 3 }), await runningDraw(db, server.now(), { ends: 3 })]
    const moved = await Promise.all([1, 2].map(() => moveDueDraws(db, later(4), unexpected)))
    expect(moved[0] ?? 0).toBeGreaterThanOrEqual(0)
    for (const item of items) expect(await drawFileOf(db, item, null)).toMatchObject({ state: 'closed' })
    expect(await drawFileOf(db, stuck, null)).toMatchObject({ state: 'prepared' })
    const closings = await db
      .selectFrom('audit')
      .select('subject')
      .where('action', '=', 'draw.closed')
      .where('subject', 'in', items)
      .execute()
    expect(closings).toHaveLength(2)
  })
})

describe('a draw that is cancelled', () => {
  it('tells everybody who had entered, and is over', async () => {
    const { db } = server.store
    const member = await joined(200)
    const item = await runningDraw(db, server.now())
    await enter(member, item, 2)
    expect(tagOf(await cancelDraw(db, item, ' ', staff, server.now()))).toBe('WordsMissing')
    done(await cancelDraw(db, item, 'ของรางวัลชำรุด ', staff, server.now()))
    expect(await drawFileOf(db, item, member.user.id)).toMatchObject({
      state: 'cancelled',
      note: 'ของรางวัลชำรุด',
      tickets: 0,
      my_tickets: 0,
      my_code: null,
    })
    expect((await noticesOf(member)).at(-1)).toMatchObject({ kind: 'draw.cancelled' })
    expect((await record(item)).code()).toBe('not_found')
    expect(tagOf(await cancelDraw(db, item, 'อีกครั้ง', staff, server.now()))).toBe('DrawStateForbids')
  })
})
