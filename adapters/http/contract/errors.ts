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
  consent_required: { status: 403, message: 'ต้องยินยอมให้เก็บข้อมูลสุขภาพของลูกก่อน จึงจะบันทึกได้' },
  proof_required: { status: 403, message: 'ยืนยันตัวตนอีกครั้งก่อนเปลี่ยนข้อมูลนี้' },
  not_found: { status: 404, message: 'ไม่พบสิ่งที่หา' },
  method_not_allowed: { status: 405, message: 'ที่อยู่นี้ไม่รับคำขอแบบนี้' },
  idempotency_running: { status: 409, message: 'กำลังบันทึกอยู่ รอสักครู่' },
  too_large: { status: 413, message: 'ข้อมูลที่ส่งมาใหญ่เกินไป' },
  unsupported_media: { status: 415, message: 'ข้อมูลที่ส่งมาเป็นชนิดที่อ่านไม่ได้' },
  code_invalid: { status: 422, message: 'รหัสยังไม่ตรง ลองดูข้อความที่ส่งไปอีกครั้ง' },
  code_expired: { status: 422, message: 'รหัสนี้หมดเวลาแล้ว ขอรหัสใหม่ได้เลย' },
  idempotency_mismatch: { status: 422, message: 'คำขอนี้เคยส่งด้วยข้อมูลอื่น ลองเปิดหน้านี้ใหม่' },
  rate_limited: { status: 429, message: 'ขอถี่ไปนิด พักสักครู่แล้วลองใหม่' },
  too_many_tries: { status: 429, message: 'ลองหลายครั้งแล้ว พักสักครู่แล้วลองใหม่' },
  internal: { status: 500, message: 'ระบบสะดุด ลองใหม่อีกครั้งในอีกสักครู่' },
  busy: { status: 503, message: 'ตอนนี้มีคนใช้เยอะ รอสักครู่แล้วลองใหม่' },
} as const

export type ErrorCode = keyof typeof errorTable

export const ErrorCodeText: t.Type<ErrorCode, ErrorCode> = /*#__PURE__*/ t.keyof(errorTable, 'ErrorCode')

/**
 * The body of every answer that is not a success. `field` and `errors` only with `invalid_input`, `tries_left` only
 * with `code_invalid`.
 */
export const ErrorBody = /*#__PURE__*/ fields(
  { error_code: ErrorCodeText, error_message: t.string },
  {
    field: t.string,
    errors: t.array(t.exact(t.type({ field: t.string, code: t.string, message: t.string }))),
    tries_left: t.number,
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
