import type { IsoDate } from '@careplus/core/calendar'
import { typingHelp } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import { describe, expect, it } from 'vitest'
import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { refusalAdvice } from './refusalAdvice'

const copy = growthDraftsCopy.refused

const refused = (code: string, field: string | null): GrowthDraft => ({
  id: 'a',
  name: 'มะลิ',
  sex: 'female',
  birthDate: '2026-11-18',
  date: '2026-11-20',
  weight: 0.45,
  height: 29,
  measure: 'l',
  memberId: 'm',
  consentVersion: '1',
  childId: null,
  state: { _tag: 'refused', code, field, message: '' },
  savedAt: 1,
})
const adviceAfter = (code: string, field: string | null) => {
  const draft = refused(code, field)
  return refusalAdvice(draft, typingHelp('2026-11-20' as IsoDate)({ ...draft, height: draft.height ?? '' }))
}

describe('what is told of a draft that was refused', () => {
  it('is why, and never a figure that only looks like a slip', () => {
    expect(adviceAfter('consent_required', null)).toStrictEqual({
      text: copy.consent,
      repair: { label: copy.consentDo, change: {} },
    })
    expect(adviceAfter('not_found', null).text).toBe(copy.childGone)
    expect(adviceAfter('invalid_input', 'date')).toStrictEqual({ text: copy.field['date'], repair: null })
  })

  it('is the slip, with its repair, where it is that field that was refused', () => {
    const { text, repair } = adviceAfter('invalid_input', 'weight')
    expect(text).toMatch(/4\.5/)
    expect(repair?.change).toStrictEqual({ weight: 4.5 })
  })
})
