import { expect, it } from 'vitest'
import { passesTheKeyValueStoreSuite } from './keyValueStore.suite.js'
import { keyValueSessionStore } from './sessionStore.js'
import { loadStore } from './loadStore.js'

const device = () => {
  const texts = new Map<string, string>()
  const written: string[] = []
  let refusing = false
  return {
    texts,
    written,
    refuse: (next: boolean) => {
      refusing = next
    },
    getItem: async (name: string) => {
      if (refusing) throw new Error('locked')
      return texts.get(name) ?? null
    },
    setItem: async (name: string, text: string) => {
      await Promise.resolve()
      if (refusing) throw new Error('full')
      written.push(text)
      texts.set(name, text)
    },
  }
}

passesTheKeyValueStoreSuite('a store of a device that answers later', () => loadStore(device(), 'careplus'))

it('a session is there when the app is opened again', async () => {
  const place = device()
  const store = await loadStore(place, 'careplus.auth')
  const tokens = { token: 'abc', tokenExpiresAt: 1, refreshExpiresAt: 2, refreshToken: 'def', member: 'mali' }
  keyValueSessionStore(store).setTokens('phone', tokens)
  keyValueSessionStore(store).setStrategy('phone')
  await store.saved()
  expect(place.written).toHaveLength(1)
  const session = keyValueSessionStore(await loadStore(place, 'careplus.auth'))
  expect(session.tokens(session.strategy())).toEqual(tokens)
  session.clear()
})

it('the newest values are saved last, however slow the device is', async () => {
  const place = device()
  const store = await loadStore(place, 'a')
  store.set('n', '1')
  await Promise.resolve()
  await Promise.resolve()
  store.set('n', '2')
  store.set('n', '3')
  await store.saved()
  expect(place.written).toEqual(['{"n":"1"}', '{"n":"3"}'])
})

it.each(['', '{', '[]', '{"a":1}', 'null'])('%j is no store: it begins empty', async (text) => {
  const place = device()
  place.texts.set('a', text)
  expect((await loadStore(place, 'a')).keys()).toEqual([])
})

it('a device that refuses is told of, and so is the end of it', async () => {
  const place = device()
  place.refuse(true)
  const store = await loadStore(place, 'a')
  expect(store.health()).toEqual({ _tag: 'memory', reason: 'blocked' })
  store.set('n', '1')
  await store.saved()
  expect([store.get('n'), store.health()._tag]).toEqual(['1', 'memory'])
  place.refuse(false)
  store.set('m', '2')
  await store.saved()
  expect([place.texts.get('a'), store.health()._tag]).toEqual(['{"n":"1","m":"2"}', 'durable'])
})
