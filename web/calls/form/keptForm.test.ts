import { fc, test } from '@fast-check/vitest'
import * as t from 'io-ts'
import { describe, expect } from 'vitest'
import { memoryKeyValueStore } from '@careplus/core/testing'
import { attempts, formKeptForMs, readForm, writeForm } from './keptForm'

const Typed = t.type({ weight: t.string, dob: t.union([t.string, t.null]) })
const typed = fc.record({ weight: fc.string(), dob: fc.option(fc.string()) }, { noNullPrototype: true })
const now = Date.UTC(2026, 10, 20)

describe('a form that is kept', () => {
  test.prop([typed, fc.integer({ min: 0, max: formKeptForMs })])('is given back as it was typed', (form, later) => {
    const store = memoryKeyValueStore()
    writeForm(store, 'a', form, now)
    expect(readForm(store, 'a', Typed, now + later)).toStrictEqual(form)
    expect(readForm(store, 'b', Typed, now)).toBeNull()
  })

  test.prop([typed, fc.integer({ min: 1, max: 1e9 })])('is forgotten after a day', (form, later) => {
    const store = memoryKeyValueStore()
    writeForm(store, 'a', form, now)
    expect(readForm(store, 'a', Typed, now + formKeptForMs + later)).toBeNull()
    expect(store.keys()).toStrictEqual([])
  })

  test.prop([fc.string()])('that cannot be read is no form', (text) => {
    const store = memoryKeyValueStore({ a: text })
    expect(readForm(store, 'a', Typed, now)).toBeNull()
    expect(store.keys()).toStrictEqual([])
  })
})

describe('an attempt to send', () => {
  const made = () => {
    const store = memoryKeyValueStore()
    let count = 0
    // Made anew each time: what a reload leaves is the store.
    return () => attempts(store, 'growth', () => `key-${++count}`)
  }

  test.prop([typed, typed])('keeps its key while the same thing is sent, and no longer', (one, other) => {
    const attempt = made()
    const key = attempt().keyOf(one)
    expect(attempt().keyOf(one)).toBe(key)
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(attempt().keyOf(other)).not.toBe(key)
  })

  test.prop([typed])('once sent, the same thing again is a new one', (form) => {
    const attempt = made()
    expect(attempt().isTried(form)).toBe(false)
    const key = attempt().keyOf(form)
    expect(attempt().isTried(form)).toBe(true)
    expect(attempt().isTried({ ...form, more: 1 })).toBe(false)
    expect(attempt().unanswered()).toStrictEqual(form)
    attempt().sent()
    expect(attempt().unanswered()).toBeNull()
    expect(attempt().isTried(form)).toBe(false)
    expect(attempt().keyOf(form)).not.toBe(key)
  })
})
