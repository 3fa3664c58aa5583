import { contract, type Endpoint } from '@careplus/adapters/contract'
import type { PartnerRole } from '@careplus/core/ports'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import { dueNotice } from '../reminders/dueNotice.js'
import { grantRoles } from './sharedRoles.js'
import { shareChild } from '../../testing/childSharing.js'
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

const people = ['owner', 'manage', 'view', 'former', 'stranger', 'none'] as const
type Person = (typeof people)[number]

const server = ownServer()
let members: Readonly<Record<Exclude<Person, 'none'>, Member>>
beforeAll(async () => {
  const [owner, manage, view, former, stranger] = [
    await server.join(),
    await server.join(),
    await server.join(),
    await server.join(),
    await server.join(),
  ]
  members = { owner, manage, view, former, stranger }
})

const notifyDueOf = ({ id }: { readonly id: string }, { user }: Member) =>
  server.store.db
    .transaction()
    .execute((tx) =>
      notifyMember(tx, user.id, dueNotice({ kind: 'weighing', name: olderChild.nickname, subject: id }), server.now()),
    )

const detailsOf = async ({ access_token: token }: Member) => {
  const { items } = (await server.call(contract.listNotices, { token })).answer().data
  return items.map(({ path }) => new URL(path, server.url).searchParams.get('child'))
}

let child: { readonly id: string; readonly record: string }
let checks: { readonly stool: string; readonly nutrition: string }
/** A child of its own for each case: manager, viewer and former partner. */
beforeEach(async () => {
  const { owner, manage, view, former } = members
  const { db } = server.store
  await db.deleteFrom('children').where('member_id', '=', owner.user.id).execute()
  // All cases together exceed a member's writes of an hour.
  await db.deleteFrom('idempotency_keys').where('member_id', '=', owner.user.id).execute()
  child = await withChild(server, owner, olderChild)
  checks = await withChecks(server, owner, child.id)
  const give = (to: Member, role: PartnerRole) =>
    grantRoles(db, owner.user.id, to.user.id, [{ child_id: child.id, role }], server.now())
  await give(manage, 'manage')
  await give(view, 'view')
  await give(former, 'manage')
  for (const member of [owner, manage, view, former]) await notifyDueOf(child, member)
  const { access_token: token } = former
  await server.call(contract.addGrowth, { token, params: { id: child.id }, body: newRecord, key: 'while-they-might' })
  ;(await server.call(contract.leaveChild, { token, params: { id: child.id } })).answer()
})

const done = (status: number) => ({ status, code: null })
const no = { status: 403, code: 'role_forbidden' }
const unknown = { status: 404, code: 'not_found' }
const unsigned = { status: 401, code: 'token_invalid' }

const outside = { former: unknown, stranger: unknown, none: unsigned }

interface Case {
  readonly endpoint: Endpoint
  readonly body?: () => unknown
  readonly expected: Readonly<Record<'owner' | 'manage' | 'view', { status: number; code: string | null }>>
}

const all = (status: number) => ({ owner: done(status), manage: done(status), view: done(status) })
const caring = (status: number) => ({ owner: done(status), manage: done(status), view: no })
const owning = (status: number) => ({ owner: done(status), manage: no, view: no })

