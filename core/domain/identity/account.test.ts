import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/identity.js'
import { isCommonPassword } from './commonPasswords.js'
import { commonPasswordTable } from './commonPasswords.table.js'
import { parseEmail, Email } from './email.js'
import { parsePassword, Password } from './password.js'

const refusal = (answer: E.Either<{ readonly _tag: string }, unknown>) =>
  E.isLeft(answer) ? answer.left._tag : 'taken'

describe('email', () => {
  test.prop([arb.email()])('takes an address as it is', (address) => {
    expect(parseEmail(address)).toStrictEqual(E.right(address))
    expect(Email.is(address)).toBe(true)
  })

  test.prop([arb.nearEmail()])('refuses one slip', ({ input: text }) => {
    expect(E.isLeft(parseEmail(text))).toBe(true)
    expect(Email.is(text)).toBe(false)
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })])(
    'what it takes is ASCII, with one @ and no control',
    (text) => {
      const read = parseEmail(`${text}@example.com`)
      if (E.isRight(read)) expect(read.right).toMatch(/^[!-~]+@example\.com$/)
    },
  )

  test('drops spaces around it and lowers the domain, not what is before it', () => {
    expect(parseEmail(`a${' '.repeat(300_000)}b`)).toStrictEqual(E.left({ _tag: 'EmailTooLong', longest: 254 }))
    expect(parseEmail('\u200b mali@exa\u2060mple.com\u00a0')).toStrictEqual(E.right('mali@example.com'))
    expect(parseEmail('  Mali.S@Example.CO.TH  ')).toStrictEqual(E.right('Mali.S@example.co.th'))
  })

  const label = 'd'.repeat(63)
  const at254 = `${'a'.repeat(58)}@${label}.${label}.${label}.com`

  test.each([
    ['', 'EmailEmpty'],
    ['   ', 'EmailEmpty'],
    [at254, 'taken'],
    [`a${at254}`, 'EmailTooLong'],
    [`${'a'.repeat(64)}@b.co`, 'taken'],
    [`${'a'.repeat(65)}@b.co`, 'EmailMalformed'],
    [`a@${label}.co`, 'taken'],
    [`a@d${label}.co`, 'EmailMalformed'],
    ['mali@example.com\r\nBcc: x@y.co', 'EmailControlCharacter'],
    ['mali\u0000@example.com', 'EmailControlCharacter'],
    ['mali@\u2028example.com', 'EmailControlCharacter'],
    ['mali@example.com\u2028\n', 'taken'],
    ['\ufeff\u00a0mali@exa\u200bmple.com\u200f', 'taken'],
    ['\u202emali@example.com', 'taken'],
    ['mali\u3164@example.com', 'EmailNotAscii'],
    ['mali@ตัวอย่าง.ไทย', 'EmailNotAscii'],
    ['mali@xn--72c1a1bt4awk9o.xn--o3cw4h', 'taken'],
    ['mali', 'EmailNoSingleAt'],
    ['a@b@c.co', 'EmailNoSingleAt'],
    ['a b@c.co', 'EmailMalformed'],
    ['a..b@c.co', 'EmailMalformed'],
    ['a.@c.co', 'EmailMalformed'],
    ['@c.co', 'EmailMalformed'],
    ['a@localhost', 'EmailMalformed'],
    ['a@192.168.1.1', 'EmailMalformed'],
    ['a@b.c', 'EmailMalformed'],
    ["o'brien+kids@example.com", 'taken'],
    ['Mali\r\nBcc: x@y.co <mali@example.com>', 'EmailControlCharacter'],
    ['mali@example.com, other@example.com', 'EmailNoSingleAt'],
    ['<<mali@example.com> <x@y.co>', 'EmailNoSingleAt'],
    ['mailto:', 'EmailNoSingleAt'],
    ['.mali@example.com', 'EmailMalformed'],
  ])('%j: %s', (text, tag) => {
    expect(refusal(parseEmail(text))).toBe(tag)
  })

  test.each([
    'mailto:mali@example.com',
    'MAILTO:mali%40example.com?subject=x',
    '<mali@example.com>',
    'Mali Sri <mali@example.com>;',
    '"Mali, S." <mailto:mali@example.com>',
    '“mali@example.com”.',
    "'mali@example.com'",
    '(mali@example.com),',
    '\u200bmailto:\u200bmali@example.com \u200b',
    'mali@example.com!',
  ])('is read out of what a copy brings around it: %j', (text) => {
    expect(parseEmail(text)).toStrictEqual(E.right('mali@example.com'))
  })

  test('says which side is malformed, and how long is too long', () => {
    expect(parseEmail('a b@c.co')).toStrictEqual(E.left({ _tag: 'EmailMalformed', part: 'local' }))
    expect(parseEmail('ab@c')).toStrictEqual(E.left({ _tag: 'EmailMalformed', part: 'domain' }))
    expect(parseEmail(`a${at254}`)).toStrictEqual(E.left({ _tag: 'EmailTooLong', longest: 254 }))
  })
})

