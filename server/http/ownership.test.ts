import { contract, type Endpoint } from '@careplus/adapters/contract'
import type { CareRequest } from '@careplus/core/ports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../testing/catalogue.js'
import { freshPicture, withLoyalty } from '../testing/loyalty.js'
import { askedRequest, newRequest } from '../testing/requests.js'
import {
  newChild,
  newAdult,
  newMobility,
  newNutrition,
  newRecord,
  newStool,
  olderChild,
  startTestServer,
  withAdult,
  withChecks,
  withChild,
  type Member,
  type TestServer,
} from '../testing/testServer.js'

let server: TestServer
let owner: Member
let stranger: Member
let theirs: { readonly id: string; readonly record: string }
let checks: { readonly stool: string; readonly nutrition: string }
let adult: { readonly id: string; readonly check: string; readonly question: string }
let strangersAdult: { readonly id: string }
let loyalty: Awaited<ReturnType<typeof withLoyalty>>
let strangersLoyalty: Awaited<ReturnType<typeof withLoyalty>>
let notice: string
let request: CareRequest
let strangersRequest: CareRequest
let strangers: { readonly id: string; readonly record: string }
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.join()
  stranger = await server.join()
  theirs = await withChild(server, owner, olderChild)
  checks = await withChecks(server, owner, theirs.id)
  adult = await withAdult(server, owner)
  loyalty = await withLoyalty(server, owner)
  strangersLoyalty = await withLoyalty(server, stranger)
  const told = server.store.db.selectFrom('notices').select('id').where('member_id', '=', owner.user.id)
  notice = (await told.executeTakeFirstOrThrow()).id
  request = await askedRequest(server, owner)
  strangersRequest = await askedRequest(server, stranger)
  strangers = await withChild(server, stranger, olderChild)
  strangersAdult = await withAdult(server, stranger)
})
afterAll(() => server.stop())

/** Every path that needs a bearer, from the contract's own table: a new one is tested without being listed here. */
const signedIn = (Object.values(contract) as ReadonlyArray<Endpoint>).filter(({ auth }) => auth === 'bearer')
/** Things of the catalogue are everybody's. */
const withIds = signedIn.filter(({ path }) => path.includes('{') && !/\{(item|task)_id\}/.test(path))

/** Bodies that would be accepted from the owner. A new endpoint with a body needs its line, else its test fails. */
const bodies: Readonly<Record<string, unknown>> = {
  changeMe: { name: 'ชื่อใหม่' },
  changeAvatar: Uint8Array.of(0xff, 0xd8, 0xff),
  askPhoneChange: { phone: '0812345670' },
  verifyPhone: { phone: '0812345670', code: '1234', request: 'x'.repeat(43) },
  setPassword: { password: 'มะลิ บานทั้งคืน' },
  askEmailChange: { email: 'new-address@example.com' },
  askProofCode: { channel: 'mail' },
  giveProof: { password: 'any password' },
  linkSocial: { join_token: 'x' },
  unlinkSocial: { provider: 'google' },
  addChild: newChild,
  changeChild: { nickname: 'น้องใหม่', birthday: '2021-07-12', gender: 'male' },
  addGrowth: newRecord,
  changeGrowth: { ...newRecord, weight: 11 },
  addStool: newStool,
  addNutrition: newNutrition,
  addAdult: { ...newAdult, consent: { version: '1' } },
  changeAdult: newAdult,
  addMobility: newMobility,
  changeReminderMail: { weighing: true, looking: true },
  changePartner: { children: [{ child_id: crypto.randomUUID(), role: 'view' }] },
  makeInvite: { way: 'link', children: [{ child_id: crypto.randomUUID(), role: 'view' }] },
  lookAtInvite: { token: 'x'.repeat(43) },
  acceptInvite: { token: 'x'.repeat(43) },
  recordConsent: { purpose: 'marketing', granted: true, version: '1' },
  redeem: { quantity: 1, address: newAddress },
  enterDraw: { tickets: 1 },
  addAddress: { ...newAddress, is_default: true },
  changeAddress: { ...newAddress, is_default: false },
  markMission: { day: '2026-11-01', done: true },
  sendBill: {
    json: { shop_id: '1', date: '2026-11-01', amount_satang: 45_900, receipt_number: '1' },
    files: [await freshPicture()],
  },
  appealBill: { words: 'ลองดูอีกครั้ง' },
  askRequest: { json: newRequest(), files: [await freshPicture()] },
  writeInRequest: { message: 'ขอบคุณค่ะ' },
  changeNoticeMutes: { topics: ['news'] },
}

const bodyOf = (endpoint: Endpoint) => {
  if (endpoint.body === null) return {}
  const body = bodies[endpoint.name]
  if (body === undefined) throw new Error(`write a body for ${endpoint.name}`)
  return { body }
}

const folders = [
  'adults',
  'adult-questions',
  'orders',
  'addresses',
  'bills',
  'notices',
  'requests',
  'children',
] as const
type Folder = (typeof folders)[number]
const folderOf = ({ path }: Endpoint): Folder => folders.find((name) => path.startsWith(`/th/${name}/`)) ?? 'children'

