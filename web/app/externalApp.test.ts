// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { otherAppOf, whereNothingOpens } from './externalApp'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pressed = (html: string) => {
  document.body.innerHTML = html
  return otherAppOf(document.querySelector('b'))
}

test('a link that another app has to take is known by its scheme', () => {
  expect(pressed('<a href="tel:1669"><b>1669</b></a>')).toStrictEqual({ app: 'tel', address: '1669' })
  expect(pressed('<a href="webcal://a.test/c.ics"><b>x</b></a>')).toMatchObject({ app: 'webcal' })
  expect(pressed('<a href="mailto:a@b.test"><b>x</b></a>')).toMatchObject({ app: 'mailto' })
  for (const page of ['/children', 'https://line.me/R/share', 'telegram'])
    expect(pressed(`<a href="${page}"><b>x</b></a>`)).toBeNull()
  expect(pressed('<b>no link</b>')).toBeNull()
})

test('where nothing came before the page, it is told, once', () => {
  const listener = vi.fn()
  whereNothingOpens(window, listener)
  vi.advanceTimersByTime(1_900)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  ['another window', () => window.dispatchEvent(new Event('blur'))],
  ['another app', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another page', () => window.dispatchEvent(new Event('pagehide'))],
])('where %s came before it, nothing is told', (_, comes) => {
  const listener = vi.fn()
  whereNothingOpens(window, listener)
  vi.advanceTimersByTime(500)
  comes()
  vi.advanceTimersByTime(10_000)
  expect(listener).not.toHaveBeenCalled()
})
