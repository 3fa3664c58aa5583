import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { memoryAddresses } from '@careplus/core/internal/testing'
import { passesTheAddressesSuite } from './addresses.suite.js'
import { httpAddresses } from './addresses.js'
import type { Answer } from './transport.js'
import { answering } from './localServer.fixture.js'

passesTheAddressesSuite('the memory twin', () => memoryAddresses())

const id = '33333333-3333-4333-8333-333333333333'

describe('addresses over HTTP', () => {
  it('ask for places behind the question mark, and for nothing else there', async () => {
    const { asked: requests, carrier } = answering({ data: [] })
    const addresses = httpAddresses(carrier)
    await addresses.placesOf('10310')
    await addresses.list()
    await addresses.remove(id, 1, 'a')
    expect(requests.map(({ method, path, idempotencyKey }) => [method, path, idempotencyKey])).toEqual([
      ['GET', '/th/places/?postcode=10310', undefined],
      ['GET', '/th/addresses/', undefined],
      ['DELETE', `/th/addresses/${id}/`, 'a'],
    ])
  })

  it('read no answer that is none', async () => {
    const request = async () => E.right<never, Answer>({ status: 200, body: { data: [{ id }] } })
    expect(await httpAddresses({ request }).list()).toMatchObject({ left: { reason: 'unreadable' } })
  })
})
