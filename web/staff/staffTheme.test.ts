// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { themeKey, themeScript } from './staffTheme'

const root = document.documentElement
let device = { matches: false, listeners: [] as Array<() => void> }

const run = (dark: boolean): void => {
  device = { matches: dark, listeners: [] }
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.matches
    },
    addEventListener: (_: string, listener: () => void) => device.listeners.push(listener),
  }))
  runInThisContext(themeScript())
}

afterEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
  vi.unstubAllGlobals()
})

test.each([
  [null, true, undefined],
  ['light', true, undefined],
  ['night', false, 'night'],
  ['device', true, 'night'],
  ['device', false, undefined],
  ['anything', true, undefined],
])('what is stored (%s) on a device that is dark (%s) is painted before anything else: %s', (stored, dark, painted) => {
  if (stored !== null) localStorage.setItem(themeKey, stored)
  run(dark)
  expect(root.dataset['theme']).toBe(painted)
})

test('the page follows a device that turns dark, and a choice in another tab', () => {
  localStorage.setItem(themeKey, 'device')
  run(false)
  device.matches = true
  for (const listener of device.listeners) listener()
  expect(root.dataset['theme']).toBe('night')
  localStorage.setItem(themeKey, 'light')
  dispatchEvent(new Event('storage'))
  expect(root.dataset['theme']).toBeUndefined()
})

test('a browser that blocks storage is light', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    clear: () => undefined,
  })
  run(true)
  expect(root.dataset['theme']).toBeUndefined()
})
