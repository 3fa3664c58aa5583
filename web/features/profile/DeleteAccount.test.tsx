// @vitest-environment happy-dom
import { connectionLost } from '@careplus/core/testing'
import type { IdempotencyKey } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { profileCopy } from '../../copy/profile.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { typeInto } from '../../testing/typeInto'

const sent = vi.fn<(key: IdempotencyKey) => Promise<unknown>>()
let made = 0
const services = { random: { uuid: () => `key-${++made}` }, session: {} }
const account = { own: { askDeletion: (key: IdempotencyKey) => sent(key) } }

const copy = profileCopy.deletion
const user = { id: 'mali', email: 'mali@example.com', name: 'มะลิ' }

const page = mountRoot(() => ({ services, groups: { account } }))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sent.mockReset()
  sent.mockResolvedValue(E.left(connectionLost))
})

const typeTheWord = () => typeInto('word', copy.word)

test('an answer that was lost is asked for again, and answers no later asking: the account may have been kept', async () => {
  const { DeleteAccount } = await import('./DeleteAccount')
  const Asked = () => {
    const [open, setOpen] = useState(true)
    return <DeleteAccount open={open} user={user} withProof={(run) => run()} onClose={() => setOpen(false)} />
  }
  await act(() => page().root.render(<Asked />))
  await press(copy.next)
  await typeTheWord()
  await press(copy.confirm)
  await press(copy.confirm)
  await press(copy.keep)
  await act(() => void dispatchEvent(new Event('online')))
  await act(() => page().root.render(null))
  await act(() => page().root.render(<Asked />))
  await press(copy.next)
  await typeTheWord()
  await press(copy.confirm)
  const [first, repeated, later, ...more] = sent.mock.calls.map(([key]) => key)
  expect(repeated).toBe(first)
  expect(later).not.toBe(first)
  expect(more).toStrictEqual([])
})
