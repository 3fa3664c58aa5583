import { recordedTexts } from '@careplus/core/internal/consents'
import { contract } from '@careplus/adapters/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../testing/catalogue.js'
import { withLoyalty } from '../../testing/loyaltyFixtures.js'
import { inviteByLink, shareChild } from '../../testing/childSharing.js'
import { ownServer } from '../../testing/ownServer.js'
import {
  newNutrition,
  newRecord,
  newStool,
  olderChild,
  withChecks,
  withChild,
  type Member,
} from '../../testing/testServer.js'
import { exportedTables } from '../../testing/exportedTables.js'
import { downloadOf } from '../../testing/download.js'

const server = ownServer()
let member: Member
let other: Member
let child: { readonly id: string }
let loyalty: Awaited<ReturnType<typeof withLoyalty>>
beforeAll(async () => {
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

const download = (token = member.access_token) => server.call(contract.downloadExport, { token })
const opened = (of: Pick<Member, 'access_token'> = member) => downloadOf(server, of)

describe('everything of a member in one file', () => {
  it('is a ZIP to be saved under the day, kept by no cache', async () => {
    const { headers } = await download()
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="careplus-\d{4}-\d\d-\d\d\.zip"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('holds what the database holds', async () => {
    const { files, part } = await opened()
    const { db } = server.store
    const [row] = await db.selectFrom('members').selectAll().where('id', '=', member.user.id).execute()
    expect(part('profile')).toMatchObject({ id: row?.id, email: row?.email, name: row?.name })
    expect(part('identities')).toMatchObject([{ way: 'local1', subject: member.email }])
    expect(part('children')).toMatchObject([
      { id: child.id, nickname: olderChild.nickname, birthday: olderChild.birthday },
    ])
    expect(part('growth')).toMatchObject([{ child_id: child.id, ...newRecord }])
    const { lastedDays: lasted_days, ...stool } = newStool
    expect(part('stool')).toMatchObject([{ child_id: child.id, ...stool, lasted_days }])
    const { sweetDrinks: sweet_drinks, classNumber: class_number, ...nutrition } = newNutrition
    expect(part('nutrition')).toMatchObject([{ child_id: child.id, ...nutrition, sweet_drinks, class_number }])
    const { data: consents } = (await server.call(contract.listConsents, { token: member.access_token })).answer()
    expect(part('consents')).toStrictEqual(
      consents.map((row) => ({
        ...row,
        child_agreed: null,
        text_sha256: recordedTexts.find(({ purpose, version }) => purpose === row.purpose && version === row.version)
          ?.sha256,
      })),
    )
    expect(JSON.stringify(part('consents'))).toMatch(/"text_sha256":"[0-9a-f]{64}"/)
    expect(part('devices')).toHaveLength(1)
    expect(part('activity')).toMatchObject([
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
    const { part } = await opened()
    const points = part('points')
    expect(points).toMatchObject({ now: { balance: 845, held: 100 } })
    const { ledger } = points as { ledger: ReadonlyArray<{ kind: string; points: number }> }
    expect(ledger.map((row) => [row.kind, row.points])).toStrictEqual([
      ['bill', 1000],
      ['held', -100],
      ['entered', -60],
      ['mission', 5],
    ])
    expect(part('orders')).toMatchObject([{ id: loyalty.order, address: newAddress, steps: [{ state: 'received' }] }])
    expect(part('addresses')).toMatchObject([{ address: newAddress, is_default: true }])
    expect(part('bills')).toMatchObject([{ id: loyalty.bill, receipt_number: 'R-1', state: 'reviewing' }])
    expect(part('draws')).toMatchObject({
      codes: [{ tickets: 3 }],
      entries: [{ tickets: 3, points: 60 }],
    })
    expect(part('missions')).toMatchObject({ done: [{ subject: '' }], claimed: [{ points: 5 }] })
    expect(part('notices')).toMatchObject({
      own: expect.arrayContaining([expect.objectContaining({ topic: 'points' })]),
      read: [],
      muted: [],
    })
  })

  it('tells of sharing what the app told: who was invited, who recorded, and who did what', async () => {
    const [owner, helper] = [await server.join(), await server.join()]
    await server.call(contract.changeMe, { token: owner.access_token, body: { name: 'มะลิ วงศ์ดี' } })
    await server.call(contract.changeMe, { token: helper.access_token, body: { name: 'คุณเก่ง' } })
    const { id, record } = await withChild(server, owner, olderChild)
    await shareChild(server, owner, helper, id, 'manage')
    const token = helper.access_token
    const changed = { ...newRecord, weight: 11 }
    const changing = { token, params: { id, record_id: record }, body: changed }
    ;(await server.call(contract.changeGrowth, changing)).answer()
    await withChecks(server, helper, id)
    const { secret } = await inviteByLink(server, owner, [{ child_id: id, role: 'view' }])

    const mine = await opened(owner)
    expect(mine.part('children')).toMatchObject([{ id, delivery_method: 'c-section' }])
    expect(mine.part('growth')).toMatchObject([
      { recorded_by: 'มะลิ วงศ์ดี', recorded_by_me: true, changed_by: 'คุณเก่ง', changed_by_me: false },
    ])
    for (const checks of ['stool', 'nutrition'])
      expect(mine.part(checks)).toMatchObject([{ recorded_by: 'คุณเก่ง', recorded_by_me: false }])
    const sharing = mine.part('sharing')
    expect(sharing).toMatchObject({
      invites_made: [
        {
          way: 'link',
          outcome: 'confirmed',
          answered_by: { name: 'คุณเก่ง' },
          children: [{ child_id: id, role: 'manage' }],
        },
        { way: 'link', outcome: null, answered_by: null, children: [{ child_id: id, role: 'view' }] },
      ],
      invites_answered: [],
    })
    expect(sharing).toHaveProperty('done_by_others_with_my_children', [
      { at: expect.any(String), child_id: id, kind: 'growth.changed', day: newRecord.date, by: 'คุณเก่ง' },
      { at: expect.any(String), child_id: id, kind: 'stool.added', day: newStool.date, by: 'คุณเก่ง' },
      { at: expect.any(String), child_id: id, kind: 'nutrition.added', day: newNutrition.date, by: 'คุณเก่ง' },
    ])

    const theirs = await opened({ access_token: token })
    expect(theirs.part('sharing')).toMatchObject({
      invites_made: [],
      invites_answered: [{ way: 'link', outcome: 'confirmed', inviter: { name: 'มะลิ ว.' } }],
      done_by_others_with_my_children: [],
    })
    const hashes = await server.store.db.selectFrom('partner_invites').select('secret_hash').execute()
    for (const hidden of [secret, ...hashes.map(({ secret_hash }) => secret_hash)])
      expect(mine.text + theirs.text).not.toContain(hidden)
    for (const hidden of [owner.email, olderChild.nickname]) expect(theirs.text).not.toContain(hidden)
  })

  it('holds no secret, and nothing of anybody else', async () => {
    const { text } = await opened()
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

  it('leaves out no table that tells of a member, but for a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive theirs as (
        select attrelid as id from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and relnamespace = current_schema()::regnamespace and not attisdropped
          and (attname in ('member_id', 'child_id', 'actor') or attname like '%\\_by' or relname = 'members')
        union
        select conrelid from pg_constraint join theirs on confrelid = theirs.id where contype = 'f'
      )
      select relname as name from theirs join pg_class on pg_class.oid = theirs.id
    `.execute(server.store.db)
    expect(new Set(rows.map(({ name }) => name))).toStrictEqual(new Set(Object.keys(exportedTables)))
    const files = new Set(Object.keys((await opened(await server.join())).files))
    const named = Object.values(exportedTables).filter((each) => typeof each === 'string')
    expect(named.filter((name) => !files.has(`${name}.json`))).toStrictEqual([])
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
