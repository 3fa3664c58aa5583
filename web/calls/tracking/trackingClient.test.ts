// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const key = 'careplus.client'
const load = async () => {
  vi.resetModules()
  return import('./trackingClient')
}

let made = 0
const make = () => `mark-${(made += 1)}`

beforeEach(() => {
  localStorage.clear()
  made = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('is the same at each load, for as long as one consent holds', async () => {
  const { clientIdFor, storedClient } = await load()
  expect([clientIdFor('a', make), clientIdFor('a', make), storedClient()]).toEqual(['mark-1', 'mark-1', 'mark-1'])
  expect((await load()).clientIdFor('a', make)).toBe('mark-1')
})

test('of a consent that was withdrawn elsewhere and given anew is another: the two are not tied together', async () => {
  const { clientIdFor } = await load()
  expect([clientIdFor('a', make), clientIdFor('b', make), clientIdFor('', make)]).toEqual([
    'mark-1',
    'mark-2',
    'mark-3',
  ])
  localStorage.setItem(key, 'an-old-one-without-a-consent')
  expect((await load()).clientIdFor('b', make)).toBe('mark-4')
})

test('goes whole, and where nothing can be kept it lasts as long as the page', async () => {
  const { clientIdFor, dropClient, storedClient } = await load()
  clientIdFor('a', make)
  dropClient()
  expect([localStorage.getItem(key), storedClient()]).toEqual([null, null])
  vi.stubGlobal('localStorage', undefined)
  expect([clientIdFor('a', make), clientIdFor('a', make)]).toEqual(['mark-2', 'mark-2'])
  dropClient()
  expect(storedClient()).toBeNull()
})
