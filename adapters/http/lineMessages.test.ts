import { describe, expect, it } from 'vitest'
import { httpLineMessages } from './lineMessages.js'
import { answering } from './localServer.fixture.js'

const settings = { friend_url: null, standing: 'friend', topics: ['bill'], can_mail: true } as const

describe('messages in LINE over HTTP', () => {
  it('are chosen with a key, and by the version of the text', async () => {
    const { asked: requests, carrier } = answering({ data: null })
    await httpLineMessages(carrier).change(['bill', 'draw'], '2026-11-26', 'a')
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: '/th/line-messages/',
        idempotencyKey: 'a',
        body: { json: { topics: ['bill', 'draw'], version: '2026-11-26' } },
      },
    ])
  })

  it('are read as they are, as none, and not from what is no answer', async () => {
    const read = (data: unknown) => httpLineMessages(answering({ data }).carrier).read()
    expect(await read(settings)).toMatchObject({ right: settings })
    expect(await read(null)).toMatchObject({ right: null })
    for (const data of [
      { ...settings, standing: 'pal' },
      { ...settings, topics: ['health'] },
    ])
      expect(await read(data)).toMatchObject({ left: { reason: 'unreadable' } })
  })
})
