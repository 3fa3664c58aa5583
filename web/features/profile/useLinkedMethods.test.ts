import type { LinkedWays, SignInMethods } from '@careplus/core/ports'
import { expect, it } from 'vitest'
import { canSignInWithout } from './useLinkedMethods'

const none: LinkedWays = { password: false, email: false, phone: false, google: true, line: false, facebook: false }
const method = { clientId: 'c', authorization: 'https://provider.example', flow: 'code' } as const
const all: SignInMethods = { phone: true, google: method, line: method, facebook: method }
const bare: SignInMethods = { phone: false, google: method, line: null, facebook: null }

it.each<[string, Partial<LinkedWays>, SignInMethods, boolean]>([
  ['nothing else', {}, all, false],
  ['an address without a password', { email: true }, all, false],
  ['a password without a proved address', { password: true }, all, false],
  ['both', { email: true, password: true }, bare, true],
  ['a telephone', { phone: true }, all, true],
  ['a telephone that nothing is sent to', { phone: true }, bare, false],
  ['Facebook', { facebook: true }, all, true],
  ['Facebook, which is not offered', { facebook: true }, bare, false],
])('without Google there is %s', (_what, linked, offered, still) => {
  expect(canSignInWithout('google', { ...none, ...linked }, offered)).toBe(still)
})
