// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { mountRoot } from '../../testing/mountRoot'
import { withoutServer } from '../../testing/withoutServer'
import { levelTitles } from './profileLevels'
import UserProfileRoute from './UserProfileRoute'

withoutServer()

const silent: object = new Proxy(() => silent, { get: () => silent })
const user = { id: 'mali', email: 'mali@example.com', name: 'มะลิ' }

const page = mountRoot(() => ({ services: silent, groups: silent, user }))

const open = async (address: string, wide: boolean): Promise<void> => {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  history.replaceState(null, '', address)
  await act(() => page().root.render(<UserProfileRoute />))
  await act(() => vi.dynamicImportSettled())
}
const pressRow = async (title: string): Promise<void> => {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('.profile-rows a')]
  await act(() => rows.find((row) => row.textContent.startsWith(title))?.click())
  await act(() => vi.dynamicImportSettled())
}
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent]

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

test.each(['constructor', 'toString', '__proto__'])('#%s names no level: the rows are shown', async (name) => {
  await open(`/user-profile#${name}`, false)
  expect(document.querySelector('h1')?.textContent).toBe(user.name)
  expect(document.querySelector('.profile-title')).toBeNull()
})

test('beside the rows, a level that is opened has the focus on its heading; the page, when opened, has not', async () => {
  await open('/user-profile', true)
  expect(document.activeElement).toBe(document.body)
  for (const level of ['consents', 'data', 'about'] as const) {
    await pressRow(levelTitles[level])
    expect(location.hash).toBe(`#${level}`)
    expect(focused()).toStrictEqual(['H2', levelTitles[level]])
  }
})

test('a level that the address names when the page is opened has no focus', async () => {
  await open('/user-profile#data', true)
  expect(document.querySelector('.profile-title')?.textContent).toBe(levelTitles.data)
  expect(document.activeElement).toBe(document.body)
})

test('rows that come in the place of a level begin at their top', async () => {
  await open('/user-profile#data', false)
  vi.mocked(scrollTo).mockClear()
  await act(() => navigate('/user-profile', { replace: true }))
  expect(document.querySelector('.profile-rows')).not.toBeNull()
  expect(vi.mocked(scrollTo).mock.calls).toStrictEqual([[0, 0]])
})
