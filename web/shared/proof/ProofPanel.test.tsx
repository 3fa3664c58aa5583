// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { proofCopy } from '../../copy/proof.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { typeInto } from '../../testing/typeInto'

const server = { mail: '', askCode: vi.fn(), giveCode: vi.fn() }
const proving = {
  ways: async () => E.right({ password: false, sms: null, mail: server.mail, social: [], freshFor: 0 }),
  askCode: async (channel: string) => server.askCode(channel),
  giveCode: async (channel: string, code: string) => server.giveCode(channel, code),
}

const page = mountRoot(() => ({
  services: { clock: { now: () => Date.now() } },
  groups: { credentials: { proving } },
}))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  server.mail = 'ma•••@example.com'
  server.askCode.mockReset().mockResolvedValue(E.right({ expiresIn: 600, resendAfter: 60, digits: 6 }))
  server.giveCode.mockReset().mockResolvedValue(E.right(undefined))
})

const choose = () => proofCopy.sendTo(server.mail)
const chooses = (): boolean => [...document.querySelectorAll('button')].some((each) => each.textContent === choose())

const open = async (onProved = (): void => undefined) => {
  vi.resetModules()
  const { default: ProofPanel } = await import('./ProofPanel')
  await act(() => page().root.render(null))
  await act(() => page().root.render(<ProofPanel onProved={onProved} onClose={() => undefined} />))
}

test('a look into the mail, for which the browser forgot the page, loses no code', async () => {
  await open()
  await press(choose())
  const onProved = vi.fn()
  await open(onProved)
  expect(document.body.textContent).toContain(server.mail)
  await typeInto(null, '123456')
  await vi.waitFor(() => expect(onProved).toHaveBeenCalled(), { timeout: 15_000 })
  expect(server.giveCode).toHaveBeenCalledWith('mail', '123456')
  expect(server.askCode).toHaveBeenCalledTimes(1)
  await open()
  expect(chooses()).toBe(true)
})

test('a code whose time is over, or whose address is theirs no longer, is not waited for', async () => {
  await open()
  server.askCode.mockResolvedValue(E.right({ expiresIn: 0, resendAfter: 0, digits: 6 }))
  await press(choose())
  await open()
  expect(chooses()).toBe(true)
  server.askCode.mockResolvedValue(E.right({ expiresIn: 600, resendAfter: 60, digits: 6 }))
  await press(choose())
  server.mail = 'no•••@example.com'
  await open()
  expect(chooses()).toBe(true)
})
