import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { citizenId } from '../../../testing/identity.js'
import { documentNumber, maskedDocument, prizeTaxSatang, taxRefusal } from './prizeClaim.js'

it('is taxed with five per cent from 1,000 baht on, and then only with agreement', () => {
  expect([null, 0, 999, 1000, 1290].map(prizeTaxSatang)).toStrictEqual([0, 0, 0, 5000, 6450])
  expect(taxRefusal(999, false)).toBeNull()
  expect(taxRefusal(1000, true)).toBeNull()
  expect(taxRefusal(1000, false)).toStrictEqual({ _tag: 'TaxNotAgreed', taxSatang: 5000 })
})

it('takes the number of a card or of a passport, and shows its end alone', () => {
  expect(documentNumber('citizen', '1-1037-02071-81-1')).toStrictEqual(E.right('1103702071811'))
  expect(documentNumber('citizen', '1-1037-02071-81-2')).toMatchObject({ left: { _tag: 'CitizenIdWrongChecksum' } })
  expect(documentNumber('passport', ' AA1234567 ')).toStrictEqual(E.right('AA1234567'))
  expect(documentNumber('passport', 'aa1234567')).toMatchObject({ left: { _tag: 'PassportIdLowerCase' } })
  expect(maskedDocument('citizen', '1103702071811')).toBe('x-xxxx-xxxxx-81-1')
  expect(maskedDocument('passport', 'AA1234567')).toBe('xxxxxx567')
})

test.prop([citizenId()])('never shows more than the last three', (id) => {
  const shown = maskedDocument('citizen', id)
  expect(shown.replaceAll(/\D/g, '')).toBe(id.slice(10))
})
