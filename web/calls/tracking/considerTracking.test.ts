// @vitest-environment happy-dom
import type { SessionUser } from '@careplus/core/ports'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionView } from '../session/sessionView'

vi.mock('./reporting', () => ({ consider: () => undefined }))

const key = 'careplus.client'
const memberWith = (care_plus_id: string | null): SessionView => ({
  status: 'signedIn',
  user: { id: 'mali', email: null, name: null, tracking: { care_plus_id, advertising: false } } as SessionUser,
  trouble: null,
  busy: false,
})
const visitor: SessionView = { status: 'signedOut', user: null, trouble: null, busy: false }

const start = async (view: SessionView) => {
  vi.resetModules()
  const [{ considerTracking }, { publish }] = await Promise.all([
    import('./considerTracking'),
    import('../session/sessionView'),
  ])
  publish(view)
  considerTracking()
}

beforeEach(() => {
  localStorage.setItem(key, 'mark 1')
  document.cookie = 'careplus.helper=; Max-Age=0'
})

test('what a withdrawal on another device drops is dropped here at the next start', async () => {
  await start({ ...visitor, status: 'unknown' })
  expect(localStorage.getItem(key)).toBe('mark 1')
  await start(memberWith('consent'))
  expect(localStorage.getItem(key)).toBe('mark 1')
  await start(memberWith(null))
  expect(localStorage.getItem(key)).toBeNull()
})

test('a visitor who has agreed to nothing keeps nothing', async () => {
  document.cookie = 'careplus.helper=a=1&m=0'
  await start(visitor)
  expect(localStorage.getItem(key)).toBe('mark 1')
  document.cookie = 'careplus.helper=a=0&m=0'
  await start(visitor)
  expect(localStorage.getItem(key)).toBeNull()
})

test('nor does a visitor who was never asked, before anything of tracking is fetched', async () => {
  vi.resetModules()
  const { startTracking } = await import('./startTracking')
  startTracking()
  expect(localStorage.getItem(key)).toBeNull()
})
