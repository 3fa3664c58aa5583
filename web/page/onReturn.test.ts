// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connectionReturned, onConnection, onReturn, onTab } from './onReturn'

test('each is told of what it listens to, until it stops', () => {
  const listeners = { connection: vi.fn(), tab: vi.fn(), either: vi.fn() }
  const stops = [onConnection(listeners.connection), onTab(listeners.tab), onReturn(listeners.either)]
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turnTab = () => document.dispatchEvent(new Event('visibilitychange'))
  const calls = () => [listeners.connection, listeners.tab, listeners.either].map(({ mock }) => mock.calls.length)
  turnTab()
  expect(calls()).toEqual([0, 0, 0])
  seen.mockReturnValue('visible')
  turnTab()
  expect(calls()).toEqual([0, 1, 1])
  dispatchEvent(new Event('online'))
  connectionReturned()
  expect(calls()).toEqual([2, 1, 3])
  stops.forEach((stop) => stop())
  turnTab()
  connectionReturned()
  dispatchEvent(new Event('online'))
  expect(calls()).toEqual([2, 1, 3])
})
