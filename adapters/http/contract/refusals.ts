import type { Errors, ValidationError } from 'io-ts'

/**
 * Why one field of a request was refused. Every code has a Thai sentence, so that a form can show the server's answer
 * at the field as it is.
 */
export const refusalMessages = {
  required: 'ข้อนี้ยังว่างอยู่',
  not_text: 'ข้อนี้ต้องเป็นข้อความ',
  not_number: 'ข้อนี้ต้องเป็นตัวเลข',
  not_boolean: 'ข้อนี้ตอบได้แค่ใช่หรือไม่ใช่',
  not_list: 'ข้อนี้ต้องเป็นรายการ',
  not_object: 'ข้อมูลที่ส่งมาอ่านไม่ออก ลองส่งใหม่อีกครั้ง',
  not_one_of: 'เลือกจากตัวเลือกที่มีให้',
  malformed: 'รูปแบบยังไม่ตรง ลองดูอีกที',
  too_short: 'สั้นไปนิด เติมอีกหน่อย',
  too_long: 'ยาวเกินไป ย่อลงอีกหน่อย',
  too_small: 'ตัวเลขน้อยกว่าที่รับได้ ลองดูหน่วยอีกที',
  too_large: 'ตัวเลขมากกว่าที่รับได้ ลองดูหน่วยอีกที',
  not_whole: 'ใส่เป็นจำนวนเต็ม ไม่มีจุดทศนิยม',
  not_email: 'อีเมลยังไม่ครบ ตัวอย่าง mali@example.com',
  not_mobile: 'เบอร์มือถือยังไม่ครบ ตัวอย่าง 081-234-5678',
  not_thai_mobile: 'รับเฉพาะเบอร์มือถือไทย ที่ขึ้นต้นด้วย 06 08 หรือ 09',
  unchanged: 'เหมือนเดิมอยู่แล้ว',
  not_changed: 'ข้อนี้เปลี่ยนไม่ได้ เพิ่มคนใหม่แทนได้เลย',
  already_there: 'มีข้อมูลของคุณเองอยู่แล้ว แก้ที่เดิมได้เลย',
  not_date: 'วันที่นี้ไม่มีในปฏิทิน',
  in_future: 'วันนี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า',
  before_birth: 'วันนี้ก่อนวันเกิดของน้อง ลองดูวันเกิดอีกที',
  not_a_child: 'วันเกิดนี้อายุเกิน 20 ปีแล้ว ดูปีอีกครั้ง',
  too_long_ago: 'วันเกิดนี้นานเกินไป ดูปีอีกครั้ง',
  guardian_needed: 'วันเกิดนี้อายุยังไม่ถึง 20 ปี ดูปีอีกครั้ง ถ้าถูกแล้วต้องให้ผู้ปกครองยินยอมก่อน',
  of_age_only: 'ข้อนี้เปิดได้เมื่ออายุ 20 ปีขึ้นไป',
  too_young: 'แบบเช็กการกินใช้ได้ตั้งแต่อายุ 3 ปีขึ้นไป',
  too_old: 'แบบเช็กนี้ใช้ได้ถึงอายุ 19 ปี',
  common_password: 'รหัสผ่านนี้เดาง่าย ลองตั้งให้ต่างออกไป',
  service_name_password: 'มีชื่อ CarePlus อยู่ในรหัสผ่าน คนเดาลองก่อนเลย ตั้งใหม่ที่ไม่มีชื่อเรา',
  own_address_password: 'มีอีเมลของคุณอยู่ในรหัสผ่าน คนเดาลองก่อนเลย ตั้งใหม่ที่ไม่มีอีเมล',
  consent_missing: 'ต้องยอมรับข้อนี้ก่อนจึงจะไปต่อได้',
  child_missing: 'เลือกว่าเป็นข้อมูลของลูกคนไหน',
  child_word_missing: 'ลูกอายุ 10 ปีขึ้นไป ติ๊กว่าลูกรู้เรื่องนี้และตกลงด้วย',
  child_not_meant: 'ข้อนี้ไม่ต้องระบุลูก',
  not_picture: 'ไฟล์นี้ไม่ใช่รูป JPEG PNG หรือ WebP ลองเลือกรูปอื่น',
  heic_picture: 'รูปแบบ HEIC ของ iPhone ยังเปิดไม่ได้ ถ่ายใหม่ในหน้านี้ หรือส่งรูปแบบ JPEG',
  broken_picture: 'รูปนี้เปิดไม่ครบ ลองเลือกรูปอื่น',
  huge_picture: 'รูปนี้ละเอียดเกินไป ลองเลือกรูปที่เล็กลง',
  tall_picture: 'รูปนี้ยาวมาก แบ่งเป็นหลายรูปแล้วส่งทีละส่วน',
  empty_picture: 'ไฟล์นี้ว่างเปล่า ลองเลือกรูปใหม่',
  heavy_picture: 'รูปนี้ใหญ่เกินไป ลองถ่ายใหม่หรือย่อรูปก่อน',
  repeated_picture: 'รูปนี้เคยส่งแล้ว เลือกรูปอื่นนะคะ',
  too_old_bill: 'ใบเสร็จนี้เก่าเกินไป',
  too_many_bills: 'วันนี้ส่งใบเสร็จครบแล้ว พรุ่งนี้ส่งต่อได้',
  too_many_requests: 'วันนี้ถามครบแล้ว พรุ่งนี้ถามต่อได้',
  too_many_messages: 'วันนี้ส่งข้อความครบแล้ว พรุ่งนี้ส่งต่อได้',
  too_many: 'มีจำนวนเกินที่รับได้',
} as const

