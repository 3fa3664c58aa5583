// @vitest-environment happy-dom
import 'wouter/use-browser-location'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tabStore } from '../page/tabStore'
import { rememberScroll, scrollBackTo, type ScrollMemory } from './scrollMemory'

let memory: ScrollMemory

const scrolledTo = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  dispatchEvent(new Event('scroll'))
}

const backTo = (state: unknown, address: string): void => {
  Reflect.deleteProperty(history, 'state')
  History.prototype.replaceState.call(history, null, '', address)
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
  backTo({ entry: 0 }, '/')
  expect(memory.restored()).toBe(420)
})

test('while the next page is on its way, it is the page before that is scrolled', () => {
  scrolledTo(420)
  history.pushState(null, '', '/about-us')
  memory.restored()
  scrolledTo(80)
  backTo({ entry: 0 }, '/')
  dispatchEvent(new PopStateEvent('popstate'))
  scrolledTo(90)
  expect(memory.restored()).toBe(420)
})

test('a replaced address is still the same entry, also where its writer knows of no number', () => {
  history.pushState(null, '', '/rewards')
  expect(memory.restored()).toBeNull()
  history.replaceState(null, '', '/rewards?show=now')
  expect(history.state).toStrictEqual({ entry: 1 })
  expect(memory.restored()).toBeNull()
  scrolledTo(500)
  history.pushState(null, '', '/rewards/redeem/101')
  memory.restored()
  scrolledTo(0)
  backTo({ entry: 1 }, '/rewards?show=now')
  expect(memory.restored()).toBe(500)
})

test.each([
  ['by the app', () => history.pushState(null, '', '#reminders')],
  [
    'by the browser',
    () => {
      History.prototype.pushState.call(history, null, '', '#reminders')
      dispatchEvent(new PopStateEvent('popstate'))
    },
  ],
])('a place within the page, gone to %s, is an entry that is scrolled at once', (_, go) => {
  scrolledTo(10)
  go()
  expect(history.state).toStrictEqual({ entry: 1 })
  scrolledTo(700)
  history.pushState(null, '', '/about-us')
  memory.restored()
  scrolledTo(0)
  backTo({ entry: 1 }, '/#reminders')
  expect(memory.restored()).toBe(700)
  backTo({ entry: 0 }, '/')
  expect(memory.restored()).toBe(10)
})

describe('back from a place within the page', () => {
  const scrolls = vi.fn((_: number, top: number) => scrolledTo(top))
  const pop = async (entry: number, address: string): Promise<void> => {
    backTo({ entry }, address)
    dispatchEvent(new PopStateEvent('popstate'))
    scrolledTo(5)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(scrolls as never)
    scrolls.mockClear()
    scrolledTo(420)
    history.pushState(null, '', '#data')
    scrolledTo(0)
    scrolledTo(900)
  })
  afterEach(() => void vi.restoreAllMocks())

  test('finds the page where it was scrolled, and what is scrolled from then on is its own', async () => {
    await pop(0, '/')
    expect(scrolls.mock.calls).toStrictEqual([[0, 420]])
    scrolledTo(300)
    await pop(1, '/#data')
    expect(scrolls).toHaveBeenLastCalledWith(0, 900)
    await pop(0, '/')
    expect(scrolls).toHaveBeenLastCalledWith(0, 300)
  })

  test('is not scrolled to any more once another page is gone to', async () => {
    backTo({ entry: 0 }, '/')
    dispatchEvent(new PopStateEvent('popstate'))
    Reflect.deleteProperty(history, 'state')
    history.pushState(null, '', '/about-us')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(scrolls).not.toHaveBeenCalled()
  })
})

describe('a page that has yet to grow to where it was scrolled', () => {
  const scrolls = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
    vi.spyOn(window, 'scrollTo').mockImplementation(scrolls)
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    scrolls.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('is scrolled until it has, or for a moment', () => {
    scrollBackTo(window, 800)
    vi.advanceTimersByTime(300)
    const soFar = scrolls.mock.calls.length
    expect(soFar).toBeGreaterThan(5)
    vi.advanceTimersByTime(700)
    const atLast = scrolls.mock.calls.length
    vi.advanceTimersByTime(1000)
    expect(scrolls.mock.calls.length).toBe(atLast)
  })

  test.each(['touchstart', 'wheel', 'keydown'])('is left to a hand: %s', (sign) => {
    scrollBackTo(window, 800)
    dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(300)
    expect(scrolls).toHaveBeenCalledOnce()
  })

  test('is not what the next page is scrolled to', () => {
    const stop = scrollBackTo(window, 800)
    stop()
    vi.advanceTimersByTime(300)
    expect(scrolls).toHaveBeenCalledOnce()
  })
})

describe('the document is loaded anew', () => {
  const anew = (state: unknown): ScrollMemory => {
    dispatchEvent(new Event('pagehide'))
    memory.stop()
    backTo(state, location.pathname)
    return rememberScroll(window)
  }

  test('an entry that was there before is found where it was left, and those behind it too', () => {
    scrolledTo(420)
    history.pushState(null, '', '/article/1')
    memory.restored()
    scrolledTo(2000)
    memory = anew({ entry: 1 })
    expect(memory.restored()).toBe(2000)
    backTo({ entry: 0 }, '/')
    expect(memory.restored()).toBe(420)
  })

  test('a new one begins at its top', () => {
    scrolledTo(420)
    memory = anew(null)
    expect(memory.restored()).toBeNull()
  })

  test('another page in its place begins at its top', () => {
    history.replaceState({ entry: 0 }, '', '/children')
    scrolledTo(420)
    memory = anew({ entry: 0 })
    Reflect.deleteProperty(history, 'state')
    history.replaceState(null, '', '/login')
    expect(memory.restored()).toBeNull()
  })

  test('what somebody else stored is passed over', () => {
    scrolledTo(420)
    dispatchEvent(new Event('pagehide'))
    tabStore.set('scroll', '{"0":[1]}')
    memory.stop()
    memory = rememberScroll(window)
    expect(memory.restored()).toBe(0)
  })
})

test('once stopped it listens to nothing', () => {
  const listens = vi.spyOn(window, 'addEventListener')
  const other = rememberScroll(window)
  const signals = listens.mock.calls.map(([, , options]) => (typeof options === 'object' ? options.signal : undefined))
  other.stop()
  expect(signals.map((signal) => signal?.aborted)).toStrictEqual([true, true, true, true, true])
})
