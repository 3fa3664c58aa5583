// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { stoolCopy } from '../../../copy/stool.th'
import { mountRoot } from '../../../testing/mountRoot'
import type { StoolTyped } from '../stoolTyped'
import { StepAside } from './StepAside'

const page = mountRoot()
const child = { id: 'a', name: 'น้องต้นกล้า', birthDate: '2026-11-05' }
const begun = { child, date: null, colour: null } as unknown as StoolTyped

const show = async (typed: Partial<StoolTyped>, wide = true): Promise<ReadonlyArray<readonly [string, string]>> => {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await act(() => page().root.render(<StepAside typed={{ ...begun, ...typed }} />))
  return [...document.querySelectorAll('dl > div')].map(
    (each) => [each.querySelector('dt')?.textContent ?? '', each.querySelector('dd')?.textContent ?? ''] as const,
  )
}

test('what was chosen so far stands beside the step, with the colour in its true colours', async () => {
  const { aside } = stoolCopy
  expect(await show({})).toStrictEqual([[aside.child, child.name]])
  expect(await show({ date: '2026-11-26', colour: 'pale-yellow' })).toStrictEqual([
    [aside.child, child.name],
    [aside.age, '21\u00A0วัน'],
    [aside.day, '26\u00A0พ.ย.\u00A069'],
    [aside.colour, expect.stringContaining('เหลืองซีด')],
  ])
  expect(document.querySelector('.true-colours .stool-swatch')).not.toBeNull()
})

test('a day before birth has no age; a phone has no such column', async () => {
  expect((await show({ date: '2026-11-01' })).map(([name]) => name)).not.toContain(stoolCopy.aside.age)
  expect(await show({ date: '2026-11-26' }, false)).toStrictEqual([])
})
