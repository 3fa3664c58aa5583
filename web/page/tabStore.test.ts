// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return (await import('./tabStore')).tabStore
}
const blocked = (): void =>
  void Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })

const there = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
afterEach(() => {
  if (there !== undefined) Object.defineProperty(globalThis, 'sessionStorage', there)
})

test('keeps for the tab, beyond a reload', async () => {
  const store = await fresh()
  store.set('code', '1')
  expect([store.get('code'), (await fresh()).get('code')]).toEqual(['1', '1'])
  store.set('code', null)
  expect(store.get('code')).toBeNull()
})

test('keeps for the page where the browser throws at the very name', async () => {
  blocked()
  const store = await fresh()
  expect(store.get('code')).toBeNull()
  store.set('code', '1')
  expect(store.get('code')).toBe('1')
  store.set('code', null)
  expect(store.get('code')).toBeNull()
})
