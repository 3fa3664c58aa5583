import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { fillPath } from '@careplus/adapters/internal/contract'
import { expect, it } from 'vitest'
import { earn, runningDraw } from '../../testing/drawFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

const joined = async (): Promise<Member> => {
  const member = await server.join()
  await earn(server.store.db, member.user.id, 200, server.now())
  return member
}

const get = (
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  member: Member | null,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(server.url + fillPath(endpoint.path, params), {
    headers: {
      'x-api-key': 'careplus-web',
      ...(member === null ? {} : { authorization: `Bearer ${member.access_token}` }),
      ...headers,
    },
  })

it('sends nothing of the catalogue again to a member who has it, and never one member’s to another', async () => {
  const item_id = await runningDraw(server.store.db, server.now())
  const [first, second] = [await joined(), await joined()]
  const enter = { token: first.access_token, params: { item_id }, body: { tickets: 2 }, key: randomUUID() }
  expect((await server.call(contract.enterDraw, enter)).status).toBe(201)

  const own = await get(contract.readItem, { item_id }, first)
  const mark = own.headers.get('etag') ?? ''
  expect(mark).toMatch(/^W\/"[\w-]+"$/)
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  expect(own.headers.get('vary')).toMatch(/authorization/i)
  expect(await own.text()).toContain('"my_tickets":2')

  const repeated = await get(contract.readItem, { item_id }, first, { 'if-none-match': mark })
  expect([repeated.status, await repeated.text()]).toEqual([304, ''])

  for (const [other, tickets] of [
    [second, '"my_tickets":0'],
    [null, '"my_tickets":'],
  ] as const) {
    const theirs = await get(contract.readItem, { item_id }, other, { 'if-none-match': mark })
    const text = await theirs.text()
    expect([theirs.status, text.includes(tickets), text.includes('"my_tickets":2')]).toEqual([200, true, false])
    expect(theirs.headers.get('etag')).not.toBe(mark)
  }

  await server.call(contract.enterDraw, { ...enter, body: { tickets: 1 }, key: randomUUID() })
  const changed = await get(contract.readItem, { item_id }, first, { 'if-none-match': mark })
  expect([changed.status, (await changed.text()).includes('"my_tickets":3')]).toEqual([200, true])
})

it('lets a browser store no other answer to a member', async () => {
  const member = await joined()
  for (const endpoint of [contract.readPoints, contract.listChildren, contract.listNotices, contract.listConsents]) {
    const { status, headers } = await get(endpoint, {}, member)
    expect([endpoint.name, status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      endpoint.name,
      200,
      'no-store',
      null,
    ])
  }
})

it('lets a browser store no postcode that somebody typed', async () => {
  const address = `${server.url}${contract.findPlaces.path}?postcode=10110`
  const { status, headers } = await fetch(address, { headers: { 'x-api-key': 'careplus-web' } })
  expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
})

it('answers calls without what protects a page', async () => {
  const { headers } = await get(contract.listRewards, {}, null)
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect([headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')]).toEqual([null, null])
})
