// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import type { CallFailure, Part, ReadPart } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { partsCopy } from '../copy/parts.th'
import { mountRoot } from '../testing/mountRoot'
import { press } from '../testing/press'
import { OlderButton } from '../shared/list/OlderButton'
import { useParts } from './parts'

interface Thing {
  readonly id: string
}

const answers = vi.fn<(from: string | null) => E.Either<CallFailure, Part<Thing>>>()
const read: ReadPart<Thing> = async (from) => answers(from)
const part = (ids: string, next: string | null) => E.right({ items: [...ids].map((id) => ({ id })), next })

const page = mountRoot()
const Listed = () => {
  const { list, reload, older } = useParts('things', read)
  return (
    <>
      <p>{list._tag === 'ready' ? list.value.map(({ id }) => id).join('') : list._tag}</p>
      <button onClick={reload}>anew</button>
      <OlderButton of={older} />
    </>
  )
}
const shown = () => document.querySelector('p')?.textContent

beforeEach(() => {
  answers.mockReset()
})

test('older parts come on demand, each thing once, until there is none', async () => {
  answers.mockImplementation((from) => (from === null ? part('edc', 'c') : part('cba', null)))
  await act(() => page().root.render(<Listed />))
  expect(shown()).toBe('edc')
  await press(partsCopy.older)
  expect(shown()).toBe('edcba')
  expect(document.body.textContent).not.toContain(partsCopy.older)
})

test('a part that did not come is said, and asked for again', async () => {
  answers.mockImplementation((from) => (from === null ? part('c', 'c') : E.left(connectionLost)))
  await act(() => page().root.render(<Listed />))
  await press(partsCopy.older)
  expect([shown(), document.body.textContent]).toEqual(['c', expect.stringContaining(partsCopy.failed)])
  answers.mockImplementation(() => part('ba', null))
  await press(partsCopy.older)
  expect([shown(), document.body.textContent]).toEqual(['cba', expect.not.stringContaining(partsCopy.failed)])
})

test('after a change it begins anew with the newest part', async () => {
  answers.mockImplementation((from) => (from === null ? part('cb', 'b') : part('a', null)))
  await act(() => page().root.render(<Listed />))
  await press(partsCopy.older)
  answers.mockImplementation(() => part('dc', 'c'))
  await press('anew')
  expect(shown()).toBe('dc')
  expect(document.body.textContent).toContain(partsCopy.older)
})