export type RefusalCode = keyof typeof refusalMessages

/** One refused field: a dotted path (`consents.0.version`), '' for the body as a whole. */
export interface Refusal {
  readonly field: string
  readonly code: RefusalCode
  /** Thai, ready to be shown. */
  readonly message: string
}

/** A path of ours is far shorter; one that a caller made up is not sent back whole. */
const longestPath = 200

export const refusal = (field: string, code: RefusalCode): Refusal => ({
  field: field.length > longestPath ? `${field.slice(0, longestPath)}…` : field,
  code,
  message: refusalMessages[code],
})

/** The parts of an io-ts codec that tell what it is made of. */
interface Anatomy {
  readonly _tag?: string
  readonly type?: Anatomy
}

const lists: ReadonlyArray<string | undefined> = ['ListType', 'ArrayType', 'ReadonlyArrayType']

/** Intersections and unions put their branch numbers into the path; a form knows no branches. A list's are its places. */
const branches = (codec: Anatomy | undefined): boolean =>
  codec !== undefined &&
  !lists.includes(codec._tag) &&
  (codec._tag === 'IntersectionType' || codec._tag === 'UnionType' || branches(codec.type))

const fieldOf = ({ context }: ValidationError): string =>
  context
    .filter(({ key }, at) => at > 0 && !(/^\d+$/.test(key) && branches(context[at - 1]?.type as Anatomy | undefined)))
    .map(({ key }) => key)
    .join('.')

const isCode = (text: string | undefined): text is RefusalCode => text !== undefined && text in refusalMessages

const byType: Readonly<Record<string, RefusalCode>> = {
  StringType: 'not_text',
  NumberType: 'not_number',
  BooleanType: 'not_boolean',
  ListType: 'not_list',
  ArrayType: 'not_list',
  ReadonlyArrayType: 'not_list',
  KeyofType: 'not_one_of',
  LiteralType: 'not_one_of',
  InterfaceType: 'not_object',
  PartialType: 'not_object',
  ExactType: 'not_object',
  AnyDictionaryType: 'not_object',
}

const codeOf = (error: ValidationError): RefusalCode => {
  if (isCode(error.message)) return error.message
  if (error.value === undefined) return 'required'
  const type = error.context.at(-1)?.type as Anatomy | undefined
  return byType[type?._tag ?? ''] ?? 'malformed'
}

/** No form of ours has more fields; whoever sends more faults than this learns the rest once these are mended. */
const mostTold = 20

/** A decoder's complaints as refusals by field: the first one of each field, in the codec's order, of twenty fields at most. */
export const refusals = (errors: Errors): ReadonlyArray<Refusal> => {
  const seen = new Map<string, Refusal>()
  for (const error of errors) {
    if (seen.size === mostTold) break
    const field = fieldOf(error)
    if (!seen.has(field)) seen.set(field, refusal(field, codeOf(error)))
  }
  return [...seen.values()]
}
