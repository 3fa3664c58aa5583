// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionView } from '../calls/session/sessionView'
import { mountRoot } from '../testing/mountRoot'

const signedOut: SessionView = { status: 'signedOut', user: null, trouble: null, busy: false }
const become = async (view: SessionView): Promise<void> => (await import('../calls/session/sessionView')).publish(view)

afterEach(() => become({ ...signedOut, status: 'unknown' }))
const page = mountRoot()
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  return become(signedOut)
})

const openPage = async () => {
  const [{ Page }, { routes }, { noteJoined }] = await Promise.all([
    import('./Page'),
    import('../routes'),
    import('../calls/session/returnAfterLogin'),
  ])
  const route = routes.find(({ path }) => path === '/register')
  if (route === undefined) throw new Error('no such page')
  const bare = { ...route, layout: 'download', screen: async () => ({ default: () => null }) } as const
  await act(() => page().root.render(<Page route={bare} params={{}} path="/register" search="" />))
  const signedIn = async () => {
    history.replaceState(null, '', '/register')
    await act(() =>
      become({ status: 'signedIn', user: { id: 'mali', email: null, name: null }, trouble: null, busy: false }),
    )
    await vi.waitFor(() => expect(location.pathname).not.toBe('/register'), { timeout: 15_000 })
    return location.pathname
  }
  return { signedIn, noteJoined }
}

test('a member who signs in on the page for joining, here or in another tab, is not welcomed as new', async () => {
  const { signedIn } = await openPage()
  expect(await signedIn()).toBe('/callback')
})

test('who has joined is welcomed, once', async () => {
  const { signedIn, noteJoined } = await openPage()
  noteJoined()
  expect(await signedIn()).toBe('/welcome')
  await act(() => become(signedOut))
  expect(await signedIn()).toBe('/callback')
})

test('a page that was left, and is still on show, sends nobody to sign in', async () => {
  const [{ Page }, { routes }] = await Promise.all([import('./Page'), import('../routes')])
  const route = routes.find(({ path }) => path === '/dashboard')
  if (route === undefined) throw new Error('no such page')
  const bare = { ...route, layout: 'download', screen: async () => ({ default: () => null }) } as const
  await become({ status: 'signedIn', user: { id: 'mali', email: null, name: null }, trouble: null, busy: false })
  history.replaceState(null, '', '/dashboard')
  await act(() => page().root.render(<Page route={bare} params={{}} path="/dashboard" search="" />))
  history.pushState(null, '', '/')
  await act(() => become(signedOut))
  await vi.dynamicImportSettled()
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem('auth.redirect')).toBeNull()
})
