import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteNoFriend } from '../../account/lineMessages/lineMessageSettings.js'
import { linkLine, startLineReceiver, type LineReceiver } from '../../testing/lineReceiver.js'
import { own } from '../../testing/own.js'
import { ownStore } from '../../testing/ownStore.js'
import { countLateMessages } from '../outbox/lateMessages.js'
import { sendPendingMessages } from '../outbox/dispatcher.js'
import { saveFriendship } from './friendship.js'
import { messagingApi, type MessagingApi } from './messagingApi.js'
import { queueLineMessage } from './queueLineMessage.js'
import { sendPendingLineMessages, type UnsentLineMessage } from './sendPending.js'
import { cancelLineMessages } from './cancelMessages.js'

const began = Date.parse('2026-11-26T03:00:00Z')
const at = (seconds: number): Date => new Date(began + seconds * 1000)
const hour = 3600
const store = ownStore(at(0))
const line: LineReceiver = own(startLineReceiver, ({ stop }) => stop())
const api: MessagingApi = own(
  async () => messagingApi(line.settings),
  async ({ close }) => close(),
)

let second = 1
const received: UnsentLineMessage[] = []
const dispatch = (more: Partial<Parameters<typeof sendPendingLineMessages>[1]> = {}) =>
  sendPendingLineMessages(
    store.db,
    {
      push: api.push,
      publicUrl: () => 'https://careplus.example',
      monthlyBudget: null,
      noFriend: (tx, subject, when) => noteNoFriend(tx, { subject, state: 'stranger', at: when }, at(second)),
      unsent: (one) => void received.push(one),
      ...more,
    },
    () => at(second),
  )

interface Someone {
  readonly id: string
  readonly user: string
  readonly email: string | null
}

const someone = async (email: string | null = `${randomUUID()}@example.com`): Promise<Someone> => {
  const id = randomUUID()
  const { db } = store
  const person = { name: null, birthday: null, adult_confirmed_at: at(0), created_at: at(0) }
  await db
    .insertInto('members')
    .values({ ...person, id, email })
    .execute()
  const user = await linkLine(db, id, at(0))
  line.friends.add(user)
  await db.transaction().execute((tx) => saveFriendship(tx, { subject: user, state: 'friend', at: at(0) }))
  await db
    .insertInto('line_topics')
    .values({ member_id: id, topic: 'bill', since: at(0) })
    .execute()
  return { id, user, email }
}

const path = '/rewards/history?bill=1'
const write = ({ id }: Someone, now = at(1), expiresAt?: Date) =>
  store.db
    .transaction()
    .execute((tx) => queueLineMessage(tx, id, { kind: 'bill.approved', path, ...(expiresAt && { expiresAt }) }, now))
const row = () => store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
const mails: string[] = []
const carryMail = () =>
  sendPendingMessages(
    store.db,
    async ({ to, text }) => void mails.push(`${to} ${text}`),
    () => at(second),
  )

beforeEach(async () => {
  await store.db.deleteFrom('outbox').execute()
  await store.db.deleteFrom('line_months').execute()
  for (const list of [received, mails, line.accepted, line.calls, line.moods]) list.length = 0
  line.month.left = Infinity
  second = 1
})

