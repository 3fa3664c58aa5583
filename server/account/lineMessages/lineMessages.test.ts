import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import { recordedTexts } from '@careplus/core/internal/consents'
import { nextMeasuring } from '@careplus/core/internal/growth'
import { lineTopics, type LineTopic } from '@careplus/core/line-messages'
import { billFlags } from '@careplus/core/internal/loyalty'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDraw, recordResult } from '../../loyalty/draws/drawSteps.js'
import { enterDraw } from '../../loyalty/draws/enterDraw.js'
import { moveOrder } from '../../loyalty/orders/orders.js'
import { decideBillAs, type StaffDecision } from '../../loyalty/exports/bills.js'
import { mailReminders } from '../../family/reminders/mailReminders.js'
import { notifyDues } from '../../family/reminders/notifyDues.js'
import { offeredLine } from '../../platform/lineMessages/lineOffer.js'
import { saveFriendship } from '../../platform/lineMessages/friendship.js'
import { isReachedAbout, queueLineMessage } from '../../platform/lineMessages/queueLineMessage.js'
import { messagingApi } from '../../platform/lineMessages/messagingApi.js'
import { sendPendingLineMessages } from '../../platform/lineMessages/sendPending.js'
import { inTransaction } from '../../platform/store/store.js'
import { billProducts, postBill, withShops } from '../../testing/billFixtures.js'
import { newAddress, posted, withItem } from '../../testing/catalogue.js'
import { done, runningDraw, staff } from '../../testing/drawFixtures.js'
import { downloadOf } from '../../testing/download.js'
import { linkLine, someUserId, startLineReceiver, type LineReceiver } from '../../testing/lineReceiver.js'
import { hourOf, withMeasuredChild } from '../../testing/measuredChild.js'
import { lineSettings, startOpenIdProvider } from '../../testing/openIdProvider.js'
import { own } from '../../testing/own.js'
import { ownServer } from '../../testing/ownServer.js'
import { inviteByLink } from '../../testing/childSharing.js'
import { newChild, startTestServer, unexpected, withChild, type Member } from '../../testing/testServer.js'
import { lineMessageHandlers } from './lineMessageHandlers.js'
import { noteNoFriend } from './lineMessageSettings.js'

const line: LineReceiver = own(startLineReceiver, ({ stop }) => stop())
const provider = own(startOpenIdProvider, ({ stop }) => stop())
const server = ownServer(() => ({ config: { lineMessaging: line.settings } }))
const version = consentVersions.line

let member: Member
let token: string
let user: string
beforeEach(async () => {
  member = await server.join()
  token = member.access_token
  user = await linkLine(server.store.db, member.user.id, server.now())
  server.clock.advance(1)
})

const read = async (of = token) => {
  const { data } = (await server.call(contract.readLineMessages, { token: of })).answer()
  if (data === null) throw new Error('nothing of LINE is offered')
  return data
}
const choose = (topics: ReadonlyArray<LineTopic>, of = token) =>
  server.call(contract.changeLineTopics, { token: of, body: { topics, version } })
const befriend = async (topics: ReadonlyArray<LineTopic> = lineTopics) => {
  line.friends.add(user)
  await read()
  ;(await choose(topics)).answer()
}
const consents = async () =>
  (await server.call(contract.listConsents, { token, query: { purpose: 'line' } }))
    .answer()
    .data.map(({ granted, version: of }) => [granted, of])
const waiting = (of = member) =>
  server.store.db
    .selectFrom('outbox')
    .select(['text', 'path', 'recipient', 'given_up_at', 'channel'])
    .where('member_id', '=', of.user.id)
    .execute()

