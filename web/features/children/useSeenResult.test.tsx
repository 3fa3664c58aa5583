// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { useSeenResult } from './useSeenResult'

afterEach(() => localStorage.clear())
const page = mountRoot(() => ({ user: { id: 'mali' } }))

const Head = ({ child, record }: { readonly child: string; readonly record?: string }) =>
  useSeenResult(child, record) ? 'small' : 'large'

const renderHead = async (child: string, record?: string): Promise<string> => {
  await act(() => page().root.render(<Head key={Math.random()} child={child} {...(record && { record })} />))
  return page().host.textContent
}

test('a result is shown large at the first look at it, and small from the second on', async () => {
  expect(await renderHead('a', 'r1')).toBe('large')
  expect(await renderHead('a', 'r1')).toBe('small')
  expect(await renderHead('b', 'r1')).toBe('large')
  expect(await renderHead('a', 'r2')).toBe('large')
  expect(await renderHead('a', 'r2')).toBe('small')
})

test('without a measuring there is none that was seen', async () => {
  expect([await renderHead('a'), await renderHead('a')]).toEqual(['large', 'large'])
})
