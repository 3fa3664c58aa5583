import { consentVersions, type ConsentPurpose } from '@careplus/core/consents'
import { contract } from '@careplus/adapters/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/internal/growth'
import { dueDates, dueTitle } from '@careplus/core/internal/reminders'
import type { Due } from '@careplus/core/reminders'
import { remindedHousehold } from '@careplus/core/internal/testing'
import { test } from '@fast-check/vitest'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shareChild } from '../../testing/childSharing.js'
import {
  newChild,
  newMobility,
  newRecord,
  newStool,
  startTestServer,
  withAdult,
  withChild,
  type Member,
  type TestServer,
} from '../../testing/testServer.js'
import { calendarOf } from './calendar.js'
import { uidOf } from './calendarEvents.js'

/** Another program parses it, and refuses what the standard does not have. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const components = calendar.getAllSubcomponents('vevent')
  return {
    calendar,
    events: components.map((component) => {
      const { uid, summary, startDate } = new ICAL.Event(component)
      return { uid, summary, on: startDate.toString(), whole: startDate.isDate }
    }),
    revisions: components.map((component) => ({
      sequence: component.getFirstPropertyValue('sequence'),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      modified: String(component.getFirstPropertyValue('last-modified')),
    })),
    alarms: components.map((component) => {
      const trigger = component.getFirstSubcomponent('valarm')?.getFirstProperty('trigger')
      return `${String(trigger?.getFirstParameter('related') ?? 'START')} ${String(trigger?.getFirstValue())}`
    }),
  }
}

const changed_at = new Date('2026-11-20T01:02:03Z')
const events = (dues: ReadonlyArray<Due>, sequence = 0) =>
  dues.map((due) => ({ due, uid: uidOf(due), sequence, changed_at }))
const one: Due = { kind: 'weighing', subject: 'a', name: 'ปัน; น้อง, "หนึ่ง"\\', on: '2026-12-31' as IsoDate, nth: 1 }

describe('the file', () => {
  test.prop([remindedHousehold()])('says to another program what is due, and nothing else', (household) => {
    const dues = dueDates(household, '2026-11-20' as IsoDate)
    const text = calendarOf(events(dues))
    const { calendar, events: shown, alarms } = read(text)
    expect(shown.map(({ summary, on, whole }) => [summary, on, whole])).toStrictEqual(
      dues.map((due) => [dueTitle(due), due.on, true]),
    )
    expect(new Set(shown.map(({ uid }) => uid)).size).toBe(dues.length)
    // Eight in the morning of that day: a day without an end would be counted from the next midnight.
    expect(alarms).toStrictEqual(dues.map(() => 'START PT8H'))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    // RFC 5545, 3.1: lines end in CRLF and have at most 75 octets; Thai has three to the character.
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\n')
    }
    expect(text).not.toMatch(/green|pale|jaundice|emergency|doctor|weaker|someSign/i)
  })

  it('is the same for the same events, and keeps a UID when the day moves', () => {
    expect(calendarOf(events([one]))).toBe(calendarOf(events([one])))
    const [before, after] = [
      read(calendarOf(events([one]))),
      read(calendarOf(events([{ ...one, on: addDays(one.on, 9) }], 4))),
    ]
    const revised = { stamp: '2026-11-20T01:02:03Z', modified: '2026-11-20T01:02:03Z' }
    expect(before.events).toStrictEqual([
      { uid: 'weighing-a@careplus', summary: `${one.name} วันชั่งน้ำหนักวัดส่วนสูง`, on: '2026-12-31', whole: true },
    ])
    expect(before.revisions).toStrictEqual([{ sequence: 0, ...revised }])
    expect(after.events).toMatchObject([{ uid: 'weighing-a@careplus', on: '2027-01-09' }])
    expect(after.revisions).toStrictEqual([{ sequence: 4, ...revised }])
  })

  it('has the days of Bangkok’s calendar in whatever zone the server runs', () => {
    const zone = process.env['TZ']
    for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      process.env['TZ'] = TZ
      expect(read(calendarOf(events([one]))).events[0]?.on).toBe('2026-12-31')
    }
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
})

describe('a subscribed calendar', () => {
  let server: TestServer
  let member: Member
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    member = await server.join()
    token = member.access_token
  })

  const make = async (of = token) => (await server.call(contract.makeCalendar, { token: of })).answer().data.url
  let caller = 0
  const fetched = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, { headers: { 'x-forwarded-for': `10.77.${(caller += 1) >> 8}.${caller & 255}`, ...headers } })
  const eventsAt = async (url: string) => read(await (await fetched(url)).text()).events
  const settings = async () => (await server.call(contract.readReminders, { token })).answer().data

  it('is opened by its address alone, which is kept nowhere', async () => {
    expect((await settings()).calendar_since).toBeNull()
    const url = await make()
    expect(url).toMatch(new RegExp(`^${server.url}/calendar/[\\w-]{43}\\.ics$`))
    expect((await settings()).calendar_since).not.toBeNull()
    const reply = await fetched(url)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    const secret = url.slice(-47, -4)
    const { db } = server.store
    const rows = JSON.stringify([
      await db.selectFrom('reminder_settings').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ])
    expect(rows).not.toContain(secret)
    expect(server.logs.join('')).not.toContain(secret)
  })

  it('holds what is due for each, by its newest entry, of those whose data may be kept', async () => {
    const { id } = await withChild(server, member)
    const adult = await withAdult(server, member)
    const params = { id }
    ;(await server.call(contract.addStool, { token, params, body: newStool })).answer()
    const worse = { ...newStool, date: '2026-02-13', lastedDays: 9 }
    ;(await server.call(contract.addStool, { token, params, body: worse })).answer()
    const url = await make()
    const weighing = nextMeasuring(newChild.birthday as IsoDate, newRecord.date as IsoDate)
    const { data } = (await server.call(contract.listStool, { token, params })).answer()
    const [newest] = data
    const household = {
      children: [
        {
          id,
          nickname: newChild.nickname,
          birthDate: newChild.birthday as IsoDate,
          growth: { kind: 'measure' as const, on: weighing },
          stool: newest ?? null,
        },
      ],
      adults: [
        {
          id: adult.id,
          name: 'มะลิ',
          mobility: { ...newMobility, date: newMobility.date as IsoDate, sex: 'female' as const },
        },
      ],
    }
    const dues = dueDates(household, server.today())
    expect(dues.length).toBeGreaterThanOrEqual(2)
    expect(await eventsAt(url)).toStrictEqual(
      dues.map((due) => ({
        uid: uidOf(due),
        summary: dueTitle(due),
        on: due.on,
        whole: true,
      })),
    )
    expect(dues.find(({ kind }) => kind === 'weighing')?.on).toBe(weighing)
    const off = async (purpose: ConsentPurpose, child_id: string | null) => {
      const body = { purpose, child_id, granted: false, version: consentVersions[purpose] }
      ;(await server.call(contract.recordConsent, { token, body })).answer()
    }
    await off('child_health', id)
    expect((await eventsAt(url)).map(({ uid }) => uid)).toStrictEqual([`mobility-${adult.id}@careplus`])
    await off('mobility', null)
    expect(await eventsAt(url)).toStrictEqual([])
  })

  it('holds children who are shared, for as long as they are', async () => {
    const owner = await server.join()
    const { id } = await withChild(server, owner)
    await shareChild(server, owner, member, id, 'view')
    const url = await make()
    expect((await eventsAt(url)).map(({ uid }) => uid)).toStrictEqual([`weighing-${id}@careplus`])
    ;(await server.call(contract.leaveChild, { token, params: { id } })).answer()
    expect(await eventsAt(url)).toStrictEqual([])
  })

  it('is not sent again where nothing has changed', async () => {
    await withChild(server, member)
    const url = await make()
    const etag = (await fetched(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".{43}"$/)
    const repeated = await fetched(url, { 'if-none-match': etag })
    expect([repeated.status, await repeated.text()]).toStrictEqual([304, ''])
    for (const marks of [`W/${etag}`, `"other", W/${etag}`])
      expect((await fetched(url, { 'if-none-match': marks })).status).toBe(304)
    expect((await fetched(url, { 'if-none-match': '"other"' })).status).toBe(200)
    server.clock.advance(86_400)
    expect((await fetched(url, { 'if-none-match': etag })).status).toBe(304)
  })

  it('tells a revision from a repetition, and never goes back to an earlier one', async () => {
    const { id, record } = await withChild(server, member)
    const url = await make()
    const revisions = async () => {
      const found = read(await (await fetched(url)).text())
      return found.revisions.map((revision, at) => ({ ...revision, on: found.events[at]?.on }))
    }
    const [first] = await revisions()
    server.clock.advance(600)
    expect(await revisions()).toStrictEqual([first])
    const body = { ...newRecord, date: '2026-02-12' }
    const added = (await server.call(contract.addGrowth, { token, params: { id }, body })).answer().data.id
    const [moved, ...none] = await revisions()
    expect(none).toStrictEqual([])
    expect(moved?.sequence).toBeGreaterThan(Number(first?.sequence))
    expect([moved?.stamp, moved?.on]).not.toStrictEqual([first?.stamp, first?.on])
    expect(moved?.modified).toBe(moved?.stamp)
    expect(Date.parse(moved?.stamp ?? '')).toBeGreaterThan(Date.parse(first?.stamp ?? ''))
    for (const entry of [added, record])
      (await server.call(contract.removeGrowth, { token, params: { id, record_id: entry } })).answer()
    expect(await revisions()).toStrictEqual([])
    ;(await server.call(contract.addGrowth, { token, params: { id }, body: newRecord })).answer()
    const [back] = await revisions()
    expect(back?.on).toBe(first?.on)
    expect(back?.sequence).toBeGreaterThan(Number(moved?.sequence))
    const named = { ...newChild, nickname: 'น้องแก้ว' }
    server.clock.advance(10)
    ;(await server.call(contract.changeChild, { token, params: { id }, body: named })).answer()
    const [renamed] = await revisions()
    expect(renamed?.sequence).toBe(back?.sequence)
    expect(renamed?.modified).not.toBe(back?.modified)
  })

  it('made anew has another address, ended has none; an unknown one is told as such', async () => {
    const [first, second] = [await make(), await make()]
    expect((await fetched(first)).status).toBe(404)
    expect((await fetched(second)).status).toBe(200)
    ;(await server.call(contract.endCalendar, { token })).answer()
    ;(await server.call(contract.endCalendar, { token })).answer()
    expect((await fetched(second)).status).toBe(404)
    expect((await settings()).calendar_since).toBeNull()
    for (const path of [
      `/calendar/${'x'.repeat(43)}.ics`,
      '/calendar/.ics',
      '/calendar/x',
      second.slice(server.url.length, -4),
    ])
      expect((await fetched(server.url + path)).status).toBe(404)
    const actions = await server.acts('actor', member.user.id)
    expect(actions.filter((action) => action.startsWith('calendar.'))).toStrictEqual([
      'calendar.made',
      'calendar.made',
      'calendar.ended',
    ])
  })

  it('guessed at is limited by network, and a subscriber on that network is not', async () => {
    const url = await make()
    const network = { 'x-forwarded-for': '10.88.0.1' }
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1)
      statuses.push((await fetched(`${server.url}/calendar/${'y'.repeat(43)}.ics`, network)).status)
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await fetched(url, network)).status).toBe(200)
  })

  it('of another is no way to theirs', async () => {
    await withChild(server, member)
    const other = await server.join()
    expect(await eventsAt(await make(other.access_token))).toStrictEqual([])
    expect(server.today()).toMatch(/^2/)
  })
})
