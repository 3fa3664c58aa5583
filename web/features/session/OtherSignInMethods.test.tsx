// @vitest-environment happy-dom
import type { SignInMethods } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionCopy } from '../../copy/session.th'
import { mountRoot } from '../../testing/mountRoot'
import { offerSignInMethods } from '../../testing/offerSignInMethods'
import { uiWords } from '../../ui/words'

const asked = vi.fn<() => Promise<E.Either<unknown, SignInMethods>>>()

const copy = sessionCopy.login
const offered: SignInMethods = { phone: true, google: null, line: null, facebook: null }
const lost = E.left(connectionLost)

const page = mountRoot()
offerSignInMethods(asked)
beforeEach(() => {
  vi.resetModules()
  asked.mockReset()
})

const shown = () => document.body.textContent
const settled = () => act(() => vi.dynamicImportSettled())
const show = async () => {
  const { OtherSignInMethods } = await import('./OtherSignInMethods')
  await act(() => page().root.render(<OtherSignInMethods />))
  await settled()
}
const retryButton = () =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(uiWords.retry))

test('what the server offers is shown, and nothing else is said', async () => {
  asked.mockResolvedValue(E.right(offered))
  await show()
  expect(shown()).toBe(copy.or + copy.byPhone)
})

test('a server that offers none is no failure', async () => {
  asked.mockResolvedValue(E.right({ ...offered, phone: false }))
  await show()
  expect(shown()).toBe('')
})

test('where they could not be read that is said, and a press asks again until they are there', async () => {
  asked.mockResolvedValue(lost)
  await show()
  expect(document.querySelector('[role=status]')?.textContent).toBe(copy.waysUnread)
  let answer = (_: E.Either<unknown, SignInMethods>): void => undefined
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await act(() => retryButton()?.click())
  expect(retryButton()?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(lost))
  expect(retryButton()?.getAttribute('aria-busy')).toBeNull()
  asked.mockResolvedValue(E.right(offered))
  await act(() => retryButton()?.click())
  await settled()
  expect(shown()).toBe(copy.or + copy.byPhone)
  expect(asked).toHaveBeenCalledTimes(3)
})

test.each([
  ['the connection', () => dispatchEvent(new Event('online'))],
  ['the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('they are asked for again when %s returns, and no more once they are there', async (_what, back) => {
  asked.mockResolvedValueOnce(lost).mockResolvedValue(E.right(offered))
  await show()
  await act(() => void back())
  await settled()
  expect(shown()).toBe(copy.or + copy.byPhone)
  await act(() => void back())
  await settled()
  expect(asked).toHaveBeenCalledTimes(2)
})