test('each codec has the name that a log shows', () => {
  expect([Email.name, Password.name]).toEqual(['Email', 'Password'])
})

describe('password', () => {
  const none = parsePassword(() => false)

  test.prop([arb.password()])('takes 8 to 128 characters of any kind, as typed', (text) => {
    expect(none(text)).toStrictEqual(E.right(text))
    expect(Password.is(text)).toBe(true)
  })

  test.prop([arb.nearPassword()])('refuses one slip', ({ input: text }) => {
    expect(E.isLeft(none(text))).toBe(true)
    expect(Password.is(text)).toBe(false)
  })

  test.each([
    ['1234567', 'PasswordTooShort'],
    ['', 'PasswordEmpty'],
    [' ', 'PasswordTooShort'],
    ['12345678', 'taken'],
    ['😀'.repeat(7), 'PasswordTooShort'],
    ['😀'.repeat(8), 'taken'],
    ['😀'.repeat(128), 'taken'],
    ['😀'.repeat(128) + 'x', 'PasswordTooLong'],
    ['x'.repeat(128), 'taken'],
    ['x'.repeat(129), 'PasswordTooLong'],
    ['x'.repeat(1_000_000), 'PasswordTooLong'],
    ['12345678\0', 'PasswordUnreadable'],
    ['12345678\uDC00', 'PasswordUnreadable'],
  ])('%#: %s', (text, tag) => {
    expect(refusal(none(text))).toBe(tag)
  })

  test('carries its bounds', () => {
    expect(none('x')).toStrictEqual(E.left({ _tag: 'PasswordTooShort', shortest: 8 }))
    expect(none('x'.repeat(129))).toStrictEqual(E.left({ _tag: 'PasswordTooLong', longest: 128 }))
  })

  test('asks the list it is given, after the length', () => {
    expect(refusal(parsePassword(isCommonPassword)('password'))).toBe('PasswordTooCommon')
    expect(refusal(parsePassword(isCommonPassword)('PassWord'))).toBe('PasswordTooCommon')
    expect(refusal(parsePassword(isCommonPassword)('12345678'))).toBe('PasswordTooCommon')
    expect(refusal(parsePassword(isCommonPassword)('123456'))).toBe('PasswordTooShort')
    expect(refusal(parsePassword(isCommonPassword)('ข้าวเหนียวมะม่วง'))).toBe('taken')
  })

  test.each([
    ['CarePlus2569', 'PasswordHoldsServiceName'],
    ['my care-plus account', 'PasswordHoldsServiceName'],
    ['C@r3Plu5!!', 'PasswordHoldsServiceName'],
    ['รักแคร์พลัส', 'PasswordHoldsServiceName'],
    ['Mali.Suk@Example.com', 'PasswordHoldsAddress'],
    ['malisuk2569', 'PasswordHoldsAddress'],
    ['xx-M4li.5uk-xx', 'PasswordHoldsAddress'],
    ['example.com 2569', 'taken'],
    ['careful and plus', 'taken'],
    ['ดอกมะลิริมรั้ว', 'taken'],
  ])('%s of mali.suk+kids@example.com: %s', (text, tag) => {
    expect(refusal(parsePassword(() => false, 'mali.suk+kids@example.com')(text))).toBe(tag)
  })

  test('initials stand in many words, and are no address', () => {
    const of = parsePassword(() => false, 'ann@example.com')
    expect(refusal(of('bananna split'))).toBe('taken')
    expect(refusal(of('my ann@example.com'))).toBe('PasswordHoldsAddress')
    expect(refusal(none('ann@example.com'))).toBe('taken')
  })

  test('the list has what the length rule leaves of 10,000', () => {
    const listed = commonPasswordTable.trim().split(/\s+/)
    expect(listed).toHaveLength(3534)
    expect(new Set(listed).size).toBe(3534)
    expect(listed.every((word) => word.length >= 8 && word === word.toLowerCase())).toBe(true)
  })
})
