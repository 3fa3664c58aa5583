import { fc, test } from '@fast-check/vitest'
import { isLeft, type Either } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { memberBirthDateRefusal, childBirthDateRefusal } from '../domain/identity/birthDates.js'
import { parseCitizenId, citizenIdNotice } from '../domain/identity/citizenId.js'
import { parseEmail } from '../domain/identity/email.js'
import { parseDate } from '../domain/calendar/dateInput.js'
import { parseLandLine } from '../domain/identity/landLine.js'
import { parseMobileNumber } from '../domain/identity/mobileNumber.js'
import { parsePassportId } from '../domain/identity/passportId.js'
import { parsePassword } from '../domain/identity/password.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { parseOneTimeCode } from '../domain/otp/codeInput.js'
import { parseNumber } from '../domain/text/typedNumber.js'
import { dateWords } from './calendar.js'
import * as words from './identity.js'
import { oneTimeCodeWords } from './otp.js'
import { numberWords } from './text.js'

const told = <L>(read: Either<L, unknown>, say: (refusal: L) => string): string | null =>
  isLeft(read) ? say(read.left) : null

const readers: Readonly<Record<string, (text: string) => string | null>> = {
  citizenId: (text) => told(parseCitizenId(text), words.citizenIdWords),
  passportId: (text) => told(parsePassportId(text), words.passportIdWords),
  mobileNumber: (text) => told(parseMobileNumber(text), words.mobileNumberWords),
  landLine: (text) => told(parseLandLine(text), words.landLineWords),
  date: (text) => told(parseDate(text, { twoDigitYears: 'refuse' }), dateWords),
  code: (text) => told(parseOneTimeCode()(text), oneTimeCodeWords),
  letters: (text) => told(parseOneTimeCode({ type: 'letter-numeric' })(text), oneTimeCodeWords),
  number: (text) => told(parseNumber(text), numberWords),
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
    ['passportId', '', 'ใส่เลขหนังสือเดินทาง'],
    ['passportId', 'aa1234567', 'พิมพ์ตัวอักษรเป็นตัวใหญ่ตามที่เห็นบนหนังสือเดินทาง'],
    ['passportId', 'AA12', 'เลขหนังสือเดินทางยาว 6 ถึง 9 ตัว'],
    ['mobileNumber', '081234567', 'เบอร์มือถือมี 10 หลัก ดูอีกครั้งว่าพิมพ์ครบไหม'],
    ['mobileNumber', '0212345678', 'เบอร์มือถือขึ้นต้นด้วย 06 08 หรือ 09'],
    ['mobileNumber', '+1 415 555 2671', 'ใช้ได้เฉพาะเบอร์มือถือไทย'],
    ['mobileNumber', '02-123-4567', 'เบอร์นี้เป็นเบอร์บ้านหรือที่ทำงาน ใส่เบอร์มือถือแทน'],
    ['landLine', '', 'ใส่เบอร์บ้านหรือที่ทำงาน'],
    ['landLine', '0812345678', 'เบอร์นี้เป็นเบอร์มือถือ ใส่เบอร์บ้านหรือที่ทำงานแทน'],
    ['landLine', '02-123-456', 'เบอร์บ้านมี 9 หลัก ดูอีกครั้งว่าพิมพ์ครบไหม'],
    ['landLine', '061234567', 'เบอร์บ้านขึ้นต้นด้วย 02 03 04 05 หรือ 07'],
    ['date', '', 'ใส่วันที่ เช่น 20/11/2569'],
    ['date', 'เมื่อวาน', 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569'],
    ['date', '5/6/24', 'ใส่ปี พ.ศ. ให้ครบสี่หลัก เช่น 2569'],
    ['date', '31/2/2569', 'ปฏิทินไม่มีวันที่นี้ ดูวัน เดือน และปีอีกครั้ง'],
    ['date', '1/1/2400', 'ดูปีอีกครั้ง ใช้ได้ตั้งแต่ พ.ศ. 2443 ถึง 2743'],
    ['code', '', 'ใส่รหัสที่ได้รับ'],
    ['code', '12O4', 'รหัสมีแต่ตัวเลข ดูรหัสอีกครั้ง'],
    ['code', '123', 'รหัสมี 4 ตัว ตอนนี้มี 3 ตัว'],
    ['letters', '12ก4', 'รหัสมีแต่ตัวอักษรอังกฤษและตัวเลข ดูรหัสอีกครั้ง'],
    ['number', '', 'ใส่ตัวเลข'],
    ['number', '-3', 'ใส่ตัวเลขตั้งแต่ 0 ขึ้นไป'],
    ['number', 'สาม', 'ใส่เป็นตัวเลข เช่น 12.5'],
    ['email', '', 'ใส่อีเมลของคุณก่อน'],
    ['email', 'มะลิ@example.com', 'อีเมลใช้ตัวอักษรอังกฤษ ลองสลับแป้นพิมพ์'],
    ['password', '', 'ใส่รหัสผ่านก่อน'],
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
