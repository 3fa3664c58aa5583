import { calmStoolAnswers } from '@careplus/core/stool'
import { describe, expect, it } from 'vitest'
import { decodePendingWrite } from './decodePendingWrite'

const check = { date: '2026-11-20', colour: 'mustard', photo: null, lastedDays: 0 }
const { redUrine: _, ...earlier } = calmStoolAnswers
const waiting = (signs: object) =>
  decodePendingWrite(JSON.stringify({ _tag: 'stool', childId: 'a', check: { ...check, signs }, key: 'k' }))

describe('a stool check that waits on the device', () => {
  it('is read as it was answered', () => {
    expect(waiting(calmStoolAnswers)).toMatchObject({ check: { signs: calmStoolAnswers } })
  })
  it('is not lost for a question that was added meanwhile', () => {
    expect(waiting(earlier)).toMatchObject({ check: { signs: { ...earlier, redUrine: 'no' } } })
    expect(waiting({ ...earlier, darkUrine: 'yes' })).toMatchObject({ check: { signs: { redUrine: 'unsure' } } })
  })
  it('is not read with an answer that was never asked', () => {
    expect(waiting({ ...earlier, limp: 'maybe' })).toBeNull()
    expect(waiting({})).toBeNull()
  })
})
