// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { socialCopy } from '../../../copy/social.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { TitleContext } from '../../../page/pageTitle'
import { mountRoot } from '../../../testing/mountRoot'
import { offerSignInMethods } from '../../../testing/offerSignInMethods'
import { EmailTaken } from './EmailTaken'
import type { StoredNewcomer } from './newcomer'
import { SocialFailure } from './SocialFailure'
import { SocialJoin } from './SocialJoin'
import SocialReturn from './SocialReturn'

const loads = {
  socialSignIn: async () => ({
    departureOf: () => null,
    finish: async () => E.right({ _tag: 'Linked', name: 'line' }),
  }),
}

const page = mountRoot(() => ({ loads }))
offerSignInMethods(() => new Promise(() => undefined))
const newcomer: StoredNewcomer = {
  provider: 'line',
  joinToken: 'j',
  expiresAt: Date.now() + 600_000,
  name: 'มะลิ',
  email: 'mali@example.com',
  emailStatus: 'proved',
}
const nothing = () => undefined

test.each<readonly [string, () => ReactNode, string]>([
  ['joining', () => <SocialJoin newcomer={newcomer} onChange={nothing} />, socialReturnCopy.join.title('มะลิ')],
  [
    'an address with an account',
    () => <EmailTaken newcomer={newcomer} onChange={nothing} />,
    socialReturnCopy.taken.title,
  ],
  [
    'a failure',
    () => <SocialFailure refused={{ name: 'google', why: { _tag: 'NothingReturned' } }} />,
    socialReturnCopy.failed.title('google'),
  ],
  [
    'another way in',
    () => <SocialReturn answer={{ search: '?', hash: '' }} onNewcomer={nothing} />,
    socialCopy.callback.linked('line'),
  ],
])('after a provider, the document is named as the page that is shown: %s', async (_what, Screen, title) => {
  const set = vi.fn()
  await act(() =>
    page().root.render(
      <TitleContext value={{ title: '', set, write: null }}>
        <Screen />
      </TitleContext>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(set).toHaveBeenLastCalledWith({ title })
})
