// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import type { TypedChildProps } from './TypedChild'
import { TypedChildBeside } from './TypedChildBeside'

const page = mountRoot()
const nothing: TypedChildProps = { name: '', sex: null, birthDate: null, date: '2026-11-26', weight: '', height: '' }

const show = async (typed: Partial<TypedChildProps>, wide = true) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await act(() => page().root.render(<TypedChildBeside {...nothing} {...typed} />))
  await act(() => vi.dynamicImportSettled())
  return page().host.querySelector('.typed-child')
}

test('the child stands by the ruler at the height that is typed, with its age and figures', async () => {
  const typed = { name: 'ปัน', sex: 'male', birthDate: '2023-07-26', weight: '14.2', height: '95.5' } as const
  const words = (await show(typed))?.textContent
  expect(words).toContain('95.5\u00A0ซม.')
  expect(words).toContain('น้องปัน')
  expect(words).toContain('3\u00A0ปี 4\u00A0เดือน')
  expect(words).toContain('14.2\u00A0กก.')
  expect((await show({ ...typed, height: '99' }))?.querySelector('svg text')).not.toBeNull()
  expect(page().host.textContent).toContain('99')
})

test('a baby is swaddled, and by no ruler; what no ruler shows has no flag', async () => {
  const baby = await show({ sex: 'female', birthDate: '2026-11-05', height: '53' })
  expect(baby?.querySelector('.family-bundle')).not.toBeNull()
  const implausible = await show({ sex: 'female', birthDate: '2023-07-26', height: '0.95' })
  expect(implausible?.querySelector('.family-bundle')).toBeNull()
  expect(implausible?.querySelector('.typed-child__scene')?.textContent).not.toContain('0.95')
})

test('screen readers hear the form alone, and a phone fetches no picture', async () => {
  expect((await show({}))?.getAttribute('aria-hidden')).toBe('true')
  await act(() => page().root.render(null))
  expect((await show({}, false))?.childElementCount).toBe(0)
})
