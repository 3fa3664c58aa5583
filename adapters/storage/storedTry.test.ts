import { fc, test } from '@fast-check/vitest'
import * as t from 'io-ts'
import { describe, expect } from 'vitest'
import type { DrawWish, StoredTry } from '@careplus/core/ports'
import { homeAddress } from '@careplus/core/internal/testing'
import { memoryKeyValueStore, settableClock, memoryStoredTry } from '@careplus/core/testing'
import { drawTry, keyValueStoredTry, rewardTry, triesStoredForMs } from './storedTry.js'

const Wish = t.exact(t.type({ tickets: t.number }))
const plain = { noNullPrototype: true } as const
const tried = fc.record({ key: fc.uuid(), wish: fc.record({ tickets: fc.nat() }, plain) }, plain)
const now = Date.UTC(2026, 10, 20)

const device = () => {
  const store = memoryKeyValueStore()
  const clock = settableClock(now)
  return { store, clock, named: (name: string) => keyValueStoredTry(store, name, Wish, clock) }
}

const passesStoredTrySuite = (name: string, make: () => StoredTry<DrawWish>) => {
  describe(`${name} keeps tries`, () => {
    test.prop([tried, tried])('the first one, however often it is repeated', (first, second) => {
      const stored = make()
      expect(stored.read()).toBeNull()
      expect(stored.readOrKeep(first)).toStrictEqual(first)
      expect(stored.readOrKeep(second)).toStrictEqual(first)
      expect(stored.read()).toStrictEqual(first)
    })

    test.prop([tried, tried])('until it is answered, and forgets no other', (first, second) => {
      const stored = make()
      stored.readOrKeep(second)
      if (first.key !== second.key) stored.forget(first)
      expect(stored.read()).toStrictEqual(second)
      stored.forget(second)
      expect(stored.read()).toBeNull()
    })
  })
}

passesStoredTrySuite('the memory twin', () => memoryStoredTry())
passesStoredTrySuite('the device', () => device().named('mali.enter.201'))

test.prop([tried, fc.integer({ min: 0, max: triesStoredForMs })])(
  'is asked after for as long as the server keeps its answer',
  (one, later) => {
    const { clock, named } = device()
    named('mali.enter.201').readOrKeep(one)
    expect(named('mali.enter.202').read()).toBeNull()
    clock.set(now + later)
    expect(named('mali.enter.201').read()).toStrictEqual(one)
  },
)

test.prop([tried, fc.integer({ min: 1, max: 1e9 })])('and no longer', (one, later) => {
  const { clock, named } = device()
  const unanswered = named('mali.enter.201')
  unanswered.readOrKeep(one)
  clock.set(now + triesStoredForMs + later)
  expect(unanswered.read()).toBeNull()
})

test.prop([tried, tried, fc.integer({ min: 0, max: triesStoredForMs })])(
  'is no younger for being repeated',
  (first, second, later) => {
    const { clock, named } = device()
    const unanswered = named('mali.enter.201')
    unanswered.readOrKeep(first)
    clock.set(now + later)
    expect(unanswered.readOrKeep(second)).toStrictEqual(first)
    clock.set(now + triesStoredForMs + 1)
    expect(unanswered.read()).toBeNull()
  },
)

test('is read as earlier versions have left it', () => {
  const address = { ...homeAddress, soi: '' }
  const { store, clock } = device()
  const saveRaw = (name: string, typed: object) => store.set(name, JSON.stringify({ at: now, typed }))
  saveRaw('mali.redeem.7', { key: 'k1', quantity: 2, address })
  saveRaw('mali.redeem.8', { key: 'k2', quantity: 1, address, points: 900 })
  saveRaw('mali.enter.9', { key: 'k3', tickets: 4 })
  const read = (stored: Pick<StoredTry<unknown>, 'read'>) => stored.read()
  expect(read(rewardTry({ store, clock }, 'mali', '7'))).toStrictEqual({ key: 'k1', wish: { quantity: 2, address } })
  expect(read(rewardTry({ store, clock }, 'mali', '8'))).toStrictEqual({
    key: 'k2',
    wish: { quantity: 1, address, points: 900 },
  })
  expect(read(drawTry({ store, clock }, 'mali', '9'))).toStrictEqual({ key: 'k3', wish: { tickets: 4 } })
  expect(read(drawTry({ store, clock }, 'mali', '7'))).toBeNull()
})
