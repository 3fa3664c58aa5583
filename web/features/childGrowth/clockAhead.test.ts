import type { IsoDate } from '@careplus/core/calendar'
import { formProblemWords } from '@careplus/core/growth'
import { submissionWords } from '@careplus/core/loyalty'
import { mobilityRefusalWords } from '@careplus/core/mobility'
import { stoolRefusalWords } from '@careplus/core/stool'
import { refusalWords } from '@careplus/core/internal/words'
import { apiError } from '@careplus/core/testing'
import { expect, test } from 'vitest'
import { childrenCopy, saveFailedText } from '../../copy/children.th'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { refusedFields } from './recordTyped'

const refused = (field: string, code: 'in_future' | 'before_birth') => ({
  ...apiError(400, 'invalid_input'),
  fields: [{ field, code, message: refusalWords[code] }],
})

test('a day that the server alone calls future names the device’s clock, at the field', () => {
  expect(refusalWords.in_future).toContain('วันที่ของเครื่อง')
  expect(refusedFields(refused('date', 'in_future')).date?.text).toBe(refusalWords.in_future)
})

test('a day that the device alone calls future names its clock as well, wherever a day is chosen', () => {
  const words = [
    formProblemWords({ _tag: 'DateInFuture', field: 'date' }),
    formProblemWords({ _tag: 'DateInFuture', field: 'birthDate' }),
    stoolRefusalWords.DateInFuture,
    mobilityRefusalWords.DateInFuture,
    submissionWords({ _tag: 'BillInFuture', latest: '2026-11-27' as IsoDate }),
  ]
  for (const each of words) expect(each).toMatch(/ยังมาไม่ถึง .*วันที่ของเครื่อง/)
})

test('where the form shows no date, the sentence under it says so', () => {
  expect(saveFailedText(refused('date', 'in_future'))).toBe(refusalWords.in_future)
  expect(saveFailedText(refused('date', 'before_birth'))).toBe(childrenCopy.saveFailed.other)
})

test('another refusal of the same field has the form’s own words', () => {
  expect(refusedFields(refused('date', 'before_birth'))).toStrictEqual({
    date: { text: childrenGrowthCopy.form.refused.date },
  })
})
