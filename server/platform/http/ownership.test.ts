import { contract, type Endpoint } from '@careplus/adapters/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { acceptedBody, paramsOf, signedIn, withAllOfMember, type MemberFixtures } from '../../testing/memberFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { newChild, type Member } from '../../testing/testServer.js'

const server = ownServer()
let owner: Member
let stranger: Member
let theirs: MemberFixtures
let strangers: MemberFixtures
beforeAll(async () => {
  owner = await server.join()
  stranger = await server.join()
  theirs = await withAllOfMember(server, owner)
  strangers = await withAllOfMember(server, stranger)
})

const withIds = signedIn.filter(({ path }) => path.includes('{') && !/\{(item|task)_id\}/.test(path))

const bodyOf = (endpoint: Endpoint) => (endpoint.body === null ? {} : { body: acceptedBody(endpoint) })

const ownersParams = (endpoint: Endpoint) => ({
  ...paramsOf(endpoint, theirs),
  item_id: '999999999',
  task_id: '999999999',
})

const snapshot = async () => ({
  children: (await server.call(contract.listChildren, { token: owner.access_token })).answer(),
  adults: (await server.call(contract.listAdults, { token: owner.access_token })).answer(),
  questions: (await server.call(contract.listAdultQuestions, { token: owner.access_token })).answer(),
  mobility: (
    await server.call(contract.listMobility, { token: owner.access_token, params: { id: theirs.adult.id } })
  ).answer(),
  requests: (await server.call(contract.listRequests, { token: owner.access_token })).answer(),
  loyalty: await Promise.all(
    [contract.listOrders, contract.listAddresses, contract.listBills, contract.listNotices].map(async (list) =>
      (await server.call(list as Endpoint, { token: owner.access_token })).answer(),
    ),
  ),
  records: await Promise.all(
    [contract.listGrowth, contract.listStool, contract.listNutrition].map(async (list) =>
      (await server.call(list as Endpoint, { token: owner.access_token, params: { id: theirs.child.id } })).answer(),
    ),
  ),
})

describe('signed-in calls', () => {
  it('are in the table at all', () => {
    expect(signedIn.length).toBeGreaterThanOrEqual(14)
    expect(withIds.length).toBeGreaterThanOrEqual(7)
  })

  it.each(signedIn)('$method $path without a token, or with a false one: 401', async (endpoint) => {
    const params = ownersParams(endpoint)
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
    const params = ownersParams(endpoint)
    const headers = { 'x-api-key': '' }
    expect(
      (await server.call(endpoint, { ...bodyOf(endpoint), params, token: owner.access_token, headers })).status,
    ).toBe(403)
  })
})

describe("what is another member's", () => {
  it.each(withIds)('$method $path with their token: 404, and nothing changes', async (endpoint) => {
    const before = await snapshot()
    const token = stranger.access_token
    const params = ownersParams(endpoint)
    const reply = await server.call(endpoint, { ...bodyOf(endpoint), params, token })
    expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    if (/\{(record|check|picture)_id\}/.test(endpoint.path)) {
      const mixed = await server.call(endpoint, {
        ...bodyOf(endpoint),
        params: { ...params, id: paramsOf(endpoint, strangers).id },
        token,
      })
      expect(mixed.code()).toBe('not_found')
    }
    expect(await snapshot()).toEqual(before)
  })

  it.each(withIds)('$method $path with an id that nobody has, or that is none: 404', async (endpoint) => {
    const token = owner.access_token
    for (const id of [crypto.randomUUID(), '1', '../me', "' or 1=1", 'x'.repeat(300)]) {
      const reply = await server.call(endpoint, {
        ...bodyOf(endpoint),
        params: { ...ownersParams(endpoint), id, record_id: id, check_id: id, picture_id: id },
        token,
      })
      expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    }
  })

  it.each(signedIn.filter(({ path }) => /\{(item|task)_id\}/.test(path)))(
    '$method $path of the catalogue that nobody has: 404',
    async (endpoint) => {
      const params = ownersParams(endpoint)
      const reply = await server.call(endpoint, { ...bodyOf(endpoint), params, token: owner.access_token })
      expect([reply.status, reply.code()]).toEqual([404, 'not_found'])
    },
  )

  it('is not consented to by anybody else', async () => {
    const body = { purpose: 'child_health', child_id: theirs.child.id, granted: false, version: '2026-11-01' }
    expect((await server.call(contract.recordConsent, { token: stranger.access_token, body })).code()).toBe('not_found')
  })

  it('is not listed', async () => {
    const { data } = (await server.call(contract.listChildren, { token: stranger.access_token })).answer()
    expect(data.map(({ id }) => id)).toEqual([strangers.child.id])
    const consents = (await server.call(contract.listConsents, { token: stranger.access_token })).answer().data
    expect(consents.map(({ child_id }) => child_id)).not.toContain(theirs.child.id)
  })

  it('is not answered from its idempotency key', async () => {
    const key = 'a-shared-key'
    const own = await server.call(contract.addChild, { token: owner.access_token, key, body: newChild })
    const other = await server.call(contract.addChild, { token: stranger.access_token, key, body: newChild })
    expect(other.answer().data.id).not.toBe(own.answer().data.id)
  })
})
