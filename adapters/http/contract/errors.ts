import * as t from 'io-ts'
import { fields } from './values.js'
import type { Refusal } from './refusals.js'

/** Every `error_code` the server answers: its status, and what a parent is told. */
export const errorTable = {
  invalid_input: { status: 400, message: 'ข้อมูลบางข้อยังไม่ครบ ลองดูตามที่บอกไว้' },
  idempotency_required: { status: 400, message: 'คำขอนี้ขาดรหัสกันส่งซ้ำ ลองเปิดหน้านี้ใหม่' },
  invalid_credentials: { status: 401, message: 'อีเมลหรือรหัสผ่านไม่ตรงกัน ลองพิมพ์อีกครั้ง' },
  token_expired: { status: 401, message: 'หมดเวลาเข้าใช้ กำลังต่ออายุให้' },
  token_invalid: { status: 401, message: 'เข้าสู่ระบบใหม่อีกครั้ง' },
  refresh_invalid: { status: 401, message: 'เข้าสู่ระบบใหม่อีกครั้ง' },
  invalid_api_key: { status: 403, message: 'แอปนี้ยังไม่ได้รับอนุญาตให้ใช้บริการ' },
  origin_refused: { status: 403, message: 'คำขอนี้มาจากที่ที่ไม่รู้จัก' },
  consent_required: { status: 403, message: 'ต้องยินยอมให้เก็บข้อมูลสุขภาพก่อน จึงจะบันทึกได้' },
  proof_required: { status: 403, message: 'ยืนยันตัวตนอีกครั้งก่อนเปลี่ยนข้อมูลนี้' },
  role_forbidden: { status: 403, message: 'เจ้าของบัญชีของน้องให้ดูได้ แต่ยังไม่ได้ให้ทำข้อนี้' },
  not_found: { status: 404, message: 'ไม่พบสิ่งที่หา' },
  way_absent: { status: 404, message: 'ตอนนี้ยังเข้าด้วยวิธีนี้ไม่ได้ ลองวิธีอื่นก่อน' },
  method_not_allowed: { status: 405, message: 'ที่อยู่นี้ไม่รับคำขอแบบนี้' },
  upload_slow: { status: 408, message: 'สัญญาณอ่อน รูปมาไม่ครบ ลองส่งใหม่ตอนสัญญาณดีขึ้น' },
  idempotency_running: { status: 409, message: 'กำลังบันทึกอยู่ รอสักครู่' },
  identity_taken: { status: 409, message: 'บัญชีนี้ใช้เข้าระบบของสมาชิกอีกคนอยู่แล้ว' },
  last_way: { status: 409, message: 'ตอนนี้เข้าได้ด้วยวิธีนี้วิธีเดียว เพิ่มวิธีอื่นก่อน แล้วค่อยเลิกใช้' },
  email_taken: { status: 409, message: 'อีเมลนี้มีบัญชี CarePlus อยู่แล้ว' },
  order_left: { status: 409, message: 'ของออกจากคลังแล้ว จึงยกเลิกไม่ได้' },
  order_cancelled: { status: 409, message: 'รายการนี้ยกเลิกแล้ว คะแนนคืนให้แล้ว' },
  bill_not_rejected: { status: 409, message: 'ใบเสร็จนี้ยังไม่ได้ถูกตีกลับ จึงยังไม่ต้องขอตรวจใหม่' },
  appeal_used: { status: 409, message: 'ใบเสร็จนี้ขอตรวจใหม่ไปแล้ว ขอได้ครั้งเดียว' },
  appeal_late: { status: 409, message: 'รูปของใบเสร็จนี้ลบไปแล้ว จึงตรวจใหม่ไม่ได้' },
  mission_over: { status: 409, message: 'ภารกิจนี้หมดเวลา หรือรับคะแนนไปแล้ว' },
  mission_not_done: { status: 409, message: 'ภารกิจนี้ยังไม่ครบ ทำต่ออีกนิดแล้วรับคะแนนได้เลย' },
  step_refused: { status: 409, message: 'ตอนนี้ทำขั้นนี้ไม่ได้' },
  too_large: { status: 413, message: 'ข้อมูลที่ส่งมาใหญ่เกินไป' },
  unsupported_media: { status: 415, message: 'ข้อมูลที่ส่งมาเป็นชนิดที่อ่านไม่ได้' },
  code_invalid: { status: 422, message: 'รหัสยังไม่ตรง ลองดูข้อความที่ส่งไปอีกครั้ง' },
  code_expired: { status: 422, message: 'รหัสนี้หมดเวลาแล้ว ขอรหัสใหม่ได้เลย' },
  social_refused: { status: 422, message: 'ยืนยันกับบัญชีที่เลือกไม่สำเร็จ ลองเข้าใหม่อีกครั้ง' },
  email_unproved: { status: 422, message: 'ยืนยันอีเมลก่อน แล้วจึงสมัครต่อได้' },
  asked_here: { status: 422, message: 'เครื่องนี้เคยเข้าบัญชีของคนที่ขอ จึงตกลงจากเครื่องนี้ไม่ได้ เปิดลิงก์ในเครื่องของเจ้าตัว' },
  link_invalid: { status: 422, message: 'ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่ได้เลย' },
  password_wrong: { status: 422, message: 'รหัสผ่านไม่ตรง ลองพิมพ์อีกครั้ง' },
  invite_expired: { status: 422, message: 'คำเชิญนี้หมดเวลาแล้ว ขอคำเชิญใหม่จากคนที่เชิญได้เลย' },
  invite_revoked: { status: 422, message: 'คนที่เชิญยกเลิกคำเชิญนี้แล้ว' },
  invite_used: { status: 422, message: 'คำเชิญนี้มีคนตอบรับไปแล้ว ใช้ได้ครั้งเดียว' },
  invite_own: { status: 422, message: 'นี่คือคำเชิญของคุณเอง ส่งให้คนที่ช่วยเลี้ยงได้เลย' },
  idempotency_mismatch: { status: 422, message: 'คำขอนี้เคยส่งด้วยข้อมูลอื่น ลองเปิดหน้านี้ใหม่' },
  not_redeemable: { status: 422, message: 'ตอนนี้ยังแลกไม่ได้' },
  rate_limited: { status: 429, message: 'ขอถี่ไปนิด พักสักครู่แล้วลองใหม่' },
  too_many_tries: { status: 429, message: 'ลองหลายครั้งแล้ว พักสักครู่แล้วลองใหม่' },
  internal: { status: 500, message: 'ระบบสะดุด ลองใหม่อีกครั้งในอีกสักครู่' },
  provider_unreachable: { status: 503, message: 'ติดต่อผู้ให้บริการบัญชีไม่ได้ในตอนนี้ ลองใหม่ หรือเข้าด้วยวิธีอื่นก่อน' },
  messages_spent: { status: 503, message: 'ตอนนี้ส่งข้อความไม่ได้ รอสักพัก หรือเข้าด้วยวิธีอื่นก่อน' },
  maintenance: { status: 503, message: 'ปิดปรับปรุงชั่วคราว ข้อมูลและคะแนนยังอยู่ครบ' },
  busy: { status: 503, message: 'ตอนนี้มีคนใช้เยอะ รอสักครู่แล้วลองใหม่' },
} as const