interface Event {
  readonly type?: string
  readonly of?: string
  readonly after?: number
}
const event = ({ type = 'unfollow', of = user, after = 0 }: Event = {}) => ({
  type,
  mode: 'active',
  timestamp: server.clock.now() + after * 1000,
  source: { type: 'user', userId: of },
  webhookEventId: '01FZ74A0TDDPYRVKNK77XKC3ZR',
  deliveryContext: { isRedelivery: false },
})
const post = (body: string, signature: string | null = line.sign(body), network?: string) =>
  fetch(`${server.url}/api/line/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'x-line-signature': signature }),
      ...(network === undefined ? {} : { 'x-forwarded-for': network }),
    },
    body,
  })
const bodyOf = (...events: ReadonlyArray<unknown>) => JSON.stringify({ destination: `U${'0'.repeat(32)}`, events })
const report = async (...events: ReadonlyArray<Event>) => {
  expect((await post(bodyOf(...events.map(event)))).status).toBe(200)
}

describe('the choice', () => {
  it('is nobody’s before it is made; a link, a friend and a list of topics make it, with version and time', async () => {
    expect(await read()).toEqual({
      friend_url: 'https://line.me/R/ti/p/%40careplus',
      standing: 'stranger',
      topics: [],
      can_mail: true,
    })
    expect((await choose(['bill'])).body).toMatchObject({ field: 'topics', errors: [{ code: 'line_closed' }] })
    line.friends.add(user)
    expect((await read()).standing).toBe('friend')
    ;(await choose(['bill', 'draw'])).answer()
    expect((await read()).topics).toEqual(['bill', 'draw'])
    expect(await consents()).toEqual([[true, version]])
    ;(await choose(['draw'])).answer()
    expect((await read()).topics).toEqual(['draw'])
    expect(await consents()).toEqual([[true, version]])
    ;(await choose([])).answer()
    expect(await consents()).toEqual([
      [false, version],
      [true, version],
    ])
    const unlinked = await server.join()
    expect((await read(unlinked.access_token)).standing).toBe('unlinked')
    expect((await choose(['bill'], unlinked.access_token)).status).toBe(400)
    ;(await choose([], unlinked.access_token)).answer()
    const old = { topics: ['bill'], version: '2026-11-01' }
    expect((await server.call(contract.changeLineTopics, { token, body: old })).status).toBe(400)
  })

  it('asks LINE only while it does not know of a friend, and stays unknown where LINE says nothing', async () => {
    line.calls.length = 0
    await befriend()
    await read()
    expect(line.calls).toEqual([`GET /v2/bot/profile/${user}`])
    const away = { ...line.settings, url: 'https://127.0.0.1:1' }
    const api = messagingApi(away)
    expect(await api.isFriend(user)).toBeNull()
    api.close()
  })

  it('ends at once, with what waits, by the switch of consents too, and by unlinking', async () => {
    await befriend()
    const body = { purpose: 'line', granted: false, version }
    ;(await server.call(contract.recordConsent, { token, body })).answer()
    expect((await read()).topics).toEqual([])
    ;(await choose(['bill'])).answer()
    ;(await server.call(contract.unlinkSocial, { token, body: { provider: 'line' } })).answer()
    expect(await read()).toMatchObject({ standing: 'unlinked', topics: [] })
    expect((await consents()).map(([granted]) => granted)).toEqual([false, true, false, true])
  })

  it('is in the download, and goes with the account', async () => {
    await befriend(['order'])
    expect((await downloadOf(server, member)).part('line-messages')).toMatchObject({
      topics: [{ topic: 'order' }],
      accounts: [{ subject: user, state: 'friend' }],
      written: [],
    })
  })
})

describe('what LINE tells', () => {
  it('is believed only with its signature over these very bytes', async () => {
    await befriend()
    const body = bodyOf(event())
    const forged = [
      null,
      '',
      'x',
      line.sign(`${body} `),
      line.sign(body).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      `${line.sign(body)}x`,
      Buffer.alloc(32).toString('base64'),
    ]
    for (const signature of forged) {
      const refused = await post(body, signature)
      expect([signature, refused.status]).toEqual([signature, 403])
      expect(await refused.json()).toMatchObject({ error_code: 'invalid_api_key' })
    }
    expect((await read()).standing).toBe('friend')
    expect((await post(body)).status).toBe(200)
    line.friends.delete(user)
    expect((await read()).standing).toBe('blocked')
  })

  it('ends the messages of who closes the account, says so, and begins none by itself when it is opened again', async () => {
    await befriend()
    line.friends.delete(user)
    await report({ after: 1 })
    server.clock.advance(2)
    expect(await read()).toMatchObject({ standing: 'blocked', topics: [] })
    expect((await consents())[0]).toEqual([false, version])
    line.friends.add(user)
    await report({ type: 'follow', after: 1 })
    expect(await read()).toMatchObject({ standing: 'friend', topics: [] })
    ;(await choose(['bill'])).answer()
  })

  it('holds by its own time: an old word after a new one, one told twice, and one of before the link change nothing', async () => {
    await befriend()
    server.clock.advance(100)
    await report({ after: -101 - 3600 })
    expect((await read()).standing).toBe('friend')
    await report({ type: 'unfollow', after: -50 }, { type: 'follow', after: -40 })
    expect(await read()).toMatchObject({ standing: 'friend', topics: [] })
    ;(await choose(['bill'])).answer()
    const twice = bodyOf(event({ type: 'unfollow', after: -45 }))
    for (let each = 0; each < 3; each += 1) await post(twice)
    expect(await read()).toMatchObject({ standing: 'friend', topics: ['bill'] })
    await report({ type: 'follow', after: -10 }, { type: 'unfollow', after: -20 })
    expect((await read()).standing).toBe('friend')
    const later = await server.join()
    const theirs = await linkLine(server.store.db, later.user.id, server.now())
    await report({ type: 'follow', of: theirs, after: -60 })
    expect((await read(later.access_token)).standing).toBe('stranger')
  })

  it('of somebody else, of a group, or of nobody here touches nobody', async () => {
    await befriend()
    await report({ of: someUserId() })
    await report({ of: `${user}'; drop table members; --` }, { of: user.toUpperCase() })
    await post(
      bodyOf({ ...event(), source: { type: 'group', groupId: 'C1', userId: user } }, { type: 'message' }, null),
    )
    expect(await read()).toMatchObject({ standing: 'friend', topics: [...lineTopics].toSorted() })
    expect((await server.store.db.selectFrom('line_friends').selectAll().execute()).length).toBeLessThan(20)
  })

  it('of several takes none along that the store does not take, and is told once more', async () => {
    await befriend()
    const other = await server.join()
    const theirs = await linkLine(server.store.db, other.user.id, server.now())
    server.clock.advance(1)
    line.friends.add(theirs)
    expect((await read(other.access_token)).standing).toBe('friend')
    server.clock.advance(1)
    const { db } = server.store
    await sql`create function refuse_word() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_word before update on line_friends for each row
      when (new.subject = ${sql.lit(user)}) execute function refuse_word()`.execute(db)
    const body = bodyOf(event(), event({ of: theirs }))
    const answer = await post(body)
    await sql`drop function refuse_word cascade`.execute(db)
    expect((await read()).standing).toBe('friend')
    line.friends.delete(theirs)
    expect((await read(other.access_token)).standing).toBe('blocked')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    line.friends.delete(user)
    expect((await post(body)).status).toBe(200)
    expect((await read()).standing).toBe('blocked')
  })

  it('is answered with 200 whatever it is, and bounded; a burst is refused to nobody', async () => {
    await befriend()
    for (const body of [bodyOf(), '{}', '[]', 'null', '{', '{"events":7}', '\u0000', bodyOf({ type: 'new' })])
      expect((await post(body)).status).toBe(200)
    const ahead = bodyOf({ ...event(), timestamp: 1e18 }, { ...event(), timestamp: -1 }, { ...event(), timestamp: '1' })
    expect((await post(ahead)).status).toBe(200)
    expect((await read()).standing).toBe('friend')
    const huge = 'x'.repeat(600_000)
    expect((await post(huge)).status).toBe(413)
    const burst = await Promise.all(Array.from({ length: 200 }, () => post(bodyOf(), line.sign(bodyOf()), '10.9.9.9')))
    expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]))
    // A report from the future counts as of now, so that a later one is newer.
    await report({ after: 86_400 })
    server.clock.advance(1)
    expect((await read()).topics).toEqual([])
    await report({ type: 'follow' })
    expect((await read()).standing).toBe('friend')
  })
})

