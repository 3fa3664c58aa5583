import { mobileNumberWords } from './identity.js'
import type { AddressProblem } from '../domain/addresses/decodeAddress.js'
import type { AddressField } from '../domain/addresses/postalAddress.js'
import type { PostcodeFit } from '../domain/addresses/places.js'

const missing: Readonly<Record<AddressField, string>> = {
  recipient: 'ใส่ชื่อผู้รับ',
  phone: 'ใส่เบอร์มือถือของผู้รับ',
  house: 'ใส่บ้านเลขที่ หรือชื่ออาคาร',
  moo: 'ใส่หมู่',
  soi: 'ใส่ซอย',
  road: 'ใส่ถนน',
  subdistrict: 'ใส่ชื่อตำบลหรือแขวง',
  district: 'ใส่ชื่ออำเภอหรือเขต',
  province: 'ใส่ชื่อจังหวัด',
  postcode: 'ใส่รหัสไปรษณีย์ 5\u00A0หลัก',
}

/** The Thai text for a refused part: what to enter.
 * @example
 * addressWords({ _tag: 'PartMissing', field: 'house' }) // => 'ใส่บ้านเลขที่ หรือชื่ออาคาร' */
export const addressWords = (refusal: AddressProblem): string => {
  switch (refusal._tag) {
    case 'NotAnAddress':
      return 'อ่านที่อยู่ไม่ได้ ลองกรอกใหม่อีกครั้ง'
    case 'FieldUnknown':
      return 'มีข้อมูลที่เราไม่ได้ถาม ลองกรอกใหม่อีกครั้ง'
    case 'PartMissing':
      return missing[refusal.field]
    case 'PartTooLong':
      return `ยาวเกินไป ใช้ไม่เกิน ${refusal.longest}\u00A0ตัวอักษร`
    case 'PartUnreadable':
      return 'มีตัวอักษรที่อ่านไม่ได้ ลองพิมพ์ใหม่'
    case 'PhoneInvalid':
      return mobileNumberWords(refusal.refusal)
    case 'PostcodeInvalid':
      return 'รหัสไปรษณีย์มี 5\u00A0หลัก ลองดูอีกที'
  }
}

/** For a postcode that disagrees: what to check. The address may stay as it is. */
export const postcodeWarning: Readonly<Record<Exclude<PostcodeFit, 'fits'>, string>> = {
  elsewhere: 'รหัสไปรษณีย์นี้เป็นของที่อื่น ลองดูอีกที ถ้าแน่ใจแล้วใช้ต่อได้',
  unknown: 'ไม่พบรหัสไปรษณีย์นี้ในรายการ ลองดูตัวเลขอีกที ถ้าแน่ใจแล้วกรอกเองต่อได้',
}
