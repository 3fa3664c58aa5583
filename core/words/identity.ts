import type { BirthDateRefusal } from '../domain/identity/birthDates.js'
import type { CitizenIdProblem, UnassignedCategory } from '../domain/identity/citizenId.js'
import type { EmailProblem } from '../domain/identity/email.js'
import type { LandLineProblem } from '../domain/identity/landLine.js'
import type { MobileNumberProblem } from '../domain/identity/mobileNumber.js'
import type { PassportIdProblem } from '../domain/identity/passportId.js'
import type { PasswordProblem } from '../domain/identity/password.js'

const nb = '\u00A0'

/** The text at the citizen ID's field. It never contains the typed number.
 * @example
 * citizenIdWords({ _tag: 'CitizenIdWrongChecksum' }) // => 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว' */
export const citizenIdWords = (refusal: CitizenIdProblem): string => {
  switch (refusal._tag) {
    case 'CitizenIdEmpty':
      return `ใส่เลขบัตรประชาชน 13${nb}หลัก`
    case 'CitizenIdNotDigits':
      return `เลขบัตรประชาชนมีแต่ตัวเลข 13${nb}หลัก`
    case 'CitizenIdWrongLength':
      return `เลขบัตรประชาชนมี ${refusal.expected}${nb}หลัก ตอนนี้มี ${refusal.digits}${nb}หลัก`
    case 'CitizenIdWrongChecksum':
      return 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว'
  }
}

/** The text beside an accepted citizen ID with a first digit that no citizen has. */
export const citizenIdNoticeWords: Readonly<Record<UnassignedCategory['_tag'], string>> = {
  UnassignedCategory: 'เลขนี้ขึ้นต้นไม่เหมือนบัตรทั่วไป ถ้าตรงกับบัตรแล้ว ส่งได้',
}

/** The text at the passport number's field.
 * @example
 * passportIdWords({ _tag: 'PassportIdLowerCase' }) // => 'พิมพ์ตัวอักษรเป็นตัวใหญ่ตามที่เห็นบนหนังสือเดินทาง' */
export const passportIdWords = (refusal: PassportIdProblem): string => {
  switch (refusal._tag) {
    case 'PassportIdEmpty':
      return 'ใส่เลขหนังสือเดินทาง'
    case 'PassportIdLowerCase':
      return 'พิมพ์ตัวอักษรเป็นตัวใหญ่ตามที่เห็นบนหนังสือเดินทาง'
    case 'PassportIdWrongCharacter':
      return 'เลขหนังสือเดินทางมีแต่ตัวอักษร A ถึง Z และตัวเลข ไม่เว้นวรรค'
    case 'PassportIdNoLeadingLetter':
      return 'เลขหนังสือเดินทางขึ้นต้นด้วยตัวอักษร'
    case 'PassportIdWrongLength':
      return `เลขหนังสือเดินทางยาว ${refusal.shortest} ถึง ${refusal.longest}${nb}ตัว`
  }
}

/** The text at the mobile number's field.
 * @example
 * mobileNumberWords({ _tag: 'MobileNumberNotDigits' })
 * // => 'เบอร์มือถือใช้ตัวเลขเท่านั้น ดูอีกครั้งว่ามีอะไรเกินมา' */
export const mobileNumberWords = (refusal: MobileNumberProblem): string => {
  switch (refusal._tag) {
    case 'MobileNumberEmpty':
      return 'ใส่เบอร์มือถือ'
    case 'MobileNumberLandLine':
      return 'เบอร์นี้เป็นเบอร์บ้านหรือที่ทำงาน ใส่เบอร์มือถือแทน'
    case 'MobileNumberNotDigits':
      return 'เบอร์มือถือใช้ตัวเลขเท่านั้น ดูอีกครั้งว่ามีอะไรเกินมา'
    case 'MobileNumberNotThai':
      return 'ใช้ได้เฉพาะเบอร์มือถือไทย'
    case 'MobileNumberWrongLength':
      return `เบอร์มือถือมี ${refusal.expected}${nb}หลัก ดูอีกครั้งว่าพิมพ์ครบไหม`
    case 'MobileNumberNotMobile':
      return `เบอร์มือถือขึ้นต้นด้วย 06${nb}08 หรือ${nb}09`
  }
}

/** The text at the field of a land line.
 * @example
 * landLineWords({ _tag: 'LandLineMobile' }) // => 'เบอร์นี้เป็นเบอร์มือถือ ใส่เบอร์บ้านหรือที่ทำงานแทน' */