describe('what is told', () => {
  const run = (at: Date) =>
    sendPendingLineMessages(
      server.store.db,
      {
        push: async () => ({ _tag: 'Refused', reason: 'LINE 400' }),
        publicUrl: () => 'https://careplus.example',
        monthlyBudget: null,
        noFriend: (tx, subject, at) => noteNoFriend(tx, { subject, state: 'stranger', at }, server.now()),
      },
      () => at,
    )

  it('of all topics holds no name and no figure, whatever anybody has typed', async () => {
    const { db } = server.store
    const now = server.now()
    await withShops(db, now)
    await befriend()
    const hostile = { nickname: 'น้อง<b>ลับสุด</b>%s{text}\u202E', weight: 17.77, height: 91.3 }
    const child = (await withChild(server, member, { ...newChild, nickname: hostile.nickname })).id
    await server.call(contract.changeMe, { token, body: { name: 'ชื่อจริงลับ' } })
    const { weight, height } = hostile
    await server.call(contract.addGrowth, {
      token,
      params: { id: child },
      body: { date: server.today(), weight, height },
    })

    const bill = (await postBill(server, member)).answer().data.id
    const second = (await postBill(server, member)).answer().data.id
    const lines = [{ product_id: billProducts.adult, quantity: 1, satang: 45_000 }]
    const staffed = { actor: 'staff:nok' }
    const decide = (id: string, decision: StaffDecision) =>
      inTransaction(db, (tx) => decideBillAs(tx, id, decision, staffed, now))
    done(await decide(bill, { _tag: 'Approve', lines, despite: billFlags }))
    done(await decide(second, { _tag: 'Reject', reason: 'unreadable' }))

    await posted(db, member.user.id, { _tag: 'Adjust', points: 500, reason: 'ลับ', reference_id: null }, now)
    const item_id = await withItem(db, now)
    const order = (
      await server.call(contract.redeem, { token, params: { item_id }, body: { quantity: 1, address: newAddress } })
    ).answer().data.id
    for (const command of ['prepare', 'ship'] as const)
      done(
        await inTransaction(db, (tx) =>
          moveOrder(tx, order, command, { actor: 'staff:nok', carrier: 'ลับ', tracking_number: 'EX1' }, now),
        ),
      )

    for (const wins of [true, false]) {
      const draw = await runningDraw(db, now)
      done(await enterDraw(db, member.user.id, draw, 1, now))
      const other = await server.join()
      await posted(db, other.user.id, { _tag: 'Adjust', points: 500, reason: 'ลับ', reference_id: null }, now)
      done(await enterDraw(db, other.user.id, draw, 1, now))
      const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
      done(await closeDraw(db, draw, staff, at(11)))
      const { code } = await db
        .selectFrom('draw_entrants')
        .select('code')
        .where('item_id', '=', draw)
        .where('member_id', '=', wins ? member.user.id : other.user.id)
        .executeTakeFirstOrThrow()
      done(await recordResult(db, draw, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] }, staff, at(12)))
    }

    const partner = await server.join()
    const asked = await inviteByLink(server, member, [{ child_id: child, role: 'view' }])
    ;(await server.call(contract.acceptInvite, { token: partner.access_token, body: { token: asked.secret } })).answer()
    const due = nextMeasuring(newChild.birthday as IsoDate, server.today())
    await notifyDues(db, hourOf(due), unexpected)

    const textNow = await waiting()
    expect(textNow.map(({ path }) => path?.replace(/[\da-f-]{8,}/, '…')).toSorted()).toEqual(
      [
        '/add-partner',
        '/children',
        '/rewards/history?bill=…',
        '/rewards/history?bill=…',
        '/rewards/history?show=orders',
        '/rewards/luckydraw/…',
        '/rewards/luckydraw/…',
      ].toSorted(),
    )
    expect(new Set(textNow.map(({ channel, recipient }) => `${channel} ${recipient}`))).toEqual(
      new Set([`line ${user}`]),
    )
    await run(hourOf(due, 12))
    const mails = await server.messagesTo(member.email)
    for (const text of [...textNow.map((each) => each.text), ...mails.filter((each) => each.includes('แทน LINE'))])
      expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/ลับ|17|91|EX1|[<{%\u202E]|45/)
    expect(mails.filter((each) => each.includes('จึงส่งทางอีเมลแทน'))).toHaveLength(7)
  })

  it('of a weighing that is due is told in LINE or by mail, never both, and by mail where LINE does not take it', async () => {
    const { db } = server.store
    const { member: parent, due } = await withMeasuredChild(server)
    const theirs = await linkLine(db, parent.user.id, server.now())
    const of = parent.access_token
    server.clock.advance(1)
    line.friends.add(theirs)
    await read(of)
    ;(await choose(['weighing'], of)).answer()
    const mail = { weighing: true, looking: true }
    ;(await server.call(contract.changeReminderMail, { token: of, body: mail })).answer()
    const mailed = async () => (await server.messagesTo(parent.email)).filter((text) => text.includes('ถึงวัน'))
    const turns = async (day: number, hour: number) => {
      const at = hourOf(addDays(due, day), hour)
      await mailReminders(db, server.url, at, unexpected)
      await notifyDues(db, at, unexpected)
      await mailReminders(db, server.url, new Date(at.getTime() + 3_600_000), unexpected)
    }
    await turns(0, 9)
    expect(await waiting(parent)).toMatchObject([{ channel: 'line', given_up_at: null }])
    expect(await mailed()).toEqual([])
    await turns(0, 12)
    expect(await waiting(parent)).toHaveLength(1)
    // After the account is closed the pending message goes by email.
    line.friends.delete(theirs)
    await report({ of: theirs, after: 1 })
    expect(await waiting(parent)).toMatchObject([{ given_up_at: expect.any(Date) }])
    await turns(0, 15)
    expect(await mailed()).toHaveLength(1)
    expect(await db.transaction().execute((tx) => isReachedAbout(tx, parent.user.id, 'weighing'))).toBe(false)
  })
})

