// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { useNear } from './useNear'

type Notify = (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void

const page = mountRoot()
const Part = () => {
  const [ref, isNear] = useNear()
  return (
    <div>
      <div ref={ref} />
      {isNear ? 'here' : 'not yet'}
    </div>
  )
}

const seen: { notify: Notify; margins: unknown[]; disconnected: number } = {
  notify: () => undefined,
  margins: [],
  disconnected: 0,
}
class Observer {
  constructor(notify: Notify, { rootMargin }: IntersectionObserverInit) {
    seen.notify = notify
    seen.margins.push(rootMargin)
  }
  observe = () => undefined
  disconnect = () => {
    seen.disconnected += 1
  }
}
beforeEach(() => {
  Object.assign(seen, { margins: [], disconnected: 0 })
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => void vi.unstubAllGlobals())
const draw = () => act(async () => page().root.render(<Part />))
const notify = (isIntersecting: boolean) => act(async () => seen.notify([{ isIntersecting }]))

test('a part waits until it is near, and then stays', async () => {
  await draw()
  await notify(false)
  expect(page().host.textContent).toBe('not yet')
  await notify(true)
  expect(page().host.textContent).toBe('here')
  expect(seen.disconnected).toBe(1)
})

test('a reader by the keyboard or of paper skips no part: all are here before the next is reached', async () => {
  for (const type of ['keydown', 'beforeprint']) {
    await act(async () => page().root.render(<Part key={type} />))
    expect(page().host.textContent).toBe('not yet')
    await act(async () => void dispatchEvent(new Event(type)))
    expect(page().host.textContent).toBe('here')
  }
})

test('where the focus moves, as a screen reader moves it, what comes soon is near', async () => {
  await draw()
  await act(async () => void document.body.dispatchEvent(new Event('focusin', { bubbles: true })))
  expect(seen.margins).toStrictEqual(['100000px 0px 0px', '100000px 0px 300px'])
})

test('at the top of a page only what is in view is near; once it is scrolled, what comes soon', async () => {
  await draw()
  expect(seen.margins).toStrictEqual(['100000px 0px 0px'])
  await act(async () => void dispatchEvent(new Event('scroll')))
  expect(seen.margins).toStrictEqual(['100000px 0px 0px', '100000px 0px 300px'])
  await notify(true)
  expect(page().host.textContent).toBe('here')
})
