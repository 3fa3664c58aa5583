// @vitest-environment happy-dom
import type { SignInMethods } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { socialCopy } from '../../copy/social.th'
import { mountRoot } from '../../testing/mountRoot'
import { offerSignInMethods } from '../../testing/offerSignInMethods'

const asked = vi.fn<() => Promise<E.Either<unknown, SignInMethods>>>()

const method = { clientId: 'c', authorization: 'https://line.example/auth', flow: 'code' } as const
const offered: SignInMethods = { phone: true, google: method, line: method, facebook: method }

const page = mountRoot()
offerSignInMethods(asked)
beforeEach(() => {
  vi.resetModules()
  asked.mockReset()
})

const show = async () => {
  const [{ LineFirst }, { OtherSignInMethods }] = await Promise.all([
    import('./LineFirst'),
    import('./OtherSignInMethods'),
  ])
  await act(() =>
    page().root.render(
      <>
        <LineFirst known />
        <OtherSignInMethods without="line" />
      </>,
    ),
  )
}
const settled = () => act(() => vi.dynamicImportSettled())
const rows = () => [...document.querySelectorAll('.session-way')].map(({ textContent }) => textContent)

test('LINE stands first, and once', async () => {
  asked.mockResolvedValue(E.right(offered))
  await show()
  await settled()
  expect(rows()[0]).toBe(socialCopy.use.line)
  expect(rows().filter((words) => words === socialCopy.use.line)).toHaveLength(1)
  expect(rows()).toContain(socialCopy.use.facebook)
})

test('its place is kept until it is known', async () => {
  let answer = (_: E.Either<unknown, SignInMethods>): void => undefined
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await show()
  await settled()
  expect(rows()).toEqual([''])
  await act(async () => answer(E.right(offered)))
  expect(rows()[0]).toBe(socialCopy.use.line)
})

test.each([
  ['is not offered', E.right({ ...offered, line: null })],
  ['could not be asked for', E.left(connectionLost)],
])('where it %s nothing stands before the form', async (_what, answer) => {
  asked.mockResolvedValue(answer)
  await show()
  await settled()
  expect(document.querySelector('.session-ways--first')).toBeNull()
  expect(rows()).not.toContain(socialCopy.use.line)
})