const inProduction = () =>
  ({
    mode: 'production',
    publicUrl: 'https://careplus.example',
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' },
    lineMessaging: line.settings,
  }) as const

it('offers nothing, and hears nothing, where the brand has no channel', async () => {
  expect(offeredLine({ mode: 'production', lineMessaging: null }, null)).toBeNull()
  expect(await offeredLine({ mode: 'demo', lineMessaging: null }, null)?.isFriend(user)).toBe(true)
})

it('is offered in production from the day of the policy that names LINE, in Bangkok', async () => {
  expect(recordedTexts).toContainEqual(expect.objectContaining({ purpose: 'privacy', version: '2026-12-12' }))
  const social = { google: null, line: lineSettings(provider), facebook: null }
  const production = await startTestServer({
    config: { ...inProduction(), social },
  })
  const methods = async () => (await production.call(contract.readWays)).answer().data.line
  const proof = { provider: 'line', flow: 'code', code: 'c', code_verifier: 'v'.repeat(43), nonce: 'n' } as const
  const signIn = async () =>
    (
      await production.call(contract.socialLogin, {
        body: { ...proof, redirect_uri: 'https://careplus.example/callback' },
      })
    ).code()
  const until = (instant: string) => production.clock.advance((Date.parse(instant) - production.clock.now()) / 1000)
  until('2026-12-11T16:59:00Z')
  expect(await methods()).toBeNull()
  expect(await signIn()).toBe('way_absent')
  until('2026-12-11T17:00:00Z')
  expect(await methods()).not.toBeNull()
  expect(await signIn()).toBe('social_refused')
})

