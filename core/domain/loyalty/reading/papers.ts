import { similarityWithin, signsOf } from './similarity.js'
import type { PrintedRow } from './rows.js'

const noSale = [
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
  'สำเนา',
  'พิมพ์ซ้ำ',
  'พิมพ์ใหม่',
  'REPRINT',
  'DUPLICATE',
].map(signsOf)
/** Only alone in a row, because many receipts print `NO REFUND, NO RETURN`. */
const alone =
  /^[^\p{L}\p{N}]*(?:VOID|REFUND|RETURN|CANCEL|DEMO|TEST|TRAINING|SAMPLE|ยกเลิก|คืนสินค้า|ฝึกหัด|ทดสอบ|ตัวอย่าง)[^\p{L}\p{N}]*$/iu
const copyWord = /\bCOPY\b/i

const isNoSale = ({ text, secondText }: PrintedRow): boolean =>
  [text, secondText].some((each) => {
    if (copyWord.test(each) || alone.test(each)) return true
    const textSigns = signsOf(each)
    return noSale.some((word) => similarityWithin(textSigns, word) >= (word.length <= 5 ? 1 : 0.85))
  })

export const isOfSale = (rows: ReadonlyArray<PrintedRow>): boolean => !rows.some(isNoSale)
