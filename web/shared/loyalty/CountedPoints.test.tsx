// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publish, signedOut } from '../../calls/session/sessionView'
import { mountRoot } from '../../testing/mountRoot'
import { CountedPoints } from './CountedPoints'

const signIn = (id: string): void => publish({ status: 'signedIn', user: { id } as never, trouble: null, busy: false })

let still = false
const mounted = mountRoot()
const show = (points: number) => act(async () => mounted().root.render(<CountedPoints points={points} />))
const shownText = (): string | null => mounted().host.textContent
const read = (): string =>
  [...mounted().host.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent)
    .join('')
const frame = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => {
  still = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => publish(signedOut))
})

test('the first sum that is seen stands still', async () => {
  await act(async () => signIn('a'))
  await show(1200)
  expect(shownText()).toBe('1,200')
})

test('a new sum is counted to, and read as what it is from the beginning', async () => {
  await act(async () => signIn('b'))
  await show(1000)
  await show(1500)
  await frame(50)
  expect(Number(shownText()?.split('1,500')[0]?.replace(',', ''))).toBeGreaterThan(1000)
  expect(read()).toBe('1,500')
  await frame(300)
  expect(shownText()).toBe('1,500')
})

test('who wants no movement sees the new sum at once', async () => {
  still = true
  await act(async () => signIn('c'))
  await show(1000)
  await show(400)
  expect(shownText()).toBe('400')
})

test("it never counts from another member's sum", async () => {
  await act(async () => signIn('d'))
  await show(9000)
  await act(async () => mounted().root.render(null))
  await act(async () => signIn('e'))
  await show(10)
  expect(shownText()).toBe('10')
})
