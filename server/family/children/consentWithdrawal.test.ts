import { contract, type Endpoint } from '@careplus/adapters/contract'
import { fillPath, staffContract } from '@careplus/adapters/internal/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { consentVersions } from '@careplus/core/consents'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { shareChild } from '../../testing/childSharing.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import { newNutrition, newRecord, newStool, olderChild, unexpected, type Member } from '../../testing/testServer.js'
import { runJobs } from '../../testing/backgroundWork.js'
import { householdOf } from '../reminders/household.js'
import { mailReminders } from '../reminders/mailReminders.js'
import { notifyDues } from '../reminders/notifyDues.js'
import { erasureDelayMs } from './healthErasure.js'

const server = ownStaffServer()

const version = consentVersions.child_health
const record = { ...newRecord, date: '2026-01-13', weight: 13.37, height: 91.3, head_circumference: 44.4 }
const bodies = {
  addChild: { ...olderChild, gestation_weeks: 31, gestation_days: 5, consent: { version } },
  addGrowth: record,
  addStool: newStool,
  addNutrition: { ...newNutrition, date: '2026-02-13' },
} as const

let owner: Member
let partner: Member
let child: string
let ids: { readonly record_id: string; readonly stool: string; readonly nutrition: string }
let marks: ReadonlyArray<string>

const asOwner = () => ({ token: owner.access_token })
const consent = async (granted: boolean) =>
  (
    await server.call(contract.recordConsent, {
      ...asOwner(),
      body: { purpose: 'child_health', child_id: child, granted, version },
    })
  ).answer()

beforeEach(async () => {
  owner = await server.join()
  partner = await server.join()
  child = (await server.call(contract.addChild, { ...asOwner(), body: bodies.addChild, key: 'addChild' })).answer().data
    .id
  const at = { ...asOwner(), params: { id: child } }
  const { addGrowth, addStool, addNutrition } = contract
  const record_id = (await server.call(addGrowth, { ...at, body: bodies.addGrowth, key: 'addGrowth' })).answer().data.id
  const stool = (await server.call(addStool, { ...at, body: bodies.addStool, key: 'addStool' })).answer().data.id
  const made = await server.call(addNutrition, { ...at, body: bodies.addNutrition, key: 'addNutrition' })
  const nutrition = made.answer().data.id
  ids = { record_id, stool, nutrition }
  marks = [
    record.date,
    newStool.date,
    bodies.addNutrition.date,
    '"weight":13.37',
    '"height":91.3',
    'circumference":44.4',
    'weeks":31',
    ...Object.values(ids),
  ]
  await shareChild(server, owner, partner, child, 'manage')
})

const textOf = (body: unknown): string => {
  const { bytes } = (body ?? {}) as { readonly bytes?: Uint8Array }
  if (bytes === undefined) return JSON.stringify(body)
  // A ZIP file begins with PK; tables of staff are text.
  const files = strFromU8(bytes.subarray(0, 2)) === 'PK' ? Object.values(unzipSync(bytes)) : [bytes]
  return files
    .map((file) => strFromU8(file))
    .join('\n')
    .replaceAll(/:\s+/g, ':')
}

const mentions = (body: unknown): boolean => {
  const text = textOf(body)
  return marks.some((mark) => text.includes(mark))
}

const views = (all: object): ReadonlyArray<Endpoint> =>
  (Object.values(all) as ReadonlyArray<Endpoint>).filter(({ method }) => method === 'GET')
const params = () => ({ id: child, record_id: ids.record_id, check_id: ids.stool, member_id: owner.user.id })

const visibleTo = async ({ access_token: token }: Member): Promise<ReadonlyArray<string>> => {
  const visible: string[] = []
  for (const endpoint of views(contract))
    if (mentions((await server.call(endpoint, { token, params: params() })).body)) visible.push(endpoint.name)
  return visible.toSorted()
}

const visibleToStaff = async (): Promise<ReadonlyArray<string>> => {
  const visible: string[] = []
  for (const endpoint of views(staffContract))
    if (mentions((await server.staffCall(endpoint, { params: params() })).body)) visible.push(endpoint.name)
  return visible
}

const lists = ['listActivity', 'listChildren', 'listGrowth', 'listNutrition', 'listStool', 'readChild', 'readFamily']
const ownersCalls = ['downloadExport', ...lists].toSorted()

