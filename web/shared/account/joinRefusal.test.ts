import type { ApiError, CallFailure } from '@careplus/core/ports'
import { expect, test } from 'vitest'
import { sessionCopy } from '../../copy/session.th'
import { joinRefusal } from './joinRefusal'

const refused = (code: string, fields: ApiError['fields'] = []): CallFailure => ({
  _tag: 'ApiError',
  label: 'API Error',
  status: 422,
  body: null,
  code,
  message: 'ลองอีกครั้ง',
  fields,
})

test('a refused password is said at its field, whatever else is wrong', () => {
  const fields = [
    { field: 'name', code: 'too_long', message: 'ยาวไป' },
    { field: 'password', code: 'common', message: 'เดาง่าย' },
  ]
  expect(joinRefusal(refused('invalid_input', fields))).toStrictEqual({
    _tag: 'field',
    field: 'password',
    text: 'เดาง่าย',
  })
})

test('a proof that is too old is given again', () => {
  expect(joinRefusal(refused('code_expired'))).toStrictEqual({ _tag: 'expired' })
})

test('anything else is said under the fields', () => {
  expect(joinRefusal(refused('consent_required'))).toStrictEqual({ _tag: 'text', text: 'ลองอีกครั้ง' })
  expect(joinRefusal({ _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'offline' })).toStrictEqual({
    _tag: 'text',
    text: sessionCopy.failure.offline,
  })
})
