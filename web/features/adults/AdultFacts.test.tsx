// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { Adult } from '@careplus/core/ports'
import { apiError } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { adultsCopy } from '../../copy/adults.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { AdultFacts } from './AdultFacts'

const seen: Adult = {
  id: 'granny',
  relation: 'maternalGrandmother',
  name: 'ยายศรี',
  birthDate: '1959-03-02' as IsoDate,
  sex: 'female',
  weight: 52.5,
  height: null,
  consent_at: '2026-11-20T00:00:00.000Z',
  version: 1,
}
let current = seen
const removed = vi.fn(async (_: string, version: number) =>
  version === current.version ? E.right(undefined) : E.left({ ...apiError(412, 'version_stale'), body: { current } }),
)
const page = mountRoot(() => ({
  services: { random: { uuid: () => 'key' } },
  groups: { health: { adults: { remove: removed }, adultsHere: {} } },
}))

test('what another telephone corrected is shown before it is asked again whether to delete an adult', async () => {
  const copy = adultsCopy.facts
  const show = (adult: Adult) =>
    page().root.render(<AdultFacts view={{ adult, checks: [], passage: null }} onChanged={() => void show(current)} />)
  const dialog = () => document.querySelector('[role="alertdialog"]')?.textContent.replaceAll('\u00A0', ' ') ?? ''
  const confirm = async () => {
    await act(() => vi.dynamicImportSettled())
    await act(async () => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="alertdialog"] button')]
      buttons.find(({ textContent }) => textContent === copy.remove(seen.name))?.click()
    })
  }
  await act(() => show(seen))
  await press(copy.remove(seen.name))
  current = { ...seen, weight: 54, version: 2 }
  await confirm()
  await act(() => Promise.resolve())
  expect(dialog()).toContain('จึงยังไม่ได้ลบ')
  expect(dialog()).toContain('52.5 แก้เป็น 54')
  await confirm()
  expect(removed.mock.calls.map(([, version]) => version)).toEqual([1, 2])
})