const repeat = async (name: keyof typeof bodies): Promise<unknown> => {
  const response = await fetch(server.url + fillPath(contract[name].path, { id: child }), {
    method: 'POST',
    headers: {
      'x-api-key': 'careplus-web',
      'content-type': 'application/json',
      'idempotency-key': name,
      authorization: `Bearer ${owner.access_token}`,
    },
    body: JSON.stringify(bodies[name]),
  })
  expect(response.status).toBe(201)
  return response.json()
}

const repeated = async (): Promise<ReadonlyArray<string>> => {
  const visible: string[] = []
  for (const name of ['addChild', 'addGrowth', 'addStool', 'addNutrition'] as const)
    if (mentions(await repeat(name))) visible.push(name)
  return visible
}

describe('a withdrawal of a child’s health consent', () => {
  it('hides it from every call, for everybody, until it is given again', async () => {
    expect(await visibleTo(owner)).toStrictEqual(ownersCalls)
    await server.call(contract.addGrowth, { token: partner.access_token, params: { id: child }, body: record })
    expect(await visibleTo(partner)).toStrictEqual(ownersCalls)
    expect(await visibleToStaff()).toStrictEqual([])
    expect(await repeated()).toStrictEqual(Object.keys(bodies))
    await consent(false)
    expect(await visibleTo(owner)).toStrictEqual([])
    expect(await visibleTo(partner)).toStrictEqual([])
    expect(await visibleToStaff()).toStrictEqual([])
    expect(await repeated()).toStrictEqual([])
    await consent(true)
    expect(await visibleTo(owner)).toStrictEqual(ownersCalls)
    await shareChild(server, owner, partner, child, 'manage')
    expect(await visibleTo(partner)).toStrictEqual(ownersCalls)
  })

  it('is answered by no write either', async () => {
    await consent(false)
    const fields = { nickname: 'น้องใหม่', birthday: olderChild.birthday, gender: olderChild.gender }
    const changed = await server.call(contract.changeChild, { ...asOwner(), params: { id: child }, body: fields })
    expect(mentions(changed.answer())).toBe(false)
    const own = { ...asOwner(), params: { id: child, record_id: ids.record_id }, body: record }
    expect((await server.call(contract.changeGrowth, own)).code()).toBe('consent_required')
    for (const name of ['addGrowth', 'addStool', 'addNutrition'] as const) {
      const reply = await server.call(contract[name], { ...own, body: bodies[name] })
      expect([name, reply.code(), mentions(reply.body)]).toStrictEqual([name, 'consent_required', false])
    }
  })

  it('stops what tells of it by itself: notices, mail, LINE and the calendar', async () => {
    const { db } = server.store
    const { url } = (await server.call(contract.makeCalendar, asOwner())).answer().data
    const calendar = async () => (await fetch(url)).text()
    const mailed = { weighing: true, looking: true }
    ;(await server.call(contract.changeReminderMail, { ...asOwner(), body: mailed })).answer()
    expect(await calendar()).toContain('ปัน')
    await consent(false)
    expect(await calendar()).not.toContain('ปัน')
    expect(
      (await db.transaction().execute((tx) => householdOf(tx, owner.user.id, server.today()))).children,
    ).toStrictEqual([])
    const before = (await server.messagesTo(owner.email)).length
    const day = new Date(startOfBangkokDay(addDays(server.today(), 2) as IsoDate) + 10 * 3_600_000)
    await notifyDues(db, day, unexpected)
    await mailReminders(db, 'https://careplus.example', day, unexpected)
    const notices = await db.selectFrom('notices').select('title').where('member_id', '=', owner.user.id).execute()
    expect(notices.filter(({ title }) => title.includes('ปัน'))).toStrictEqual([])
    expect((await server.messagesTo(owner.email)).length).toBe(before)
  })

  it('is taken back within seven days only, also where the job that deletes is late', async () => {
    await consent(false)
    server.clock.advance(erasureDelayMs / 1000 + 60)
    owner = { ...owner, access_token: (await server.logIn(owner)).answer().access_token }
    await consent(true)
    expect(await visibleTo(owner)).toStrictEqual([])
    expect(await runJobs(server.store.db, server.now())).toBeGreaterThanOrEqual(1)
    expect(await visibleTo(owner)).toStrictEqual([])
  })
})
