import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { httpNotices } from './notices.js'
import { answering } from './localServer.fixture.js'

const id = '33333333-3333-4333-8333-333333333333'

const noticesOver = (data: unknown) => {
  const { asked: requests, carrier } = answering({ data })
  return { asked: requests, notices: httpNotices(carrier) }
}

describe('notices over HTTP', () => {
  it('ask behind the question mark only for what is asked', async () => {
    const { asked: requests, notices } = noticesOver({ total: 0, items: [], next: null, unread: 0, mutes: [] })
    await notices.list({ topic: null, unread: false, from: 0 })
    await notices.list({ topic: 'points', unread: true, from: 24 })
    expect(requests.map(({ path }) => path)).toEqual(['/th/notices/', '/th/notices/?topic=points&unread=1&from=24'])
  })

  it('change under a key', async () => {
    const { asked: requests, notices } = noticesOver({ unread: 2 })
    expect(await notices.markRead(id, 'a')).toEqual(E.right({ unread: 2 }))
    await notices.markAllRead('b')
    await notices.mute(['news'], 'c')
    expect(requests.map(({ method, path, idempotencyKey, body }) => [method, path, idempotencyKey, body])).toEqual([
      ['POST', `/th/notices/${id}/read/`, 'a', undefined],
      ['POST', '/th/notices/read-all/', 'b', undefined],
      ['PUT', '/th/notices/mutes/', 'c', { json: { topics: ['news'] } }],
    ])
  })

  it('read no answer that is none', async () => {
    const { notices } = noticesOver({ notice: { id } })
    expect(await notices.open(id)).toMatchObject({ left: { reason: 'unreadable' } })
  })
})
