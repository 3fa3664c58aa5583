// @vitest-environment happy-dom
import 'wouter/use-browser-location'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberScroll, type ScrollMemory } from './scrollMemory'

let memory: ScrollMemory

const scrolledTo = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  dispatchEvent(new Event('scroll'))
}

/** What the browser does on going back: the entry's state, then the event. */
const backTo = (state: unknown): void => {
  Object.defineProperty(history, 'state', { value: state, configurable: true })
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  memory = rememberScroll(window)
})
afterEach(() => {
  memory.stop()
  Reflect.deleteProperty(history, 'state')
})

test('entries are numbered, and a new page begins at its top', () => {
  expect(history.state).toStrictEqual({ entry: 0 })
  scrolledTo(420)
  history.pushState(null, '', '/about-us')
  expect(history.state).toStrictEqual({ entry: 1 })
  expect(memory.restored()).toBeNull()
})

test('going back finds the place again, even before the event has been heard', () => {
  scrolledTo(420)
  history.pushState(null, '', '/about-us')
  memory.restored()
  scrolledTo(0)
  backTo({ entry: 0 })
  expect(memory.restored()).toBe(420)
})

test('while the next page is on its way, it is the page before that is scrolled', () => {
  scrolledTo(420)
  history.pushState(null, '', '/about-us')
  memory.restored()
  scrolledTo(80)
  backTo({ entry: 0 })
  dispatchEvent(new PopStateEvent('popstate'))
  scrolledTo(90)
  expect(memory.restored()).toBe(420)
})

test('a replaced address is still the same entry', () => {
  history.pushState(null, '', '/a')
  history.replaceState(history.state, '', '/b')
  expect(memory.restored()).toBeNull()
})

test('once stopped it listens to nothing', () => {
  const listens = vi.spyOn(window, 'addEventListener')
  const other = rememberScroll(window)
  const signals = listens.mock.calls.map(([, , options]) => (typeof options === 'object' ? options.signal : undefined))
  other.stop()
  expect(signals.map((signal) => signal?.aborted)).toStrictEqual([true, true, true])
})
