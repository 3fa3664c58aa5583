import { refusalWords } from '@careplus/core/internal/words'
import { apiError } from '@careplus/core/testing'
import { expect, test } from 'vitest'
import { childrenCopy } from '../../copy/children.th'
import { refusedFields } from './childTyped'

test.each([
  ['in_future', refusalWords.in_future],
  ['before_birth', childrenCopy.form.bornAfterMeasured],
  ['not_a_child', childrenCopy.form.refused.birthDate],
] as const)('a birth date that the server refuses as %s is told at its field', (code, text) => {
  const failure = {
    ...apiError(400, 'invalid_input'),
    fields: [{ field: 'birthDate', code, message: refusalWords[code] }],
  }
  expect(refusedFields(failure)).toStrictEqual({ birthDate: { text } })
})
