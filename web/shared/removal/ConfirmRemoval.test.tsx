// @vitest-environment happy-dom
import { connectionLost } from '@careplus/core/testing'
import type { IdempotencyKey } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'

let made = 0
const services = { random: { uuid: () => `key-${++made}` } }
const words = { label: 'leave', title: 'leave?', confirm: 'yes', busy: 'leaving', keep: 'stay' }

const page = mountRoot(() => ({ services }))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

test('an answer that was lost is asked for again, and answers no later visit', async () => {
  const { ConfirmRemoval } = await import('./ConfirmRemoval')
  const keys: IdempotencyKey[] = []
  const remove = async (key: IdempotencyKey) => {
    keys.push(key)
    return E.left(connectionLost)
  }
  const screen = (
    <ConfirmRemoval words={words} remove={remove} onRemoved={() => undefined}>
      gone
    </ConfirmRemoval>
  )
  await act(() => page().root.render(screen))
  await press(words.label)
  await press(words.confirm)
  await press(words.keep)
  await act(() => void dispatchEvent(new Event('online')))
  await press(words.label)
  await press(words.confirm)
  await act(() => page().root.render(null))
  await act(() => page().root.render(screen))
  await press(words.label)
  await press(words.confirm)
  const [first, retry, later, ...more] = keys
  expect(retry).toBe(first)
  expect(later).not.toBe(first)
  expect(more).toStrictEqual([])
})
