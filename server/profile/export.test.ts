import { contract } from '@careplus/adapters/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../testing/catalogue.js'
import { withLoyalty } from '../testing/loyalty.js'
import {
  newNutrition,
  newRecord,
  newStool,
  olderChild,
  startTestServer,
  withChecks,
  withChild,
  type Member,
  type TestServer,
} from '../testing/testServer.js'

let server: TestServer
let member: Member
let other: Member
let child: { readonly id: string }
let loyalty: Awaited<ReturnType<typeof withLoyalty>>
beforeAll(async () => {
  server = await startTestServer()
  member = await server.join()
  other = await server.join()
  child = await withChild(server, member, olderChild)
  await withChecks(server, member, child.id)
  loyalty = await withLoyalty(server, member)
  await withLoyalty(server, other)
  await withChecks(server, other, (await withChild(server, other, olderChild)).id)
  const body = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await server.call(contract.changeAvatar, { token: member.access_token, body })
})
afterAll(() => server.stop())

const download = (token = member.access_token) => server.call(contract.downloadExport, { token })
const opened = async (token = member.access_token) => unzipSync((await download(token)).answer().bytes)
const jsonOf = (files: Readonly<Record<string, Uint8Array>>, name: string): unknown =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()))

describe('everything of a member in one file', () => {
  it('is a ZIP to be saved under the day, kept by no cache', async () => {
    const { headers } = await download()
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="careplus-\d{4}-\d\d-\d\d\.zip"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('holds what the database holds', async () => {
    const files = await opened()
    const { db } = server.store
    const [row] = await db.selectFrom('members').selectAll().where('id', '=', member.user.id).execute()
    expect(jsonOf(files, 'profile.json')).toMatchObject({ id: row?.id, email: row?.email, name: row?.name })
    expect(jsonOf(files, 'identities.json')).toMatchObject([{ way: 'local1', subject: member.email }])
    expect(jsonOf(files, 'children.json')).toMatchObject([
      { id: child.id, nickname: olderChild.nickname, birthday: olderChild.birthday },
    ])
    expect(jsonOf(files, 'growth.json')).toMatchObject([{ child_id: child.id, ...newRecord }])
    const { lastedDays: lasted_days, ...stool } = newStool
    expect(jsonOf(files, 'stool.json')).toMatchObject([{ child_id: child.id, ...stool, lasted_days }])
    const { sweetDrinks: sweet_drinks, classNumber: class_number, ...nutrition } = newNutrition
    expect(jsonOf(files, 'nutrition.json')).toMatchObject([
      { child_id: child.id, ...nutrition, sweet_drinks, class_number },
    ])
    const { data: consents } = (await server.call(contract.listConsents, { token: member.access_token })).answer()
    expect(jsonOf(files, 'consents.json')).toStrictEqual(consents)
    expect(jsonOf(files, 'devices.json')).toHaveLength(1)
    expect(jsonOf(files, 'activity.json')).toMatchObject([
      { action: 'member.joined' },
      { action: 'consent.granted', subject: child.id },
      { action: 'bill.sent', subject: loyalty.bill },
      { action: 'export.taken' },
      { action: 'export.taken' },
    ])
    const picture = (await server.call(contract.readAvatar, { token: member.access_token })).answer().bytes
    expect(files['pictures/avatar.webp']).toStrictEqual(picture)
  })

  it('holds points, orders, addresses, bills, entries, missions and notices', async () => {
    const files = await opened()
    const points = jsonOf(files, 'points.json')
    expect(points).toMatchObject({ now: { balance: 845, held: 100 } })
    const { ledger } = points as { ledger: ReadonlyArray<{ kind: string; points: number }> }
    expect(ledger.map((row) => [row.kind, row.points])).toStrictEqual([
      ['mission', 1000],
      ['held', -100],
      ['entered', -60],
      ['mission', 5],
    ])
    expect(jsonOf(files, 'orders.json')).toMatchObject([
      { id: loyalty.order, address: newAddress, steps: [{ state: 'received' }] },
    ])
    expect(jsonOf(files, 'addresses.json')).toMatchObject([{ address: newAddress, is_default: true }])
    expect(jsonOf(files, 'bills.json')).toMatchObject([{ id: loyalty.bill, receipt_number: 'R-1', state: 'reviewing' }])
    expect(jsonOf(files, 'draws.json')).toMatchObject({
      codes: [{ tickets: 3 }],
      entries: [{ tickets: 3, points: 60 }],
    })
    expect(jsonOf(files, 'missions.json')).toMatchObject({ done: [{ subject: '' }], claimed: [{ points: 5 }] })
    expect(jsonOf(files, 'notices.json')).toMatchObject({ own: [{ topic: 'points' }], read: [], muted: [] })
  })

  it('holds no secret, and nothing of anybody else', async () => {
    const text = Object.values(await opened())
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    const { db } = server.store
    const secrets = [
      ...(await db.selectFrom('credentials').select('password_hash as it').execute()),
      ...(await db.selectFrom('access_tokens').select('hash as it').execute()),
      ...(await db.selectFrom('refresh_tokens').select('hash as it').execute()),
      { it: member.access_token },
      { it: other.user.id },
      { it: other.email },
    ]
    expect(secrets.length).toBeGreaterThan(6)
    for (const { it: secret } of secrets) expect(text).not.toContain(secret)
  })

  it('wants fresh proof, and is not made more than ten times an hour', async () => {
    const someone = await server.join()
    const statuses: number[] = []
    for (let each = 0; each < 11; each += 1) statuses.push((await download(someone.access_token)).status)
    expect(statuses).toStrictEqual([...Array.from({ length: 10 }, () => 200), 429])
    server.clock.advance(601)
    expect((await download(someone.access_token)).code()).toBe('proof_required')
  })
})
