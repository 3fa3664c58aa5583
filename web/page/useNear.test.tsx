// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { useNear } from './useNear'

type Notify = (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void

const page = mountRoot()
const Part = () => {
  const [ref, isNear] = useNear()
  return (
    <p>
      <span ref={ref} />
      {isNear ? 'here' : 'not yet'}
    </p>
  )
}

test('a part waits until it is near, and then stays', async () => {
  const seen: { notify: Notify } = { notify: () => undefined }
  const disconnect = vi.fn()
  class Observer {
    constructor(notify: Notify) {
      seen.notify = notify
    }
    observe = () => undefined
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  await act(async () => page().root.render(<Part />))
  await act(async () => seen.notify([{ isIntersecting: false }]))
  expect(page().host.textContent).toBe('not yet')
  await act(async () => seen.notify([{ isIntersecting: true }]))
  expect(page().host.textContent).toBe('here')
  expect(disconnect).toHaveBeenCalledTimes(1)
})
