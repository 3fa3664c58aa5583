import type { PhotoRefusal, WhyUnsure } from '../domain/stoolPhoto/readStoolPhoto.js'

/** Why a photo gave no result, and how to take a better one. */
export const whyUnsureWords: Readonly<Record<WhyUnsure, string>> = {
  tooDark: 'รูปมืดไป ลองถ่ายใกล้หน้าต่าง',
  overExposed: 'รูปสว่างจ้าไป ลองปิดแฟลช หรือหลบแดดตรง ๆ',
  tissueNotWhite: 'กระดาษในวงดูไม่ขาว ลองวางวงบนกระดาษทิชชูขาวแผ่นเรียบ',
  uneven: 'ในวงมีหลายสีหรือมีเงา ลองเลื่อนวงไปตรงที่สีเรียบ',
  inBetween: 'สีก้ำกึ่งระหว่างสองสี ใช้ตาเทียบกับการ์ดอีกครั้ง',
}

/** The text for each refusal of a photograph. */
export const photoRefusalWords: Readonly<Record<PhotoRefusal['_tag'], string>> = {
  PixelsInvalid: 'อ่านรูปนี้ไม่ได้ ลองถ่ายใหม่',
  CircleOutside: 'เลื่อนวงให้อยู่ในรูปทั้งวง',
  CircleTooSmall: 'ขยายวงให้ใหญ่ขึ้นอีกนิด',
}

/** The texts beside each photo result. */
export const photoWords = {
  onDevice: 'อ่านสีในเครื่องนี้เท่านั้น รูปไม่ถูกส่งไปไหน',
  worseWins: 'ถ้าตากับรูปเห็นไม่ตรงกัน เราใช้สีที่ควรระวังกว่า',
  unsureYoung: 'ก่อนอายุ 90 วัน รูปที่อ่านไม่ชัดนับเป็นสีซีดไว้ก่อน',
  unsureOlder: 'รูปนี้อ่านไม่ชัด ใช้สีที่ตาเห็น',
} as const
