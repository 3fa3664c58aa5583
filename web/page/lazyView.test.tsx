// @vitest-environment happy-dom
import { Suspense, act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../app/ErrorBoundary'
import { lazyView } from './lazyView'

const Shown = () => <p>here</p>

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = async () => {
  const net = { there: false, fetches: 0 }
  const View = lazyView((): Promise<{ readonly default: typeof Shown }> => {
    net.fetches += 1
    return net.there ? Promise.resolve({ default: Shown }) : Promise.reject(new Error('no chunk'))
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  const page = (key: string) => (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={<p>wait</p>}>
        <View />
      </Suspense>
    </ErrorBoundary>
  )
  await act(() => root.render(page('one')))
  return {
    net,
    place,
    goTo: (key: string) => act(() => root.render(page(key))),
    leave: () => act(() => root.unmount()),
  }
}

test('a chunk that does not come is fetched once and told, not fetched again and again', async () => {
  const { net, place, leave } = await shown()
  await settle(5000)
  expect(net.fetches).toBe(1)
  expect(place.querySelector('h1')).not.toBeNull()
  await leave()
})

test('the next attempt fetches it anew', async () => {
  const { net, place, goTo, leave } = await shown()
  await settle(1000)
  net.there = true
  await goTo('two')
  await settle()
  expect([net.fetches, place.textContent]).toEqual([2, 'here'])
  await leave()
})
