// @vitest-environment happy-dom
import type { CallFailure } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { sessionCopy } from '../../../copy/session.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'
import { ConfirmSignOut, type SignOut } from './ConfirmSignOut'

const page = mountRoot()
const offline: CallFailure = { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'offline' }

test('without a connection it is said that it waits, and it is done when that returns', async () => {
  const sent = vi.fn<() => Promise<E.Either<CallFailure, null>>>().mockResolvedValueOnce(E.left(offline))
  sent.mockResolvedValue(E.right(null))
  const onEnded = vi.fn()
  const ending: SignOut = {
    title: 'ออกจากระบบ',
    text: 'แท็บเล็ต',
    confirm: 'ออก',
    done: null,
    key: 'key',
    run: () => sent(),
  }
  await act(() => page().root.render(<ConfirmSignOut ending={ending} onClose={() => undefined} onEnded={onEnded} />))
  await press('ออก')
  expect(document.body.textContent).toContain(sessionCopy.failure.waiting)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(sent).toHaveBeenCalledTimes(2)
  expect(onEnded).toHaveBeenCalledTimes(1)
})
