// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { aroundNavAt } from './aroundNav'

const go = (shown: string, at: string, options?: { readonly replace?: boolean }) => {
  const navigate = vi.fn()
  history.replaceState(null, '', at)
  aroundNavAt(shown)(navigate, '/children/new', options)
  return navigate.mock.calls
}

test('a page leads on, and writes its own address anew', () => {
  expect(go('/children', '/children')).toStrictEqual([['/children/new', undefined]])
  expect(go('/children', '/children?show=all', { replace: true })).toStrictEqual([['/children/new', { replace: true }]])
})

test('a page that was left replaces no address, and what is pressed on it still leads on', () => {
  expect(go('/children', '/rewards', { replace: true })).toStrictEqual([])
  expect(go('/children', '/rewards')).toStrictEqual([['/children/new', undefined]])
})
