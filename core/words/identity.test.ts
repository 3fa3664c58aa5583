import { fc, test } from '@fast-check/vitest'
import { isLeft, type Either } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { memberBirthDateRefusal, childBirthDateRefusal } from '../domain/identity/birthDates.js'
import { parseCitizenId, citizenIdNotice } from '../domain/identity/citizenId.js'
import { parseEmail } from '../domain/identity/email.js'
import { parseMobileNumber } from '../domain/identity/mobileNumber.js'
import { parsePassportId } from '../domain/identity/passportId.js'
import { parsePassword } from '../domain/identity/password.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import * as words from './identity.js'

const told = <L>(read: Either<L, unknown>, say: (refusal: L) => string): string | null =>
  isLeft(read) ? say(read.left) : null

const readers: Readonly<Record<string, (text: string) => string | null>> = {
  citizenId: (text) => told(parseCitizenId(text), words.citizenIdWords),
  passportId: (text) => told(parsePassportId(text), words.passportIdWords),
  mobileNumber: (text) => told(parseMobileNumber(text), words.mobileNumberWords),
  email: (text) => told(parseEmail(text), words.emailWords),
  password: (text) =>
    told(parsePassword((typed) => typed === 'password1', 'mali@example.com')(text), words.passwordWords),
}

/** Long enough that no sentence contains it by chance. */
const typed = fc.string({ unit: fc.constantFrom('7', '4', 'ก', 'a', 'Q', '@', ' ', '-', '\u0000'), minLength: 6 })

describe('words of refusals', () => {
  test.prop([fc.constantFrom(...Object.keys(readers)), typed])(
    'is said in Thai for whatever is refused, without what was typed',
    (name, text) => {
      const said = readers[name]?.(text)
      if (said === null || said === undefined) return
      expect(said).toMatch(/[ก-๛]/)
      expect(said).not.toContain(text)
    },
  )

  it.each([
    ['citizenId', ' ', 'ใส่เลขบัตรประชาชน 13 หลัก'],
    ['citizenId', '110170023070x', 'เลขบัตรประชาชนมีแต่ตัวเลข 13 หลัก'],
    ['citizenId', '110170023070', 'เลขบัตรประชาชนมี 13 หลัก ตอนนี้มี 12 หลัก'],
    ['citizenId', '1101700230709', 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว'],
    ['passportId', 'aa1234567', 'พิมพ์ตัวอักษรเป็นตัวใหญ่ตามที่เห็นบนหนังสือเดินทาง'],
    ['passportId', 'AA12', 'เลขหนังสือเดินทางยาว 6 ถึง 9 ตัว'],
    ['mobileNumber', '081234567', 'เบอร์มือถือมี 10 หลัก ดูอีกครั้งว่าพิมพ์ครบไหม'],
    ['mobileNumber', '0212345678', 'เบอร์มือถือขึ้นต้นด้วย 06 08 หรือ 09'],
    ['mobileNumber', '+1 415 555 2671', 'ใช้ได้เฉพาะเบอร์มือถือไทย'],
    ['email', '', 'ใส่อีเมลของคุณก่อน'],
    ['email', 'มะลิ@example.com', 'อีเมลใช้ตัวอักษรอังกฤษ ลองสลับแป้นพิมพ์'],
    ['password', 'สั้น', 'สั้นไป ใช้อย่างน้อย 8 ตัว'],
    ['password', 'password1', 'รหัสผ่านนี้มีคนใช้มาก เดาง่าย ลองต่อคำที่คุณจำได้สองสามคำ'],
    ['password', 'mali@example.com!', 'มีอีเมลของคุณอยู่ในรหัสผ่าน เดาง่าย ตั้งใหม่ไม่ใช้อีเมล'],
  ])('%s of "%s" is told: %s', (name, text, expected) => {
    expect(readers[name]?.(text)?.replaceAll('\u00A0', ' ')).toBe(expected)
  })

  it('tells of a birth date what is wrong with it', () => {
    const today = '2026-11-20' as IsoDate
    const said = [
      memberBirthDateRefusal('2026-11-21' as IsoDate, today),
      memberBirthDateRefusal('1900-01-01' as IsoDate, today),
      childBirthDateRefusal('2006-11-20' as IsoDate, today),
    ].map((refusal) => refusal && words.birthDateRefusalWords(refusal).replaceAll('\u00A0', ' '))
    expect(said).toStrictEqual([
      'วันเกิดนี้ยังมาไม่ถึง เลือกวันเกิดอีกครั้ง',
      'วันเกิดนี้นานเกินไป ดูปีอีกครั้ง',
      'วันเกิดนี้อายุเกิน 20 ปีแล้ว ดูปีอีกครั้ง',
    ])
  })

  it('tells of a category that no citizen has, and takes the number', () => {
    const read = parseCitizenId('0000000000001')
    const notice = isLeft(read) ? null : citizenIdNotice(read.right)
    expect(notice && words.citizenIdNoticeWords[notice._tag]).toContain('ส่งได้')
  })
})
