import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/identity.js'
import { parseCitizenId, CitizenId, citizenIdCheckDigit, citizenIdNotice } from './citizenId.js'
import { parseLandLine } from './landLine.js'
import { internationalNumber, parseMobileNumber, MobileNumber, spokenNumber } from './mobileNumber.js'
import { parsePassportId, PassportId } from './passportId.js'

const refusal = (answer: E.Either<{ readonly _tag: string }, unknown>) =>
  E.isLeft(answer) ? answer.left._tag : 'taken'

const bySpecification = (digits: string) => {
  const sum = Array.from({ length: 12 }, (_, i) => Number(digits[i]) * (13 - i)).reduce((a, b) => a + b)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}

describe('citizenId', () => {
  test.prop([arb.writtenCitizenId()])('reads what people write, once and for all', ({ text, value: id }) => {
    expect(parseCitizenId(text)).toStrictEqual(E.right(id))
    expect(parseCitizenId(id)).toStrictEqual(E.right(id))
    expect(CitizenId.is(id)).toBe(true)
  })

  test.prop([arb.nearCitizenId()])('refuses one slip', ({ input: text }) => {
    expect(E.isLeft(parseCitizenId(text))).toBe(true)
    expect(CitizenId.is(text)).toBe(false)
  })

  test.prop([fc.array(fc.constantFrom(...'0123456789'), { minLength: 13, maxLength: 13 })], { numRuns: 1000 })(
    'takes 13 digits exactly when the rule holds',
    (digits) => {
      const text = digits.join('')
      expect(E.isRight(parseCitizenId(text))).toBe(bySpecification(text))
    },
  )

  test('pins the weights and both ends of the check digit', () => {
    expect(citizenIdCheckDigit('110170023070')).toBe(8)
    expect(parseCitizenId('1101700230708')).toStrictEqual(E.right('1101700230708'))
    expect(citizenIdCheckDigit('000000000000')).toBe(1)
    // Sum 13 mod 11 = 2: 9. Sum 12 mod 11 = 1: 10, which is 0.
    expect(citizenIdCheckDigit('100000000000')).toBe(9)
    expect(citizenIdCheckDigit('010000000000')).toBe(0)
    expect(citizenIdCheckDigit('000000000001')).toBe(9)
  })

  test.each([
    ['', 'CitizenIdEmpty'],
    [' -\u200B', 'CitizenIdEmpty'],
    ['110170023070', 'CitizenIdWrongLength'],
    ['11017002307080', 'CitizenIdWrongLength'],
    ['1101700230709', 'CitizenIdWrongChecksum'],
    ['1-1017-00230-70-9', 'CitizenIdWrongChecksum'],
    ['110170023070X', 'CitizenIdNotDigits'],
    ['+101700230708', 'CitizenIdNotDigits'],
    ['11017002307०8', 'CitizenIdNotDigits'],
  ])('%s: %s', (text, tag) => {
    expect(refusal(parseCitizenId(text))).toBe(tag)
  })

  test('tells how many digits there were, and keeps the number out', () => {
    expect(parseCitizenId('1-1017')).toStrictEqual(E.left({ _tag: 'CitizenIdWrongLength', digits: 5, expected: 13 }))
  })

  test.prop([arb.citizenId({ unassigned: true })])('notices a first digit of 0 or 9, and takes it', (id) => {
    const first = Number(id[0])
    expect(citizenIdNotice(id)).toStrictEqual(
      first === 0 || first === 9 ? { _tag: 'UnassignedCategory', firstDigit: first } : null,
    )
  })
})

describe('passportId', () => {
  test.prop([arb.passportId()])('takes a passport number', (id) => {
    expect(parsePassportId(id)).toStrictEqual(E.right(id))
    expect(PassportId.is(id)).toBe(true)
  })

  test.prop([arb.nearPassportId()])('refuses one slip', ({ input: text }) => {
    expect(E.isLeft(parsePassportId(text))).toBe(true)
    expect(PassportId.is(text)).toBe(false)
  })

  test.each([
    ['aA1234567', 'PassportIdLowerCase'],
    ['AA-12345', 'PassportIdWrongCharacter'],
    ['1234567', 'PassportIdNoLeadingLetter'],
    ['A1234', 'PassportIdWrongLength'],
    ['AA12345678', 'PassportIdWrongLength'],
    ['', 'PassportIdEmpty'],
    [' \u200b', 'PassportIdEmpty'],
    ['AA12345', 'taken'],
    ['A12345', 'taken'],
    ['AB1234567', 'taken'],
    [' \u200bAB12\u206034567\u00a0\n', 'taken'],
    ['ab1234567 ', 'PassportIdLowerCase'],
  ])('%s: %s', (text, tag) => {
    expect(refusal(parsePassportId(text))).toBe(tag)
  })

  test('carries the bounds', () => {
    expect(parsePassportId('A1234')).toStrictEqual(
      E.left({ _tag: 'PassportIdWrongLength', length: 5, shortest: 6, longest: 9 }),
    )
  })
})

test('each codec has the name that a log shows', () => {
  expect([CitizenId, PassportId, MobileNumber].map(({ name }) => name)).toEqual([
    'CitizenId',
    'PassportId',
    'MobileNumber',
  ])
})