const cases: Readonly<Record<string, Case>> = {
  readChild: { endpoint: contract.readChild, expected: all(200) },
  listGrowth: { endpoint: contract.listGrowth, expected: all(200) },
  changeChild: {
    endpoint: contract.changeChild,
    body: () => ({ nickname: 'น้องใหม่', birthday: '2021-07-12', gender: 'male' }),
    expected: caring(200),
  },
  addGrowth: { endpoint: contract.addGrowth, body: () => newRecord, expected: caring(201) },
  changeGrowth: { endpoint: contract.changeGrowth, body: () => ({ ...newRecord, weight: 11 }), expected: caring(200) },
  markTaken: { endpoint: contract.markTaken, body: () => ({ taken: true }), expected: caring(200) },
  removeGrowth: { endpoint: contract.removeGrowth, expected: caring(200) },
  listStool: { endpoint: contract.listStool, expected: all(200) },
  addStool: { endpoint: contract.addStool, body: () => newStool, expected: caring(201) },
  removeStool: { endpoint: contract.removeStool, expected: caring(200) },
  listNutrition: { endpoint: contract.listNutrition, expected: all(200) },
  addNutrition: { endpoint: contract.addNutrition, body: () => newNutrition, expected: caring(201) },
  removeNutrition: { endpoint: contract.removeNutrition, expected: caring(200) },
  listActivity: { endpoint: contract.listActivity, expected: caring(200) },
  removeChild: { endpoint: contract.removeChild, expected: owning(200) },
  leaveChild: { endpoint: contract.leaveChild, expected: { owner: no, manage: done(200), view: done(200) } },
  'recordConsent, given': {
    endpoint: contract.recordConsent,
    body: () => ({ purpose: 'child_health', child_id: child.id, granted: true, version: '2026-12-10' }),
    expected: owning(201),
  },
  'recordConsent, withdrawn': {
    endpoint: contract.recordConsent,
    body: () => ({ purpose: 'child_health', child_id: child.id, granted: false, version: '2026-11-01' }),
    expected: owning(201),
  },
  makeInvite: {
    endpoint: contract.makeInvite,
    body: () => ({ way: 'link', children: [{ child_id: child.id, role: 'manage' }] }),
    expected: owning(201),
  },
}

const matrix = Object.keys(cases).flatMap((name) => people.map((person) => [name, person] as const))

const tables = ['growth_records', 'stool_checks', 'nutrition_checks', 'child_partners', 'child_activity'] as const

const ofChild = async () => {
  const { db } = server.store
  const where = (table: (typeof tables)[number]) =>
    db.selectFrom(table).selectAll().where('child_id', '=', child.id).execute()
  return {
    child: await db.selectFrom('children').selectAll().where('id', '=', child.id).execute(),
    all: await Promise.all(tables.map(where)),
  }
}

describe('every call about a child', () => {
  it('is in the matrix', () => {
    const about = (Object.values(contract) as ReadonlyArray<Endpoint>)
      .filter(({ path }) => path.startsWith('/th/children/{id}/'))
      .map(({ name }) => name)
    expect(Object.keys(cases)).toEqual(expect.arrayContaining(about))
  })

  it.each(matrix)('%s, by %s', async (name, person) => {
    const { endpoint, body, expected } = cases[name] as Case
    const before = await ofChild()
    const reply = await server.call(endpoint, {
      ...(person === 'none' ? {} : { token: members[person].access_token }),
      params: {
        id: child.id,
        record_id: child.record,
        check_id: endpoint.path.includes('/nutrition/') ? checks.nutrition : checks.stool,
      },
      ...(body === undefined ? {} : { body: body() }),
    })
    const wished = { ...expected, ...outside }[person]
    expect({ status: reply.status, code: wished.code === null ? null : reply.code() }).toEqual(wished)
    if (wished.code !== null) expect(await ofChild()).toEqual(before)
  })
})

