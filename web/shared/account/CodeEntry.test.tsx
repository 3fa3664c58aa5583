// @vitest-environment happy-dom
import { apiError } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { failureText } from '../../copy/session.th'
import { mountRoot } from '../../testing/mountRoot'
import { typeInto } from '../../testing/typeInto'

const page = mountRoot(() => ({ services: { clock: { now: () => Date.now() } } }))
beforeEach(() => vi.resetModules())

const nothing = (): void => undefined

test('where too many codes were tried from this network the code stays, and the wait is told', async () => {
  const limited = { ...apiError(429, 'too_many_tries'), retryAfter: 840 }
  const { CodeEntry } = await import('./CodeEntry')
  const source = {
    sent: { expiresAt: Date.now() + 600_000, resendAt: Date.now() + 60_000, digits: 6 },
    ask: async () => E.left(limited),
    prove: async () => E.left(limited),
  }
  const words = { label: 'code', change: 'change', help: 'help' }
  await act(() =>
    page().root.render(
      <CodeEntry source={source} art={null} level={1} to="mali" words={words} onChange={nothing} onProved={nothing} />,
    ),
  )
  const field = document.querySelector('input')
  await typeInto(null, '123456')
  await vi.waitFor(() => expect(document.body.textContent).toContain(failureText(limited)), { timeout: 15_000 })
  expect(field?.value).toBe('123456')
})