describe('landLine', () => {
  test.prop([arb.writtenLandLine()])('reads what people write', ({ text, value: number }) => {
    expect(parseLandLine(text)).toStrictEqual(E.right(number))
    expect(refusal(parseMobileNumber(text))).toBe('MobileNumberLandLine')
  })

  test.prop([arb.writtenMobileNumber()])('knows a mobile number', ({ text }) => {
    expect(refusal(parseLandLine(text))).toBe('LandLineMobile')
  })

  test.each([
    ['', 'LandLineEmpty'],
    ['021234567', 'taken'],
    ['(02) 123-4567', 'taken'],
    ['+66 (0)2 123 4567', 'taken'],
    ['6621234567', 'taken'],
    ['เบอร์บ้าน 053 123 456', 'taken'],
    ['๐๗๔ ๓๑๒ ๓๔๕', 'taken'],
    ['02123456', 'LandLineWrongLength'],
    ['0212345678', 'LandLineWrongLength'],
    ['061234567', 'LandLineWrongStart'],
    ['011234567', 'LandLineWrongStart'],
    ['+6563334444', 'LandLineNotThai'],
    ['02-123-4567 ต่อ 12', 'LandLineNotDigits'],
    ['02-1234567-8x', 'LandLineNotDigits'],
  ])('%s: %s', (text, tag) => {
    expect(refusal(parseLandLine(text))).toBe(tag)
  })
})

describe('mobileNumber', () => {
  test.prop([arb.writtenMobileNumber()])('reads what people write', ({ text, value: number }) => {
    expect(parseMobileNumber(text)).toStrictEqual(E.right(number))
    expect(parseMobileNumber(number)).toStrictEqual(E.right(number))
    expect(MobileNumber.is(number)).toBe(true)
  })

  test.prop([arb.nearMobileNumber()])('refuses one slip', ({ input: text }) => {
    expect(E.isLeft(parseMobileNumber(text))).toBe(true)
    expect(MobileNumber.is(text)).toBe(false)
  })

  test.prop([fc.string({ unit: fc.constantFrom(...'066812+ .()-'), maxLength: 16 })], { numRuns: 1000 })(
    'is read alike with and without a mark that nobody sees',
    (text) => {
      expect(parseMobileNumber(`${text}\u200b`)).toStrictEqual(parseMobileNumber(text))
      expect(parseLandLine(`${text}\u200b`)).toStrictEqual(parseLandLine(text))
    },
  )

  test.prop([arb.mobileNumber()])('goes out to the world and comes back', (number) => {
    expect(parseMobileNumber(internationalNumber(number))).toStrictEqual(E.right(number))
    expect(parseMobileNumber(spokenNumber(number))).toStrictEqual(E.right(number))
  })

  test.each([
    ['021234567', 'MobileNumberLandLine'],
    ['02-123-4567', 'MobileNumberLandLine'],
    ['๐๕๓ ๑๒๓ ๔๕๖', 'MobileNumberLandLine'],
    ['061234567', 'MobileNumberWrongLength'],
    ['0212345678', 'MobileNumberNotMobile'],
    ['+6581234567', 'MobileNumberNotThai'],
    ['081-234-567x', 'MobileNumberNotDigits'],
    ['66812345678', 'taken'],
    ['660812345678', 'taken'],
    ['6681234567', 'MobileNumberNotMobile'],
    ['668123456789', 'MobileNumberWrongLength'],
    ['0066812345678', 'taken'],
    ['006681234567', 'MobileNumberWrongLength'],
    ['0065812345678', 'MobileNumberNotThai'],
    ['+66 (0)81-234-5678', 'taken'],
    ['+66 (0)2 123 4567', 'MobileNumberLandLine'],
    ['+660081234567', 'MobileNumberNotMobile'],
    ['(081) 234-5678', 'taken'],
    ['081.234.5678', 'taken'],
    ['（０８１）２３４．５６７８', 'taken'],
    ['\u202a+66 81 234 5678\u202c', 'taken'],
    ['081/2345678', 'MobileNumberNotDigits'],
    ['', 'MobileNumberEmpty'],
    ['+', 'MobileNumberNotDigits'],
    ['08+1234567', 'MobileNumberNotDigits'],
    ['+1234x', 'MobileNumberNotDigits'],
    ['＋66812345678', 'taken'],
  ])('%s: %s', (text, tag) => {
    expect(refusal(parseMobileNumber(text))).toBe(tag)
  })

  test('counts', () => {
    for (const text of [
      'tel:+66812345678',
      'TEL:+66-81-234-5678;ext=1',
      '<0812345678>',
      '081-234-5678,',
      'โทร. 081 234 5678',
      'เบอร์โทร: ๐๘๑๒๓๔๕๖๗๘',
      '“0812345678”.',
      '\u200b0812345678\u200b',
    ])
      expect([text, parseMobileNumber(text)]).toStrictEqual([text, E.right('0812345678')])
    expect(refusal(parseMobileNumber('mailto:0812345678'))).toBe('MobileNumberNotDigits')
    expect(refusal(parseMobileNumber('0812345678, 0898765432'))).toBe('MobileNumberNotDigits')
    expect(parseMobileNumber('0812')).toStrictEqual(
      E.left({ _tag: 'MobileNumberWrongLength', digits: 4, expected: 10 }),
    )
    expect(E.map(spokenNumber)(parseMobileNumber('0812345678'))).toStrictEqual(E.right('081-234-5678'))
  })
})
