// @vitest-environment happy-dom
import { addDays, addMonths, todayInBangkok } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import { act } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { childsWord, healthConsent, useChildYes } from '../children/childYes'
import { ConsentBox } from './ConsentBox'

const tenToday = addMonths(todayInBangkok(Date.now()), -120)
const younger = addDays(tenToday, 1)

const page = mountRoot()

const Ask = ({ birthDate }: { readonly birthDate: string | null }) => {
  const yes = useChildYes(birthDate)
  return (
    <>
      <ConsentBox name="น้องปัน" yes={yes} without="" />
      <output>{String(yes.agreed)}</output>
    </>
  )
}

test.each([
  [younger, 1],
  [null, 1],
  [tenToday, 2],
])(
  'a yes is everything that is asked, nothing of it ticked beforehand: born %s, %i ticks',
  async (birthDate, ticks) => {
    const { host: place, root } = page()
    await act(() => root.render(<Ask birthDate={birthDate} />))
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    expect(boxes.map(({ checked }) => checked)).toStrictEqual(Array(ticks).fill(false))
    expect(place.textContent).toContain('ฉันเป็นผู้ใช้อำนาจปกครองของน้องปัน')
    const agreed = () => place.querySelector('output')?.textContent
    for (const box of boxes) {
      expect(agreed()).toBe('false')
      await act(async () => box.click())
    }
    expect(agreed()).toBe('true')
  },
)

test('the word of a child of ten goes with the yes, and of a younger one none', () => {
  const { child_health: version } = consentVersions
  expect([childsWord(tenToday), healthConsent(tenToday)]).toStrictEqual([
    { childAgrees: true },
    { version, child_agrees: true },
  ])
  expect([childsWord(younger), healthConsent(younger)]).toStrictEqual([{}, { version }])
})