export const landLineWords = (problem: LandLineProblem): string => {
  switch (problem._tag) {
    case 'LandLineEmpty':
      return 'ใส่เบอร์บ้านหรือที่ทำงาน'
    case 'LandLineMobile':
      return 'เบอร์นี้เป็นเบอร์มือถือ ใส่เบอร์บ้านหรือที่ทำงานแทน'
    case 'LandLineNotDigits':
      return 'เบอร์บ้านใช้ตัวเลขเท่านั้น ดูอีกครั้งว่ามีอะไรเกินมา'
    case 'LandLineNotThai':
      return 'ใช้ได้เฉพาะเบอร์ในประเทศไทย'
    case 'LandLineWrongLength':
      return `เบอร์บ้านมี ${problem.expected}${nb}หลัก ดูอีกครั้งว่าพิมพ์ครบไหม`
    case 'LandLineWrongStart':
      return `เบอร์บ้านขึ้นต้นด้วย 02${nb}03${nb}04${nb}05 หรือ${nb}07`
  }
}

/** The text at the e-mail field.
 * @example
 * emailWords({ _tag: 'EmailEmpty' }) // => 'ใส่อีเมลของคุณก่อน' */
export const emailWords = (refusal: EmailProblem): string => {
  switch (refusal._tag) {
    case 'EmailEmpty':
      return 'ใส่อีเมลของคุณก่อน'
    case 'EmailTooLong':
      return 'อีเมลยาวเกินไป ดูอีกครั้งว่ามีอะไรเกินมา'
    case 'EmailControlCharacter':
      return 'มีอักขระที่มองไม่เห็นอยู่ในอีเมล ลบแล้วพิมพ์ใหม่'
    case 'EmailNotAscii':
      return 'อีเมลใช้ตัวอักษรอังกฤษ ลองสลับแป้นพิมพ์'
    case 'EmailNoSingleAt':
      return 'อีเมลต้องมี @ หนึ่งตัว เช่น mali@example.com'
    case 'EmailMalformed':
      return 'ดูอีเมลอีกครั้ง ควรเป็นแบบ mali@example.com'
  }
}

/** The text at the password's field.
 * @example
 * passwordWords({ _tag: 'PasswordTooCommon' })
 * // => 'รหัสผ่านนี้มีคนใช้มาก เดาง่าย ลองต่อคำที่คุณจำได้สองสามคำ' */
export const passwordWords = (refusal: PasswordProblem): string => {
  switch (refusal._tag) {
    case 'PasswordEmpty':
      return 'ใส่รหัสผ่านก่อน'
    case 'PasswordTooShort':
      return `สั้นไป ใช้อย่างน้อย ${refusal.shortest}${nb}ตัว`
    case 'PasswordTooLong':
      return `ยาวไป ใช้ได้ไม่เกิน ${refusal.longest}${nb}ตัว`
    case 'PasswordUnreadable':
      return 'มีอักขระที่ใช้ไม่ได้ ลองพิมพ์ใหม่'
    case 'PasswordTooCommon':
      return 'รหัสผ่านนี้มีคนใช้มาก เดาง่าย ลองต่อคำที่คุณจำได้สองสามคำ'
    case 'PasswordHoldsServiceName':
      return 'มีชื่อ CarePlus อยู่ในรหัสผ่าน เดาง่าย ตั้งใหม่ไม่ใช้ชื่อนี้'
    case 'PasswordHoldsAddress':
      return 'มีอีเมลของคุณอยู่ในรหัสผ่าน เดาง่าย ตั้งใหม่ไม่ใช้อีเมล'
  }
}

/** The text at the birth date's field, of a member or a child.
 * @example
 * birthDateRefusalWords({ _tag: 'BirthDateInFuture' }) // => 'วันเกิดนี้ยังมาไม่ถึง เลือกวันเกิดอีกครั้ง' */
export const birthDateRefusalWords = (refusal: BirthDateRefusal): string => {
  switch (refusal._tag) {
    case 'BirthDateInFuture':
      return 'วันเกิดนี้ยังมาไม่ถึง เลือกวันเกิดอีกครั้ง'
    case 'BirthDateTooLongAgo':
      return 'วันเกิดนี้นานเกินไป ดูปีอีกครั้ง'
    case 'NoChild':
      return `วันเกิดนี้อายุเกิน 20${nb}ปีแล้ว ดูปีอีกครั้ง`
  }
}
