import { counted } from './loyalty/number.js'
import type { MessageRefusal } from '../domain/requests/message.js'
import type {
  AnswerRefusal,
  AskingRefusal,
  RequestPicturesRefusal,
  RequestState,
  RequestTopic,
} from '../domain/requests/request.js'

/** The Thai name of each question topic. */
export const requestTopicWords: Readonly<Record<RequestTopic, string>> = {
  growth: 'การใช้กราฟและการเช็ก',
  'points-and-bills': 'คะแนนและใบเสร็จ',
  orders: 'ของที่แลก',
  account: 'บัญชี',
  product: 'สินค้า',
  other: 'เรื่องอื่น ๆ',
}

/** The Thai name of each question state. */
export const requestStateWords: Readonly<Record<RequestState, string>> = {
  waiting: 'รอตอบ',
  answered: 'ตอบแล้ว',
}

/** The text at a refused message, for a member.
 * @example
 * messageWords({ _tag: 'MessageMissing' }) // => 'เล่าเรื่องที่อยากถามสักนิด' */
export const messageWords = (refusal: MessageRefusal): string => {
  switch (refusal._tag) {
    case 'MessageMissing':
      return 'เล่าเรื่องที่อยากถามสักนิด'
    case 'MessageTooShort':
      return `เล่าอีกนิด อย่างน้อย ${counted(refusal.fewest, 'ตัวอักษร')} ทีมจะได้ตอบตรงเรื่อง`
    case 'MessageTooLong':
      return `ยาวได้ไม่เกิน ${counted(refusal.most, 'ตัวอักษร')} ย่อลงอีกหน่อย`
    case 'MessageUnreadable':
      return 'มีตัวอักษรที่อ่านไม่ออก ลองพิมพ์ใหม่'
  }
}

export const askingWords = ({ _tag, most }: AskingRefusal): string =>
  _tag === 'RequestsADay'
    ? `วันนี้ถามครบ ${counted(most, 'เรื่อง')}แล้ว พรุ่งนี้ถามต่อได้ หรือเขียนเพิ่มในเรื่องเดิม`
    : `วันนี้ส่งครบ ${counted(most, 'ข้อความ')}แล้ว พรุ่งนี้ส่งต่อได้`

/** The text at refused pictures, for a member.
 * @example
 * requestPicturesWords({ _tag: 'PicturesTooMany', most: 3 }) // => 'แนบได้ไม่เกิน 3\u00A0รูปต่อเรื่อง' */
export const requestPicturesWords = ({ most }: RequestPicturesRefusal): string =>
  `แนบได้ไม่เกิน ${counted(most, 'รูป')}ต่อเรื่อง`

export const answerRefusalWords = ({ unread }: AnswerRefusal): string =>
  `มีข้อความใหม่เข้ามา ${counted(unread, 'ข้อความ')} อ่านให้ครบก่อนตอบ`
