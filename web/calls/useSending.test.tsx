// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { networkError } from '@careplus/core/call'
import { mountRoot } from '../testing/mountRoot'
import { useSending } from './useSending'

const session = { user: { id: 'mali' } }
const page = mountRoot(() => session)
const listener = vi.fn<(sending: ReturnType<typeof useSending>) => void>()
const Form = () => {
  const sending = useSending()
  useEffect(() => listener(sending))
  return null
}
const now = () => listener.mock.lastCall![0]
const back = () => act(async () => window.dispatchEvent(new Event('online')))
const render = () => act(() => page().root.render(<Form />))

test('what waits for a connection goes with it, and never in the name of another member', async () => {
  const send = vi.fn(async () => E.left(networkError('offline')))
  await render()
  await act(async () => now().run(send, () => undefined))
  expect(now().failure).toStrictEqual(networkError('offline'))
  await back()
  expect(send).toHaveBeenCalledTimes(2)

  session.user = { id: 'mana' }
  await render()
  expect(now().failure).toBeNull()
  await back()
  expect(send).toHaveBeenCalledTimes(2)
})
