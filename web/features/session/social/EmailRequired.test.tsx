// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionCopy } from '../../../copy/session.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'
import { typeInto } from '../../../testing/typeInto'

const server = { askEmailCode: vi.fn(), proveEmail: vi.fn() }
const services = {
  clock: { now: () => Date.now() },
  session: { signIn: (_: string, answer: () => Promise<unknown>) => answer() },
}
const socialSignIn = {
  social: {
    askEmailCode: async (joinToken: string, email: string) => server.askEmailCode(joinToken, email),
    proveEmail: async (given: unknown) => server.proveEmail(given),
  },
}

const email = 'mali@example.com'
const begun = { joinToken: 'j', expiresIn: 1800, name: 'Mali', email: null, emailStatus: 'unproved' } as const

const page = mountRoot(() => ({
  services,
  groups: { socialSignIn },
  loads: { socialSignIn: async () => socialSignIn },
}))
beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  server.askEmailCode
    .mockReset()
    .mockResolvedValue(E.right({ expiresIn: 600, resendAfter: 60, digits: 6, request: 'r-1' }))
  server.proveEmail.mockReset().mockResolvedValue(E.right({ _tag: 'newcomer', newcomer: begun }))
})

const open = async () => {
  vi.resetModules()
  const [{ default: EmailRequired }, { loadNewcomer }] = await Promise.all([
    import('./EmailRequired'),
    import('./newcomer'),
  ])
  const newcomer = loadNewcomer()
  if (newcomer === null) throw new Error('nobody is on the way')
  await act(() => page().root.render(null))
  await act(() => page().root.render(<EmailRequired newcomer={newcomer} onProved={() => undefined} />))
  await act(() => vi.dynamicImportSettled())
}

test('a look into the mail, for which the browser forgot the page, loses no code', async () => {
  const { saveNewcomer, newcomerFrom } = await import('./newcomer')
  saveNewcomer(newcomerFrom('facebook', begun))
  await open()
  await typeInto('email', email)
  await press(socialReturnCopy.email.submit)
  await vi.waitFor(() => expect(document.body.textContent).toContain(sessionCopy.code.title(6)), { timeout: 15_000 })

  await open()
  expect(document.body.textContent).toContain(email)
  await typeInto(null, '123456')
  const given = { joinToken: 'j', email, code: '123456', request: 'r-1' }
  await vi.waitFor(() => expect(server.proveEmail).toHaveBeenCalledWith(given), { timeout: 15_000 })
  expect(server.askEmailCode).toHaveBeenCalledTimes(1)
})

test('where the address is to be another one, the code to the first is forgotten', async () => {
  const { saveNewcomer, newcomerFrom } = await import('./newcomer')
  const sent = { expiresAt: Date.now() + 600_000, resendAt: 0, digits: 6 }
  saveNewcomer({ ...newcomerFrom('facebook', begun), mailed: { email, request: 'r-1', sent } })
  await open()
  await press(socialReturnCopy.email.change)
  expect(document.querySelector('[name=email]')).not.toBeNull()
  await open()
  expect(document.querySelector('[name=email]')).not.toBeNull()
})