it('takes no topic, and shows none, before that day', async () => {
  const offered = offeredLine({ mode: 'production', lineMessaging: line.settings }, messagingApi(line.settings))
  line.friends.add(user)
  const call = (instant: string, topics: ReadonlyArray<LineTopic> = ['bill']) =>
    ({
      db: server.store.db,
      member: member.user.id,
      lineMessages: offered,
      now: new Date(instant),
      body: { topics, version },
    }) as never
  const { readLineMessages, changeLineTopics } = lineMessageHandlers
  const [before, since] = ['2026-12-11T16:59:59Z', '2026-12-11T17:00:00Z']
  expect(await readLineMessages(call(before))).toMatchObject({ right: { data: null } })
  expect(await changeLineTopics(call(before))).toMatchObject({
    left: { fields: [{ field: 'topics', code: 'line_closed' }] },
  })
  expect(await changeLineTopics(call(before, []))).toMatchObject({ right: { data: null } })
  expect(await readLineMessages(call(since))).toMatchObject({ right: { data: { standing: 'friend' } } })
  expect(await changeLineTopics(call(since))).toMatchObject({ right: { data: null } })
})

it('leaves a server in production by itself, and is told there as any letter is', async () => {
  const production = await startTestServer({
    config: inProduction(),
  })
  const { db } = production.store
  const at = production.now()
  const id = randomUUID()
  const person = { name: null, birthday: null, adult_confirmed_at: at, created_at: at }
  await db
    .insertInto('members')
    .values({ ...person, id, email: 'a@example.com' })
    .execute()
  const theirs = await linkLine(db, id, at)
  line.friends.add(theirs)
  await db.transaction().execute((tx) => saveFriendship(tx, { subject: theirs, state: 'friend', at }))
  await db.insertInto('line_topics').values({ member_id: id, topic: 'bill', since: at }).execute()
  const yesterday = new Date(at.getTime() - 86_400_000)
  const message = { kind: 'bill.approved', path: '/rewards/history' } as const
  const write = () => db.transaction().execute((tx) => queueLineMessage(tx, id, message, yesterday))
  const counted = async () => (await production.call(contract.readyz)).answer().letters
  const key = await write()
  const taken = () => line.accepted.filter(({ to }) => to === theirs)
  await vi.waitFor(() => expect(taken()).toHaveLength(1), { timeout: 30_000 })
  expect(taken()).toMatchObject([{ key, text: expect.stringContaining('https://careplus.example/rewards/history') }])
  await vi.waitFor(async () => expect(await counted()).toEqual({ late: 0, given_up: 0, mail_instead: 0 }))
  line.moods.push('bad')
  await write()
  await vi.waitFor(async () => expect((await counted()).mail_instead).toBe(1), { timeout: 30_000 })
  expect(production.logs.filter((each) => each.includes('LINE refused a message'))).toHaveLength(1)
  expect(production.logs.join('')).not.toContain(theirs)
  await production.stop()
})
