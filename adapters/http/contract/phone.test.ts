import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { mobileNumber, writtenMobileNumber } from '@careplus/core/testing'
import { loginByPhone, PhoneCode, PhoneText } from './phone.js'

describe('a telephone number on the wire', () => {
  test.prop([writtenMobileNumber()])('is read as people write it', ({ text, value: number }) => {
    expect(PhoneText.decode(text)).toEqual(E.right(number))
  })

  test.prop([mobileNumber(), fc.constantFrom('\r\n', '\n', '\0', '\t', '\u0085'), fc.nat({ max: 10 })])(
    'with a control character anywhere is refused: nothing could be smuggled into a header',
    (number, control, at) => {
      expect(E.isLeft(PhoneText.decode(number.slice(0, at) + control + number.slice(at)))).toBe(true)
    },
  )

  test.prop([fc.anything()])('whatever comes, what is accepted is ten digits and nothing else', (input) => {
    const read = PhoneText.decode(input)
    if (E.isRight(read)) expect(read.right).toMatch(/^0[689]\d{8}$/)
  })
})

describe('a code on the wire', () => {
  test.prop([fc.string()])('is four or six digits, or refused', (text) => {
    expect(E.isRight(PhoneCode.decode(text))).toBe(/^(\d{4}|\d{6})$/.test(text) && /^[0-9]*$/.test(text))
  })
})

describe('the answer to a sign-in by telephone', () => {
  const { codec } = loginByPhone.success
  const newcomer = { is_new: true, join_token: 'abc', expires_in: 1800 }
  const grant = { access_token: 'abc', token_type: 'Bearer', expires_in: 1800, refresh_expires_in: 2_592_000 }
  const user = {
    id: '8d9f5c1e-0b7a-4c7e-9d58-2f9d1c0a7b11',
    email: null,
    phone: '0812345678',
    name: null,
    birthday: null,
    created_at: '2026-11-20T00:00:00.000Z',
  }
  it('is a member with tokens, or a newcomer with a token to join, told apart by is_new', () => {
    expect(codec.decode(newcomer)).toEqual(E.right(newcomer))
    expect(codec.decode({ is_new: false, user, ...grant })).toEqual(E.right({ is_new: false, user, ...grant }))
  })
  it.each([[{}], [{ ...newcomer, is_new: false }], [{ user, ...grant, is_new: true }], [{ user, ...grant }], [null]])(
    '%j is neither',
    (answer) => {
      expect(E.isLeft(codec.decode(answer))).toBe(true)
    },
  )
})