/** The ids that the owner would write into the path. */
const paramsOf = (endpoint: Endpoint) => {
  const { path } = endpoint
  const ids: Readonly<Record<Folder, string>> = {
    adults: adult.id,
    'adult-questions': adult.question,
    orders: loyalty.order,
    addresses: loyalty.address,
    bills: loyalty.bill,
    notices: notice,
    requests: request.id,
    children: theirs.id,
  }
  return {
    id: ids[folderOf(endpoint)],
    record_id: theirs.record,
    check_id: path.includes('/nutrition/')
      ? checks.nutrition
      : path.includes('/mobility/')
        ? adult.check
        : checks.stool,
    picture_id: folderOf(endpoint) === 'requests' ? (request.pictures[0] ?? '') : loyalty.picture,
    item_id: '999999999',
    task_id: '999999999',
  }
}

/** What the stranger has of the same kind. */
const strangersId = (endpoint: Endpoint): string => {
  const own: Partial<Readonly<Record<Folder, string>>> = {
    adults: strangersAdult.id,
    bills: strangersLoyalty.bill,
    requests: strangersRequest.id,
  }
  return own[folderOf(endpoint)] ?? strangers.id
}

const everything = async () => ({
  children: (await server.call(contract.listChildren, { token: owner.access_token })).answer(),
  adults: (await server.call(contract.listAdults, { token: owner.access_token })).answer(),
  questions: (await server.call(contract.listAdultQuestions, { token: owner.access_token })).answer(),
  mobility: (
    await server.call(contract.listMobility, { token: owner.access_token, params: { id: adult.id } })
  ).answer(),
  requests: (await server.call(contract.listRequests, { token: owner.access_token })).answer(),
  loyalty: await Promise.all(
    [contract.listOrders, contract.listAddresses, contract.listBills, contract.listNotices].map(async (list) =>
      (await server.call(list as Endpoint, { token: owner.access_token })).answer(),
    ),
  ),
  records: await Promise.all(
    [contract.listGrowth, contract.listStool, contract.listNutrition].map(async (list) =>
      (await server.call(list as Endpoint, { token: owner.access_token, params: { id: theirs.id } })).answer(),
    ),
  ),
})

describe('signed-in calls', () => {
  it('are in the table at all', () => {
    expect(signedIn.length).toBeGreaterThanOrEqual(14)
    expect(withIds.length).toBeGreaterThanOrEqual(7)
  })

  it.each(signedIn)('$method $path without a token, or with a false one: 401', async (endpoint) => {
    const params = paramsOf(endpoint)
    const none = await server.call(endpoint, { ...bodyOf(endpoint), params })
    const false_ = await server.call(endpoint, { ...bodyOf(endpoint), params, token: 'x'.repeat(43) })
    const cookieOnly = await server.call(endpoint, {
      ...bodyOf(endpoint),
      params,
      headers: { cookie: owner.cookie, origin: server.url },
    })
    expect([none, false_, cookieOnly].map((reply) => [reply.status, reply.code()])).toEqual(
      Array.from({ length: 3 }, () => [401, 'token_invalid']),
    )
  })

  it.each(signedIn)('$method $path without the API key: 403', async (endpoint) => {
    const params = paramsOf(endpoint)
    const headers = { 'x-api-key': '' }
    expect(
      (await server.call(endpoint, { ...bodyOf(endpoint), params, token: owner.access_token, headers })).status,
    ).toBe(403)
  })
})

describe("what is another member's", () => {
  it.each(withIds)('$method $path with their token: 404, and nothing changes', async (endpoint) => {
    const before = await everything()
    const token = stranger.access_token
    const params = paramsOf(endpoint)
    const reply = await server.call(endpoint, { ...bodyOf(endpoint), params, token })
    expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    // Their own child does not open the way to another's record either.
    if (/\{(record|check|picture)_id\}/.test(endpoint.path)) {
      const mixed = await server.call(endpoint, {
        ...bodyOf(endpoint),
        params: { ...params, id: strangersId(endpoint) },
        token,
      })
      expect(mixed.code()).toBe('not_found')
    }
    expect(await everything()).toEqual(before)
  })

  it.each(withIds)('$method $path with an id that nobody has, or that is none: 404', async (endpoint) => {
    const token = owner.access_token
    for (const id of [crypto.randomUUID(), '1', '../me', "' or 1=1", 'x'.repeat(300)]) {
      const reply = await server.call(endpoint, {
        ...bodyOf(endpoint),
        params: { ...paramsOf(endpoint), id, record_id: id, check_id: id, picture_id: id },
        token,
      })
      expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    }
  })

  it.each(signedIn.filter(({ path }) => /\{(item|task)_id\}/.test(path)))(
    '$method $path of the catalogue that nobody has: 404',
    async (endpoint) => {
      const params = paramsOf(endpoint)
      const reply = await server.call(endpoint, { ...bodyOf(endpoint), params, token: owner.access_token })
      expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    },
  )

  it('is not consented to by anybody else', async () => {
    const body = { purpose: 'child_health', child_id: theirs.id, granted: false, version: '1' }
    expect((await server.call(contract.recordConsent, { token: stranger.access_token, body })).code()).toBe('not_found')
  })

  it('is not listed', async () => {
    const { data } = (await server.call(contract.listChildren, { token: stranger.access_token })).answer()
    expect(data.map(({ id }) => id)).toEqual([strangers.id])
    const consents = (await server.call(contract.listConsents, { token: stranger.access_token })).answer().data
    expect(consents.map(({ child_id }) => child_id)).not.toContain(theirs.id)
  })

  it('is not answered from its idempotency key', async () => {
    const key = 'a-shared-key'
    const mine = await server.call(contract.addChild, { token: owner.access_token, key, body: newChild })
    const other = await server.call(contract.addChild, { token: stranger.access_token, key, body: newChild })
    expect(other.answer().data.id).not.toBe(mine.answer().data.id)
  })
})