describe('a shared child', () => {
  const listed = async ({ access_token: token }: Member) =>
    (await server.call(contract.listChildren, { token })).answer().data.find(({ id }) => id === child.id)

  it('is listed to who may see it, with their role and whose it is', async () => {
    const { owner, manage, view, former, stranger } = members
    await server.call(contract.changeMe, { token: owner.access_token, body: { name: 'มะลิ' } })
    expect(await listed(owner)).toMatchObject({ role: 'owner', shared_by: null })
    expect(await listed(manage)).toMatchObject({ role: 'manage', shared_by: 'มะลิ' })
    expect(await listed(view)).toMatchObject({ role: 'view', shared_by: 'มะลิ' })
    expect([await listed(former), await listed(stranger)]).toEqual([undefined, undefined])
  })

  it('is not read from what was answered to a partner before they left', async () => {
    const stored = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('member_id', '=', members.former.user.id)
      .where('path', '=', `/th/children/${child.id}/growth/`)
      .execute()
    expect(stored.map(({ answer }) => answer)).toEqual(['{"data":null}'])
  })

  it('is in the inbox of everybody but who left, whose own is still there', async () => {
    const { owner, manage, view, former } = members
    const own = await withChild(server, former)
    await notifyDueOf(own, former)
    const details = [await detailsOf(owner), await detailsOf(manage), await detailsOf(view), await detailsOf(former)]
    expect(details).toEqual([[child.id], [child.id], [child.id], [own.id]])
  })

  it('is in the inbox of nobody whom its owner removed', async () => {
    const { owner, manage, view } = members
    const params = { id: manage.user.id }
    ;(await server.call(contract.removePartner, { token: owner.access_token, params })).answer()
    expect([await detailsOf(manage), await detailsOf(view)]).toEqual([[], [child.id]])
  })

  it.each([
    ['withdraws consent', contract.recordConsent],
    ['removes the child', contract.removeChild],
  ] as const)('is nobody else’s once the owner %s', async (_, endpoint) => {
    const { owner, manage, view } = members
    const body = { purpose: 'child_health', child_id: child.id, granted: false, version: '2026-11-01' }
    const given = endpoint.body === null ? {} : { body }
    await server.call(endpoint, { token: owner.access_token, params: { id: child.id }, ...given })
    for (const { access_token: token } of [manage, view])
      expect((await server.call(contract.listGrowth, { token, params: { id: child.id } })).code()).toBe('not_found')
    expect([await detailsOf(manage), await detailsOf(view)]).toEqual([[], []])
  })

  it('is nobody’s once its owner is gone', async () => {
    const owner = await server.join()
    const { id } = await withChild(server, owner)
    await shareChild(server, owner, members.manage, id, 'manage')
    await server.store.db.deleteFrom('members').where('id', '=', owner.user.id).execute()
    const { access_token: token } = members.manage
    expect((await server.call(contract.listGrowth, { token, params: { id } })).code()).toBe('not_found')
    expect(await server.store.db.selectFrom('child_partners').selectAll().where('child_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it('keeps who recorded and who changed, and tells it by name to owner and to who looks after it', async () => {
    const { owner, manage } = members
    const params = { id: child.id, record_id: child.record }
    await server.call(contract.changeMe, { token: manage.access_token, body: { name: 'คุณเก่ง' } })
    await server.call(contract.changeGrowth, { token: manage.access_token, params, body: { ...newRecord, weight: 11 } })
    const record = await server.store.db
      .selectFrom('growth_records')
      .select(['created_by', 'changed_by'])
      .where('id', '=', child.record)
      .executeTakeFirstOrThrow()
    expect(record).toEqual({ created_by: owner.user.id, changed_by: manage.user.id })
    const activityOf = async ({ access_token: token }: Member) =>
      (await server.call(contract.listActivity, { token, params })).answer().data
    const seen = (await activityOf(owner)).map(({ kind, by_me, day }) => [kind, by_me, day])
    expect(seen).toEqual([
      ['growth.changed', false, newRecord.date],
      ['partner.left', false, null],
      ['growth.added', false, newRecord.date],
      ['partner.joined', true, null],
      ['partner.joined', true, null],
      ['partner.joined', true, null],
      ['nutrition.added', true, newNutrition.date],
      ['stool.added', true, newStool.date],
      ['growth.added', true, newRecord.date],
      ['consent.granted', true, null],
    ])
    expect((await activityOf(owner))[0]).toMatchObject({ by: 'คุณเก่ง', about: null })
    expect((await activityOf(manage))[0]).toMatchObject({ by: 'คุณเก่ง', by_me: true })
    expect(
      (await activityOf(owner)).filter(({ kind }) => kind === 'partner.joined').map(({ about }) => about),
    ).toContain('คุณเก่ง')
  })

  it('needs its owner’s consent for what a partner writes too', async () => {
    await server.store.db.updateTable('children').set({ health_consent_at: null }).where('id', '=', child.id).execute()
    const { access_token: token } = members.manage
    expect((await server.call(contract.addGrowth, { token, params: { id: child.id }, body: newRecord })).code()).toBe(
      'consent_required',
    )
  })
})
