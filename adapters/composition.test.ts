import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { cryptoRandom, cryptoSha256, systemClock } from './device/device.js'
import { HttpClient } from './http/client.js'
import { HttpTokens } from './http/tokens.js'
import { HttpTransport } from './http/transport.js'
import { BrowserStorage } from './storage/browser.js'

describe('a container', () => {
  it('makes the client out of what it has bound', async () => {
    const container = new Container()
    const asked: string[] = []
    container.bind(HttpTokens.config).toConstantValue({
      backEnd: 'https://back.example',
      apiKey: 'k',
      fetch: (input) => {
        asked.push(String(input))
        return Promise.resolve(new Response('{"data":1}'))
      },
    })
    container.bind(HttpTokens.bearer).toConstantValue({
      current: TE.right(null),
      renewed: () => TE.right(''),
      admits: () => Promise.resolve(() => true),
      rejected: () => undefined,
    })
    container.bind(HttpTokens.transport).to(HttpTransport).inSingletonScope()
    container.bind(HttpTokens.client).to(HttpClient).inSingletonScope()
    const client = container.get(HttpTokens.client)
    expect(client).toBe(container.get(HttpTokens.client))
    expect(await client.api('GET', 'me/')()).toEqual(E.right({ data: 1 }))
    expect(asked).toEqual(['https://back.example/th/me/'])
  })

  it('makes the stores anywhere, and they say that nothing lasts where there is no browser', () => {
    const container = new Container()
    container.bind(BrowserStorage).toSelf().inSingletonScope()
    const storage = container.get(BrowserStorage)
    storage.session.setStrategy('phone')
    expect(storage.session.strategy()).toBe('phone')
    expect(storage.drafts.health()).toEqual({ _tag: 'memory', reason: 'blocked' })
  })
})

describe('the device', () => {
  it('gives time, chance and digests', async () => {
    expect(Number.isSafeInteger(systemClock.now())).toBe(true)
    expect(cryptoRandom.uint32(28)).toHaveLength(28)
    expect(cryptoRandom.uint32(4).every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true)
    const ids = Array.from({ length: 50 }, cryptoRandom.uuid)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    // FIPS 180-2, appendix B.1.
    const digest = Buffer.from(await cryptoSha256('abc')).toString('hex')
    expect(digest).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
