// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noteShown } from './view'
import { remember, rememberAsked, takeReturn } from './returnPath'

beforeEach(() => {
  takeReturn()
})

test('a guarded page is returned to once', () => {
  remember('/children?tab=growth')
  expect(takeReturn()).toBe('/children?tab=growth')
  expect(takeReturn()).toBeNull()
})

test('`rd` remembers the page that carries it, and never its own value', () => {
  rememberAsked('/rewards?rd=https://evil.example&type=luckydraw')
  expect(takeReturn()).toBe('/rewards?type=luckydraw')
  rememberAsked('/rewards?type=luckydraw')
  expect(takeReturn()).toBeNull()
})

test('a sign-in page is no place to return to', () => {
  remember('/login?rd')
  rememberAsked('/callback?rd=1')
  expect(takeReturn()).toBeNull()
})

test('what a member saw is come back to by that member alone', () => {
  history.replaceState(null, '', '/children/7')
  noteShown('mali')
  remember('/children/7?tab=growth')
  expect(takeReturn()).toBeNull()
  remember('/rewards')
  expect(takeReturn()).toBe('/rewards')
})
