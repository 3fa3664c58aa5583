// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noteShown } from './sessionView'
import { remember, rememberRequested, popReturnPath } from './returnPath'

beforeEach(() => {
  popReturnPath()
})

test('a guarded page is returned to once', () => {
  remember('/children?tab=growth')
  expect(popReturnPath()).toBe('/children?tab=growth')
  expect(popReturnPath()).toBeNull()
})

test('`rd` remembers the page that carries it, and never its own value', () => {
  rememberRequested('/rewards?rd=https://evil.example&type=luckydraw')
  expect(popReturnPath()).toBe('/rewards?type=luckydraw')
  rememberRequested('/rewards?type=luckydraw')
  expect(popReturnPath()).toBeNull()
})

test('a sign-in page is no place to return to', () => {
  remember('/login?rd')
  rememberRequested('/callback?rd=1')
  expect(popReturnPath()).toBeNull()
})

test('what a member saw is come back to by that member alone', () => {
  history.replaceState(null, '', '/children/7')
  noteShown('mali')
  remember('/children/7?tab=growth')
  expect(popReturnPath()).toBeNull()
  remember('/rewards')
  expect(popReturnPath()).toBe('/rewards')
})
