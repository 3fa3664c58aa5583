import { describe, expect, it } from 'vitest'
import { memoryHousehold } from '@careplus/core/internal/testing'
import { seededRandom, settableClock } from '@careplus/core/testing'
import { httpInvitations, httpPartnerInvites, httpPartners, httpSharedCare } from './partners.js'
import { passesThePartnerSuite } from './partners.suite.js'
import { answering } from './localServer.fixture.js'

const person = (name: string) => ({ name, contact: `${name}•••@example.com` })

passesThePartnerSuite('the memory twin', () => {
  const household = memoryHousehold({ clock: settableClock(), random: seededRandom(3) })
  const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
  return {
    owner: household.member(person('มะลิ'), [
      { id: one, nickname: 'ปัน' },
      { id: two, nickname: 'แก้ว' },
    ]),
    other: household.member(person('เก่ง'), []),
    third: household.member(person('ศรี'), []),
    children: [one, two],
  }
})

const id = '33333333-3333-4333-8333-333333333333'
const share = { child_id: id, role: 'view' } as const

describe('partners over HTTP', () => {
  it('carry secrets in the body, outside the addresses that keep their answers', async () => {
    const { asked: requests, carrier } = answering({ data: null })
    await httpPartnerInvites(carrier).make('code', [share])
    await httpInvitations(carrier).look({ token: 'abc' })
    await httpInvitations(carrier).accept({ code: '123456' })
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/partners/invite', body: { json: { way: 'code', children: [share] } } },
      { method: 'POST', path: '/api/partners/look', body: { json: { token: 'abc' } } },
      { method: 'POST', path: '/api/partners/accept', body: { json: { code: '123456' } } },
    ])
    expect(requests.every(({ idempotencyKey }) => idempotencyKey === undefined)).toBe(true)
  })

  it('send what changes something with its key', async () => {
    const { asked: requests, carrier } = answering({ data: null })
    const [partners, invites, care] = [httpPartners(carrier), httpPartnerInvites(carrier), httpSharedCare(carrier)]
    await partners.change(id, [share], 'a')
    await partners.remove(id, 'b')
    await invites.decide(id, 'confirmed', 'c')
    await invites.decide(id, 'refused', 'd')
    await invites.revoke(id, 'e')
    await care.leave(id, 'f')
    expect(requests.map(({ method, path, idempotencyKey }) => `${method} ${path} ${idempotencyKey}`)).toEqual([
      `PUT /th/partners/${id}/ a`,
      `DELETE /th/partners/${id}/ b`,
      `POST /th/partners/invites/${id}/confirm/ c`,
      `POST /th/partners/invites/${id}/refuse/ d`,
      `DELETE /th/partners/invites/${id}/ e`,
      `DELETE /th/children/${id}/access/ f`,
    ])
  })

  it('read no answer that is none', async () => {
    const { carrier } = answering({ data: { partners: [{ id }], invites: [] } })
    expect(await httpPartners(carrier).read()).toMatchObject({ left: { reason: 'unreadable' } })
    expect(await httpSharedCare(carrier).activity(id)(null)).toMatchObject({ left: { reason: 'unreadable' } })
  })
})
