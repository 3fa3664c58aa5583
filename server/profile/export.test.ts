import { contract } from '@careplus/adapters/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
beforeAll(async () => {
  server = await startTestServer()
  member = await server.join()
  other = await server.join()
  child = await withChild(server, member, olderChild)
  await withChecks(server, member, child.id)
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
      { action: 'export.taken' },
      { action: 'export.taken' },
    ])
    const picture = (await server.call(contract.readAvatar, { token: member.access_token })).answer().bytes
    expect(files['pictures/avatar.webp']).toStrictEqual(picture)
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
