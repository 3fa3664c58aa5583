// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import 'wouter/use-browser-location'
import { isTyping, watchTyping } from './unsavedTyping'

const stop = watchTyping(window)
afterEach(() => history.pushState(null, '', '/'))

test('something typed counts until the next page', () => {
  expect(isTyping()).toBe(false)
  document.body.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isTyping()).toBe(true)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(isTyping()).toBe(true)
  history.pushState(null, '', '/next')
  expect(isTyping()).toBe(false)
  stop()
})