describe('a message to LINE', () => {
  it('goes once, to whoever wishes for its topic and is a friend, with the page that it opens', async () => {
    const memberOf = await someone()
    expect(await write(memberOf)).not.toBeNull()
    expect(await dispatch()).toBe(1)
    expect(await dispatch()).toBe(0)
    expect(line.accepted).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        to: memberOf.user,
        text: `ใบเสร็จของคุณผ่านแล้ว คะแนนเข้าบัญชีเรียบร้อย แตะดูได้เลยค่ะ\nhttps://careplus.example${path}\nปิดข้อความได้ที่ CarePlus > ข้อมูลของฉัน`,
      },
    ])
    expect(line.calls).toEqual([`GET /v2/bot/profile/${memberOf.user}`, 'POST /v2/bot/message/push'])
    expect(await row()).toMatchObject({ sent_at: at(1), text: '', subject: '' })
    expect(await carryMail()).toBe(0)
  })

  it('is not even written for another topic, for a stranger, or for who has linked nothing', async () => {
    const memberOf = await someone()
    await store.db.updateTable('line_topics').set({ topic: 'draw' }).where('member_id', '=', memberOf.id).execute()
    expect(await write(memberOf)).toBeNull()
    const stranger = await someone()
    await store.db.updateTable('line_friends').set({ state: 'stranger' }).where('subject', '=', stranger.user).execute()
    expect(await write(stranger)).toBeNull()
    const unlinked = await someone()
    await store.db.deleteFrom('identities').where('member_id', '=', unlinked.id).execute()
    expect(await write(unlinked)).toBeNull()
  })

  it('waits for the morning, and is not late meanwhile', async () => {
    const memberOf = await someone()
    const night = new Date('2026-11-26T20:00:00Z')
    await write(memberOf, night)
    expect((await row()).next_try_at).toEqual(new Date('2026-11-27T01:00:00Z'))
    second = (night.getTime() - began) / 1000 + 4 * hour
    expect(await dispatch()).toBe(0)
    expect(await countLateMessages(store.db, ['line'], at(second))).toEqual({ late: 0, given_up: 0, mail_instead: 0 })
    second += 2 * hour
    expect((await countLateMessages(store.db, ['line'], at(second))).late).toBe(1)
    expect(await dispatch()).toBe(1)
  })

  it('is taken once where LINE takes it without a word, by the key of its first try', async () => {
    line.moods.push('cut')
    await write(await someone())
    expect(await dispatch()).toBe(0)
    expect(received).toMatchObject([{ becomes: 'another try' }])
    expect(await row()).toMatchObject({ tries: 1, unsure: 1, channel: 'line' })
    second = 20
    expect(await dispatch()).toBe(1)
    expect(line.accepted).toHaveLength(1)
    expect(await carryMail()).toBe(0)
  })

  it('is sent once by two postmen, and by one that was killed between the try and its note', async () => {
    for (let each = 0; each < 6; each += 1) await write(await someone())
    const counts = await Promise.all([dispatch(), dispatch(), dispatch()])
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(6)
    expect(new Set(line.accepted.map(({ to }) => to)).size).toBe(6)
    expect(line.accepted).toHaveLength(6)

    const memberOf = await someone()
    await write(memberOf)
    const killed = new Error('killed')
    const dying = dispatch({
      push: async (message) => {
        await api.push(message)
        throw killed
      },
    })
    await expect(dying).rejects.toBe(killed)
    expect(await dispatch()).toBe(0)
    second += 31
    expect(await dispatch()).toBe(1)
    expect(line.accepted.filter(({ to }) => to === memberOf.user)).toHaveLength(1)
    expect(await carryMail()).toBe(0)
  })

  it.each([
    ['LINE refuses it', 'bad', {}],
    ['the month of LINE is used up', null, { quota: 0 }],
    ['the month of the brand is used up', null, { budget: 1 }],
    ['the brand sends nothing in LINE any more', null, { off: true }],
  ] as const)('goes by mail instead, once, where %s', async (_what, mood, limits) => {
    if ('budget' in limits) {
      await write(await someone())
      await dispatch({ monthlyBudget: 1 })
      await store.db.deleteFrom('outbox').execute()
      line.accepted.length = 0
    }
    if (mood !== null) line.moods.push(mood)
    if ('quota' in limits) line.month.left = 0
    const memberOf = await someone()
    await write(memberOf)
    const dispatcher = {
      ...('budget' in limits ? { monthlyBudget: 1 } : {}),
      ...('off' in limits ? { push: null } : {}),
    }
    expect(await dispatch(dispatcher)).toBe(0)
    expect(received.at(-1)).toMatchObject({ becomes: 'mail' })
    second = 3 * hour
    expect(await dispatch(dispatcher)).toBe(0)
    expect(line.accepted).toEqual([])
    expect(await carryMail()).toBe(1)
    expect(await carryMail()).toBe(0)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(new RegExp(`^${memberOf.email} [^]*ใบเสร็จของคุณผ่านแล้ว[^]*careplus.example/rewards/history`))
    expect((await countLateMessages(store.db, ['mail', 'line'], at(second))).mail_instead).toBe(1)
  })

  it('that was not taken leaves the month as it was, and a repeat takes no second place in it', async () => {
    const sentThisMonth = async () => (await store.db.selectFrom('line_months').selectAll().execute())[0]
    line.moods.push('broken', 'rate', 'well')
    await write(await someone())
    for (second of [1, 60, 180]) await dispatch({ monthlyBudget: 1 })
    expect(line.accepted).toHaveLength(1)
    expect(await sentThisMonth()).toEqual({ month: '2026-11-01', sent: 1 })
    line.moods.push('bad')
    await store.db.deleteFrom('line_months').execute()
    await write(await someone())
    await dispatch({ monthlyBudget: 1 })
    expect(await sentThisMonth()).toEqual({ month: '2026-11-01', sent: 0 })
  })

  it('goes by mail after two hours of refusals to take it now', async () => {
    await write(await someone())
    const times = [1, 12, 40, 90, 200, 400, 800, 1500, 3000, 5400, 7300]
    line.moods.push(...times.map(() => 'rate' as const))
    for (second of times) await dispatch()
    expect(received.slice(0, -1).every(({ becomes }) => becomes === 'another try')).toBe(true)
    expect(received.at(-1)).toMatchObject({ becomes: 'mail', reason: 'LINE 429' })
    expect(await carryMail()).toBe(1)
  })

  it('ends with the friendship that LINE knows nothing of any more, and with the consent', async () => {
    const memberOf = await someone()
    line.friends.delete(memberOf.user)
    await write(memberOf)
    expect(await dispatch()).toBe(0)
    expect(line.calls).toEqual([`GET /v2/bot/profile/${memberOf.user}`])
    expect(await row()).toMatchObject({ failure: 'withdrawn', given_up_at: at(1), text: '' })
    const { state } = await store.db
      .selectFrom('line_friends')
      .select('state')
      .where('subject', '=', memberOf.user)
      .executeTakeFirstOrThrow()
    expect(state).toBe('blocked')
    expect(await write(memberOf)).toBeNull()
    expect(await carryMail()).toBe(0)
    expect((await countLateMessages(store.db, ['mail', 'line'], at(second))).given_up).toBe(0)
  })

  it('that is not sent, for its reader is no friend or wishes for it no more, leaves the month as it was', async () => {
    const sent = async () => (await store.db.selectFrom('line_months').select('sent').execute())[0]?.sent
    const memberOf = await someone()
    line.friends.delete(memberOf.user)
    await write(memberOf)
    await dispatch({ monthlyBudget: 1 })
    expect(await sent()).toBe(0)
    const other = await someone()
    await write(other)
    line.moods.push('rate')
    await dispatch({
      monthlyBudget: 1,
      push: async (message) => {
        await cancelLineMessages(store.db, other.id, at(2))
        return api.push(message)
      },
    })
    expect(await sent()).toBe(0)
    const third = await someone()
    await write(third)
    line.moods.push('rate')
    await dispatch({ monthlyBudget: 1 })
    expect(await sent()).toBe(1)
    await cancelLineMessages(store.db, third.id, at(2))
    expect(await sent()).toBe(0)
  })

  it('that LINE or the mail took while its wish was withdrawn is sent, and no letter that was given up', async () => {
    const memberOf = await someone()
    const stopping = async () => cancelLineMessages(store.db, memberOf.id, at(1))
    await write(memberOf)
    await dispatch({
      push: async (message) => {
        await stopping()
        return api.push(message)
      },
    })
    const counted = { late: 0, given_up: 0, mail_instead: 0 }
    expect(await row()).toMatchObject({ sent_at: at(1), given_up_at: null })
    expect(await countLateMessages(store.db, ['mail', 'line'], at(second))).toEqual(counted)
    for (const accepted of [true, false]) {
      await store.db.deleteFrom('outbox').execute()
      await store.db
        .insertInto('line_topics')
        .values({ member_id: memberOf.id, topic: 'bill', since: at(0) })
        .execute()
      line.moods.push('bad')
      await write(memberOf)
      await dispatch()
      await sendPendingMessages(
        store.db,
        async () => {
          await stopping()
          if (!accepted) throw new Error('no')
        },
        () => at(second),
      )
      expect(await row()).toMatchObject(
        accepted
          ? { sent_at: at(1), given_up_at: null, text: '' }
          : { sent_at: null, given_up_at: at(1), failure: 'withdrawn', text: '' },
      )
      expect((await countLateMessages(store.db, ['mail', 'line'], at(second))).given_up).toBe(0)
    }
  })

  const leavings: Readonly<Record<string, (memberOf: Someone) => Promise<unknown>>> = {
    'the wish is withdrawn': ({ id }) => cancelLineMessages(store.db, id, at(2)),
    'the account is unlinked': ({ id }) => store.db.deleteFrom('identities').where('member_id', '=', id).execute(),
    'the account becomes another member’s': async ({ id, user }) => {
      await store.db.deleteFrom('identities').where('member_id', '=', id).execute()
      const other = await someone()
      await linkLine(store.db, other.id, at(2), user)
    },
    'the member is gone': ({ id }) => store.db.deleteFrom('members').where('id', '=', id).execute(),
    'the account was closed': ({ user }) =>
      store.db.transaction().execute((tx) => saveFriendship(tx, { subject: user, state: 'blocked', at: at(2) })),
  }
  it.each(Object.keys(leavings))('leaves neither in LINE nor by mail where %s while it waits', async (name) => {
    const memberOf = await someone()
    await write(memberOf)
    await leavings[name]?.(memberOf)
    second = 5
    expect(await dispatch()).toBe(0)
    expect(await carryMail()).toBe(0)
    expect([line.accepted, line.calls, mails]).toEqual([[], [], []])
  })

  const during = ['the wish is withdrawn', 'the account is unlinked'] as const
  it.each(during.flatMap((name) => (['bad', 'well'] as const).map((mood) => [name, mood] as const)))(
    'leaves by no other way where %s during a try that ends %s',
    async (name, mood) => {
      const memberOf = await someone()
      line.moods.push(mood)
      await write(memberOf)
      await dispatch({
        push: async (message) => {
          await leavings[name]?.(memberOf)
          return api.push(message)
        },
      })
      second = 3 * hour
      expect(await dispatch()).toBe(0)
      expect(await carryMail()).toBe(0)
    },
  )

  it('does not go by mail after the wish was withdrawn, once it waits there', async () => {
    const memberOf = await someone()
    line.moods.push('bad')
    await write(memberOf)
    await dispatch()
    expect((await row()).channel).toBe('mail')
    await cancelLineMessages(store.db, memberOf.id, at(2))
    expect(await carryMail()).toBe(0)
    expect(await row()).toMatchObject({ given_up_at: at(2), text: '', html: null })
  })

  it('becomes mail wholly or not at all: a store that breaks on the way leaves a message to LINE', async () => {
    const { db } = store
    await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_mail before update on outbox for each row
      when (new.channel = 'mail') execute function refuse_mail()`.execute(db)
    line.moods.push('bad', 'bad')
    const memberOf = await someone()
    await write(memberOf)
    await expect(dispatch()).rejects.toThrow('away')
    await sql`drop function refuse_mail cascade`.execute(db)
    expect(await row()).toMatchObject({ channel: 'line', tries: 1, unsure: 1, given_up_at: null })
    second = 40
    await dispatch()
    expect(await row()).toMatchObject({ channel: 'mail', recipient: memberOf.email })
    expect(await carryMail()).toBe(1)
    expect(mails).toHaveLength(1)
  })

  it('is given up where its day is over, and where nobody can be written to', async () => {
    await write(await someone(), at(1), at(60))
    second = 61
    await dispatch()
    expect(await row()).toMatchObject({ failure: 'late', given_up_at: at(61) })
    await store.db.deleteFrom('outbox').execute()
    line.moods.push('bad')
    await write(await someone(null))
    await dispatch()
    expect(await row()).toMatchObject({ failure: 'LINE 400', given_up_at: at(61) })
  })
})

describe('LINE itself', () => {
  it('is believed that somebody is no friend only where it knows the account that asks', async () => {
    const reasons: string[] = []
    const unheard = (reason: string) => void reasons.push(reason)
    const lost = messagingApi({ ...line.settings, url: `${line.settings.url}/v2` }, unheard)
    const memberOf = await someone()
    expect(await lost.isFriend(memberOf.user)).toBeNull()
    const other = messagingApi({ ...line.settings, token: 'other' }, unheard)
    expect(await other.isFriend(memberOf.user)).toBeNull()
    other.close()
    expect(reasons).toEqual(['LINE 404', 'LINE 401'])
    await write(memberOf)
    await dispatch({ push: lost.push })
    lost.close()
    expect(received).toMatchObject([{ reason: 'LINE 404', becomes: 'another try' }])
    second = 20
    expect(await dispatch()).toBe(1)
    expect(await api.isFriend(memberOf.user)).toBe(true)
    line.friends.delete(memberOf.user)
    expect(await api.isFriend(memberOf.user)).toBe(false)
  })

  it('knows none of the people who sign in where the two channels are of different providers, and it is reported once', async () => {
    const reasons: string[] = []
    const strangers = async (of: ReturnType<typeof messagingApi>, count: number) => {
      for (let at = 0; at < count; at += 1) expect(await of.isFriend(`U${String(at).padStart(32, '0')}`)).toBe(false)
    }
    const foreign = messagingApi(line.settings, (reason) => void reasons.push(reason))
    await strangers(foreign, 19)
    await strangers(foreign, 19)
    expect(reasons).toEqual([])
    await strangers(foreign, 30)
    foreign.close()
    expect(reasons).toEqual([expect.stringContaining('under one provider')])
    const memberOf = await someone()
    line.friends.add(memberOf.user)
    const own = messagingApi(line.settings, (reason) => void reasons.push(reason))
    expect(await own.isFriend(memberOf.user)).toBe(true)
    await strangers(own, 30)
    own.close()
    expect(reasons).toHaveLength(1)
  })

  it('is told no token over a connection that is not its own, and answers what became of a call', async () => {
    const other = messagingApi({ ...line.settings, ca: null })
    expect(await other.push({ id: randomUUID(), to: 'U1', text: 'x' })).toMatchObject({ _tag: 'Later' })
    expect(await other.isFriend('U1')).toBeNull()
    other.close()
    const wrong = messagingApi({ ...line.settings, token: 'other' })
    expect(await wrong.push({ id: randomUUID(), to: 'U1', text: 'x' })).toEqual({ _tag: 'Later', reason: 'LINE 401' })
    wrong.close()
    const unreachable = messagingApi({ ...line.settings, url: 'https://127.0.0.1:1' })
    expect(await unreachable.push({ id: randomUUID(), to: 'U1', text: 'x' })).toEqual({
      _tag: 'Later',
      reason: 'ECONNREFUSED',
    })
    unreachable.close()
    expect(line.accepted).toEqual([])
  })
})
