import { fc, test } from '@fast-check/vitest'
import * as t from 'io-ts'
import { describe, expect } from 'vitest'
import { memoryKeyValueStore } from '@careplus/core/testing'
import { formMaxAgeMs, loadForm, saveForm } from './storedForm'

const Typed = t.type({ weight: t.string, dob: t.union([t.string, t.null]) })
const typed = fc.record({ weight: fc.string(), dob: fc.option(fc.string()) }, { noNullPrototype: true })
const now = Date.UTC(2026, 10, 20)

describe('a form that is kept', () => {
  test.prop([typed, fc.integer({ min: 0, max: formMaxAgeMs })])('is given back as it was typed', (form, later) => {
    const store = memoryKeyValueStore()
    saveForm(store, 'a', form, now)
    expect(loadForm(store, 'a', Typed, now + later)).toStrictEqual(form)
    expect(loadForm(store, 'b', Typed, now)).toBeNull()
  })

  test.prop([typed, fc.integer({ min: 1, max: 1e9 })])('is forgotten after a day', (form, later) => {
    const store = memoryKeyValueStore()
    saveForm(store, 'a', form, now)
    expect(loadForm(store, 'a', Typed, now + formMaxAgeMs + later)).toBeNull()
    expect(store.keys()).toStrictEqual([])
  })

  test.prop([fc.string()])('that cannot be read is no form', (text) => {
    const store = memoryKeyValueStore({ a: text })
    expect(loadForm(store, 'a', Typed, now)).toBeNull()
    expect(store.keys()).toStrictEqual([])
  })
})
