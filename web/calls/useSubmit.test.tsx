// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { useSubmit } from './useSubmit'

const page = mountRoot()
const listener = vi.fn<(submitting: ReturnType<typeof useSubmit<string>>) => void>()
const Form = () => {
  const submitting = useSubmit<string>((lost) => (lost._tag === 'NetworkError' ? lost.reason : ''))
  useEffect(() => listener(submitting))
  return null
}
const now = () => listener.mock.lastCall![0]
const submit = (work: () => Promise<string | void>) => act(async () => now().submit(work))

test('one at a time; a refusal is told until the next press, and so is a chunk that did not come', async () => {
  await act(() => page().root.render(<Form />))
  let answer = (_: string): void => undefined
  await submit(() => new Promise((resolve) => (answer = resolve)))
  const second = vi.fn(() => Promise.resolve())
  await submit(second)
  expect([now().busy, second.mock.calls.length]).toEqual([true, 0])
  await act(async () => answer('refused'))
  expect([now().busy, now().refusal]).toEqual([false, 'refused'])
  await submit(second)
  expect([second.mock.calls.length, now().refusal]).toEqual([1, null])
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await submit(() => Promise.reject(new Error('no chunk')))
  expect(now().refusal).toBe('offline')
  online.mockReturnValue(true)
  await submit(() => Promise.reject(new Error('no chunk')))
  expect(now().refusal).toBe('failed')
})
