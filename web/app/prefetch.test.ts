// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { helperChoices, rememberHelper } from '../composition/helperCookie'
import { knowRoutes } from '../page/findRoute'
import { devRoutes } from '../devRoutes'
import { allRoutes, open } from '../routes'
import { watchAhead } from './prefetch'

// Never answered, because a late answer would lead to a call of the real network.
const fetched = vi.fn(() => new Promise<Response>(() => undefined))
const screen = vi.fn(() => import('../features/textPage/TextPageRoute'))
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
const chooseLowData = (lowData: boolean | null) => rememberHelper({ ...helperChoices(), lowData })
const path = '/about-us'
const sign = (type: string): void => {
  document.body.innerHTML = `<a href="${path}">…</a>`
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }))
  vi.advanceTimersByTime(100)
}

const listening = vi.spyOn(document, 'addEventListener')
watchAhead(new Event('pointermove'))
const signs = [...listening.mock.calls]
listening.mockRestore()
afterAll(() => {
  for (const [type, listener] of signs) document.removeEventListener(type, listener)
  knowRoutes([...allRoutes, ...devRoutes])
  delete document.documentElement.dataset['build']
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetched.mockClear())
  screen.mockClear()
  document.documentElement.dataset['build'] = 'b1'
  connect({ saveData: false, effectiveType: '4g' })
  // A new loader each time, because a fetched one is not fetched again.
  knowRoutes([open(path, 'default', 'public', 'CarePlus', { screen: () => screen() })])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  chooseLowData(null)
})

test.each([
  ['data is to be saved', () => connect({ saveData: true })],
  ['the connection is 3G', () => connect({ effectiveType: '3g' })],
  ['the connection is 2G', () => connect({ effectiveType: 'slow-2g' })],
  ['a parent has chosen low data', () => chooseLowData(true)],
])('nothing is fetched ahead where %s', (_, given) => {
  given()
  for (const type of ['pointerover', 'touchstart', 'mousedown', 'focusin']) sign(type)
  expect([screen.mock.calls, fetched.mock.calls]).toStrictEqual([[], []])
})

test('under a pointer the code of a link is fetched; when it is pressed its data too', () => {
  sign('pointerover')
  expect([screen.mock.calls.length, fetched.mock.calls]).toStrictEqual([1, []])
  sign('mousedown')
  expect(screen).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${path}/_payload.json?b1`, expect.anything())
})
