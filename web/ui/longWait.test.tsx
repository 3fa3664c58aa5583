// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onConnection } from '../page/onReturn'
import { mountRoot } from '../testing/mountRoot'
import { Skeleton } from './Skeleton'
import { ToastRegion } from './ToastRegion'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = mountRoot()

const Page = ({ waits }: { readonly waits: number }) => (
  <ToastRegion>
    {Array.from({ length: waits }, (_, at) => (
      <Skeleton key={at} />
    ))}
  </ToastRegion>
)
const draw = (waits: number): void => act(() => void page().root.render(<Page waits={waits} />))
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const messageCount = (): number => document.body.textContent.split('ช้ากว่าปกติ').length - 1

test('what is waited for longer than three seconds is said once, until all of it is here', () => {
  draw(3)
  pass(2900)
  expect(messageCount()).toBe(0)
  pass(200)
  expect(messageCount()).toBe(1)
  draw(1)
  pass(60_000)
  expect(messageCount()).toBe(1)
  draw(0)
  expect(messageCount()).toBe(0)
})

test('what comes sooner is never spoken of', () => {
  draw(1)
  pass(2900)
  draw(0)
  pass(10_000)
  expect(messageCount()).toBe(0)
})

test('what comes in the moment in which it would be said is not spoken of', () => {
  draw(1)
  act(() => {
    vi.advanceTimersByTime(3000)
    page().root.render(<Page waits={0} />)
  })
  expect(messageCount()).toBe(0)
})

test('everything is asked for again at a press, and said again if that is late too', () => {
  const asked = vi.fn()
  const stop = onConnection(asked)
  draw(1)
  pass(3000)
  act(() => document.querySelector<HTMLButtonElement>('.ui-toast__action')?.click())
  expect(asked).toHaveBeenCalledOnce()
  expect(messageCount()).toBe(0)
  pass(3000)
  expect(messageCount()).toBe(1)
  stop()
})