export type ErrorCode = keyof typeof errorTable

export const ErrorCodeText: t.Type<ErrorCode, ErrorCode> = /*#__PURE__*/ t.keyof(errorTable, 'ErrorCode')

/**
 * The body of every answer that is not a success. `field` and `errors` only with `invalid_input`, `tries_left` only
 * with `code_invalid`, `alert_messages` (every reason, in Thai) only with `not_redeemable` and `step_refused`, `usable`
 * (points) only with `not_redeemable`.
 */
export const ErrorBody = /*#__PURE__*/ fields(
  { error_code: ErrorCodeText, error_message: t.string },
  {
    field: t.string,
    errors: t.array(t.exact(t.type({ field: t.string, code: t.string, message: t.string }))),
    tries_left: t.number,
    alert_messages: t.array(t.string),
    usable: t.number,
    request_id: t.string,
  },
)
export type ErrorBody = t.TypeOf<typeof ErrorBody>

/** An error body: the table's Thai sentence, or the first refused field's own. */
export const errorBody = (code: ErrorCode, refused: ReadonlyArray<Refusal> = []): ErrorBody => {
  const first = refused[0]
  return first === undefined
    ? { error_code: code, error_message: errorTable[code].message }
    : { error_code: code, error_message: first.message, field: first.field, errors: [...refused] }
}
