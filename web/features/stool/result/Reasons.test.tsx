// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import { assessStool, calmStoolAnswers, type StoolInputs } from '@careplus/core/stool'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { mountRoot } from '../../../testing/mountRoot'
import { Reasons } from './Reasons'

const page = mountRoot()
const show = async (part: Partial<StoolInputs>): Promise<string> => {
  const inputs: StoolInputs = {
    date: '2026-11-20' as IsoDate,
    ageInDays: 40,
    colour: 'mustard',
    photo: null,
    lastedDays: 0,
    signs: calmStoolAnswers,
    ...part,
  }
  await act(() => page().root.render(<Reasons inputs={inputs} assessment={assessStool(inputs)} />))
  return (document.querySelector('section')?.textContent ?? '').replaceAll('\u200B', '')
}

describe('why a result says what it says', () => {
  it('tells an unsure answer as one', async () => {
    const unsureText = 'ตอบไม่แน่ใจ นับว่ามีไว้ก่อน: ผิวหรือตาขาวดูเหลือง'
    expect(await show({ ageInDays: 400, signs: { ...calmStoolAnswers, jaundice: 'unsure' } })).toContain(unsureText)
    expect(await show({ ageInDays: 400, signs: { ...calmStoolAnswers, jaundice: 'yes' } })).not.toContain('ไม่แน่ใจ')
  })
  it.each([
    [40, 'mustard', true],
    [89, 'green', true],
    [90, 'mustard', false],
    [40, 'clay', false],
  ] as const)(
    'at %i days and %s says again what a yellow bulb does, at night: %s',
    async (ageInDays, colour, isShown) => {
      await show({ ageInDays, colour })
      expect(document.querySelector('.night-only') !== null).toBe(isShown)
    },
  )
})
