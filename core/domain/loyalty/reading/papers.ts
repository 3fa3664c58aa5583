import { likenessWithin, signsOf } from './likeness.js'
import type { ReadRow } from './rows.js'

/** What stands on papers that tell of no sale, or of one that another paper tells already. */
const noSale = [
  // Return and cancellation.
  'ใบลดหนี้',
  'ใบคืนสินค้า',
  'ใบรับคืน',
  'รายการคืนสินค้า',
  'ใบยกเลิก',
  'ยกเลิกบิล',
  'บิลยกเลิก',
  'ยกเลิกใบเสร็จ',
  'ใบเสร็จยกเลิก',
  'ยกเลิกทั้งบิล',
  'ยกเลิกการขาย',
  'CREDIT NOTE',
  'REFUND RECEIPT',
  'RETURN RECEIPT',
  'SALES RETURN',
  'VOID BILL',
  'VOID RECEIPT',
  'VOID TRANSACTION',
  'CANCELLED',
  'VOIDED',
  // Training.
  'TRAINING MODE',
  'TRAINING RECEIPT',
  'TEST RECEIPT',
  'TEST PRINT',
  'DEMO MODE',
  'โหมดฝึก',
  'ฝึกอบรม',
  'ฝึกหัดใช้งาน',
  'ทดสอบระบบ',
  'ทดสอบการพิมพ์',
  // Quotation, order and delivery.
  'ใบเสนอราคา',
  'ใบประเมินราคา',
  'ใบสั่งซื้อ',
  'ใบสั่งจอง',
  'ใบจอง',
  'ใบส่งของชั่วคราว',
  'ใบแจ้งหนี้',
  'QUOTATION',
  'PROFORMA',
  'ESTIMATE',
  'PURCHASE ORDER',
  // Not paid yet.
  'พักบิล',
  'บิลพัก',
  'ยังไม่ชำระ',
  'ยังไม่ได้ชำระ',
  'รอชำระเงิน',
  'ค้างชำระ',
  'ไม่ใช่ใบเสร็จ',
  'UNPAID',
  'NOT PAID',
  'NOT A RECEIPT',
  'PRE BILL',
  'PREBILL',
  'HOLD BILL',
  'SUSPENDED',
  'PARKED',
  // Copies.
  'สำเนา',
  'พิมพ์ซ้ำ',
  'พิมพ์ใหม่',
  'REPRINT',
  'DUPLICATE',
].map(signsOf)
/** Words that say it only where nothing else stands beside them: `NO REFUND, NO RETURN` stands on many receipts. */
const alone =
  /^[^\p{L}\p{N}]*(?:VOID|REFUND|RETURN|CANCEL|DEMO|TEST|TRAINING|SAMPLE|ยกเลิก|คืนสินค้า|ฝึกหัด|ทดสอบ|ตัวอย่าง)[^\p{L}\p{N}]*$/iu
const copyWord = /\bCOPY\b/i

/** Whether a row says that the paper is none of a sale, or a copy of one. */
const saysSo = ({ text, againText }: ReadRow): boolean =>
  [text, againText].some((each) => {
    if (copyWord.test(each) || alone.test(each)) return true
    const told = signsOf(each)
    return noSale.some((word) => likenessWithin(told, word) >= (word.length <= 5 ? 1 : 0.85))
  })

/**
 * Whether a paper tells of a sale at first hand. One of return, cancellation, training, quotation, one of a bill that is parked or
 * not paid, and a copy do not.
 */
export const isOfSale = (rows: ReadonlyArray<ReadRow>): boolean => !rows.some(saysSo)
