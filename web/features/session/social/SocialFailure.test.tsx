// @vitest-environment happy-dom
import type { SignInMethods } from '@careplus/core/ports'
import type { SocialRefused } from '@careplus/core/session'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { mountRoot } from '../../../testing/mountRoot'
import { offerSignInMethods } from '../../../testing/offerSignInMethods'
import { press } from '../../../testing/press'

const seen = vi.hoisted(() => ({ user: null as object | null, line: true, begun: vi.fn(), ledOn: vi.fn() }))
const method = { clientId: 'c', authorization: 'https://line.example/auth', flow: 'code' } as const
const offered = (): SignInMethods => ({ phone: false, google: method, line: seen.line ? method : null, facebook: null })

vi.mock('../../../calls/session/returnAfterLogin', () => ({ goBackOr: seen.ledOn }))
vi.mock('../../../shared/account/social/channel', () => ({
  awaitAnswer: (_: string, take: (address: object) => void) => {
    take({ search: '', hash: '' })
    return () => undefined
  },
}))
vi.mock('../../../shared/account/social/leaveFor', () => ({
  leaveFor: async (...left: ReadonlyArray<unknown>) => {
    seen.begun(...left)
    return { state: 's' }
  },
}))

const loads = {
  socialSignIn: async () => ({ finish: async () => E.right({ _tag: 'SignedIn', name: 'line' }) }),
}
const page = mountRoot(() => ({ loads, user: seen.user }))
offerSignInMethods(async () => E.right(offered()))
beforeEach(() => {
  vi.resetModules()
  Object.assign(seen, { user: null, line: true })
  seen.begun.mockReset()
  seen.ledOn.mockReset()
})

const copy = socialReturnCopy.failed.line
const stray: SocialRefused = { name: null, why: { _tag: 'NoSavedState' } }
const show = async (refused: SocialRefused) => {
  const { SocialFailure } = await import('./SocialFailure')
  await act(() => page().root.render(<SocialFailure refused={refused} />))
  await act(() => vi.dynamicImportSettled())
}
const words = () => document.body.textContent

test('who came back to another browser begins again here by LINE, with or without its app', async () => {
  await show(stray)
  expect(words()).toContain(copy.why)
  await press(copy.here)
  expect(seen.begun).toHaveBeenCalledExactlyOnceWith('line', method, 'signIn')
})

test('who signs in here in a window of its own is led on, for this page has no guard', async () => {
  await show(stray)
  await press(copy.here)
  await vi.waitFor(() => expect(seen.ledOn).toHaveBeenCalledExactlyOnceWith('/', expect.any(Function)))
})

test("without LINE's app, as in a private window", async () => {
  await show(stray)
  await press(copy.page)
  const [name, to] = seen.begun.mock.calls[0] ?? []
  expect([name, (to as typeof method).authorization]).toEqual([
    'line',
    `${method.authorization}?disable_auto_login=true`,
  ])
})

test.each<readonly [string, SocialRefused, Partial<typeof seen>]>([
  ['LINE is not offered', stray, { line: false }],
  ['somebody is signed in here', stray, { user: { id: 'mali' } }],
  ['it was another provider', { name: 'google', why: { _tag: 'NothingReturned' } }, {}],
  ['LINE has said no', { name: 'line', why: { _tag: 'ProviderRefused', error: 'access_denied' } }, {}],
])('it is not spoken of where %s', async (_what, refused, how) => {
  Object.assign(seen, how)
  await show(refused)
  expect(words()).not.toContain(copy.title)
})
