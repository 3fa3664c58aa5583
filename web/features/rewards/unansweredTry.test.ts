import { fc, test } from '@fast-check/vitest'
import * as t from 'io-ts'
import { expect } from 'vitest'
import { memoryKeyValueStore } from '@careplus/core/testing'
import { triesKeptForMs, unansweredTry } from './unansweredTry'

const Tried = t.type({ key: t.string, tickets: t.number })
const tried = fc.record({ key: fc.uuid(), tickets: fc.nat() }, { noNullPrototype: true })
const now = Date.UTC(2026, 10, 20)

test.prop([tried, fc.integer({ min: 0, max: triesKeptForMs })])(
  'is asked after for as long as the server keeps its answer',
  (one, later) => {
    const store = memoryKeyValueStore()
    unansweredTry(store, 'mali.enter.201', Tried).readOrKeep(one, now)
    expect(unansweredTry(store, 'mali.enter.201', Tried).read(now + later)).toStrictEqual(one)
    expect(unansweredTry(store, 'mali.enter.202', Tried).read(now)).toBeNull()
  },
)

test.prop([tried, fc.integer({ min: 1, max: 1e9 })])('and no longer, nor once it is answered', (one, later) => {
  const store = memoryKeyValueStore()
  const unanswered = unansweredTry(store, 'mali.enter.201', Tried)
  unanswered.readOrKeep(one, now)
  expect(unanswered.read(now + triesKeptForMs + later)).toBeNull()
  unanswered.readOrKeep(one, now)
  unanswered.forget()
  expect(unanswered.read(now)).toBeNull()
})

test.prop([tried, tried, fc.integer({ min: 0, max: triesKeptForMs })])(
  'is the first one however often it is repeated, and no younger for it',
  (first, second, later) => {
    const store = memoryKeyValueStore()
    const unanswered = unansweredTry(store, 'mali.enter.201', Tried)
    expect(unanswered.readOrKeep(first, now)).toStrictEqual(first)
    expect(unanswered.readOrKeep(second, now + later)).toStrictEqual(first)
    expect(unanswered.read(now + triesKeptForMs + 1)).toBeNull()
  },
)
