// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOver } from './useBackCloses'

/** A history of numbered entries whose going back and forth is told as a browser tells it. */
let entries: number[]
let shown: number
const go = vi.fn()

const traverse = (delta: number): void => {
  shown += delta
  Object.defineProperty(history, 'state', { value: { entry: entries[shown] }, configurable: true })
  dispatchEvent(new PopStateEvent('popstate'))
}
const heard = vi.fn()

beforeEach(() => {
  entries = [4, 5, 6]
  shown = 1
  Object.defineProperty(history, 'state', { value: { entry: 5 }, configurable: true })
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => {
    go(delta)
    queueMicrotask(() => traverse(delta))
  })
  addEventListener('popstate', heard)
})
afterEach(() => {
  for (const remove of layers.splice(0)) remove()
  removeEventListener('popstate', heard)
  Reflect.deleteProperty(history, 'state')
  vi.restoreAllMocks()
  go.mockClear()
  heard.mockClear()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

const layers: Array<() => void> = []
const lay = (close: () => void): (() => void) => {
  const remove = layOver(close)
  layers.push(remove)
  return remove
}

test('Back closes what is open, and the page hears nothing of it', async () => {
  const close = vi.fn()
  close.mockImplementation(layOver(close))
  traverse(-1)
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect([shown, go.mock.calls]).toStrictEqual([1, [[1]]])
  expect(heard).not.toHaveBeenCalled()
  // The next one is the page's again.
  traverse(-1)
  expect(heard).toHaveBeenCalledOnce()
})

test('Forward is no way out either', async () => {
  const close = vi.fn()
  lay(close)
  traverse(1)
  await settled()
  expect([shown, close.mock.calls.length]).toStrictEqual([1, 1])
})

test('of two, the one that lies on top is closed', async () => {
  const [below, above] = [vi.fn(), vi.fn()]
  lay(below)
  lay(above)
  traverse(-1)
  await settled()
  expect([below.mock.calls.length, above.mock.calls.length]).toStrictEqual([0, 1])
})

test('what does not close, for it is busy, keeps the page nevertheless, each time', async () => {
  const close = vi.fn()
  lay(close)
  for (let times = 0; times < 2; times += 1) {
    traverse(-1)
    await settled()
  }
  expect([shown, close.mock.calls.length]).toStrictEqual([1, 2])
  expect(heard).not.toHaveBeenCalled()
})

test('what is closed listens to nothing', () => {
  const close = vi.fn()
  layOver(close)()
  traverse(-1)
  expect(close).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledOnce()
})
