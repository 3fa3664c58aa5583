import { oldestBillDays } from '../../domain/loyalty/bill/oldestBill.js'
import type { BillFlag } from '../../domain/loyalty/bill/submission.js'
import type { BillReason, BillState } from '../../domain/loyalty/bill/bill.js'
import type { DrawCheck } from '../../domain/loyalty/draw/verifyDraw.js'
import type { DrawState } from '../../domain/loyalty/draw/drawCommand.js'
import type { LedgerKind } from '../../domain/loyalty/ledger/row.js'
import type { OrderState } from '../../domain/loyalty/order/order.js'

/** The Thai word of each bill state. */
export const billStateWords: Readonly<Record<BillState, string>> = {
  reviewing: 'รอตรวจ',
  approved: 'ผ่าน',
  rejected: 'ไม่ผ่าน',
}

/** The texts of each reason. `short`: a button or row for staff. `words`: advice for the member. */
export const billReasonWords: Readonly<Record<BillReason, { readonly short: string; readonly words: string }>> = {
  unreadable: { short: 'รูปไม่ชัด', words: 'รูปยังไม่ชัด ถ่ายใหม่ให้เห็นชื่อร้าน วันที่ และยอดรวม' },
  too_old: {
    short: `เกิน ${oldestBillDays} วัน`,
    words: `ใบเสร็จเกิน ${oldestBillDays} วันแล้ว ครั้งหน้าส่งได้ตั้งแต่วันที่ซื้อเลย`,
  },
  duplicate: { short: 'ใบซ้ำ', words: 'ใบเสร็จนี้รับคะแนนไปแล้ว' },
  no_eligible_products: { short: 'ไม่มีสินค้าร่วม', words: 'ใบเสร็จนี้ไม่มีสินค้าที่ร่วมรายการ' },
  under_ten_baht: { short: 'ไม่ถึง 10 บาท', words: 'สินค้าที่ร่วมรายการในใบนี้รวมแล้วไม่ถึง 10 บาท' },
  details_differ: { short: 'ข้อมูลไม่ตรง', words: 'ร้าน วันที่ เลขที่ หรือยอดที่กรอกไม่ตรงกับใบเสร็จ' },
  not_a_receipt: { short: 'ไม่ใช่ใบเสร็จ', words: 'รูปนี้ดูไม่ใช่ใบเสร็จ ลองเลือกรูปใหม่' },
}

export const billFlagWords: Readonly<Record<BillFlag, string>> = {
  same_receipt: 'เลขที่ซ้ำหรือคล้ายกับใบอื่น',
  same_purchase: 'ร้าน วันที่ และยอดตรงหรือใกล้เคียงกับใบอื่น',
  picture_alike: 'รูปคล้ายกับใบอื่น',
}

/** The Thai word of each order state. */
export const orderStateWords: Readonly<Record<OrderState, string>> = {
  received: 'รับเรื่องแล้ว',
  preparing: 'เตรียมของ',
  shipped: 'ส่งออกจากคลัง',
  delivered: 'ถึงบ้าน',
  returned: 'พัสดุตีกลับ',
  closed: 'ปิดรายการแล้ว ของกลับเข้าคลัง',
  cancelled: 'ยกเลิกแล้ว คะแนนคืนแล้ว',
}

/** The Thai word of each draw state. */
export const drawStateWords: Readonly<Record<DrawState, string>> = {
  prepared: 'ยังไม่เปิดรับสิทธิ์',
  open: 'เปิดรับสิทธิ์',
  closed: 'ปิดรับสิทธิ์แล้ว รอจับรางวัล',
  drawn: 'จับรางวัลแล้ว',
  recorded: 'ประกาศผลแล้ว',
  cancelled: 'ยกเลิกแล้ว คะแนนคืนแล้ว',
}

/** The texts of each check of a draw, passed and failed. */
export const drawCheckWords: Readonly<Record<DrawCheck, { readonly holds: string; readonly fails: string }>> = {
  seed: { holds: 'รหัสลับตรงกับที่ล็อกไว้ก่อนเปิดรับ', fails: 'รหัสลับไม่ตรงกับที่ล็อกไว้' },
  list: { holds: 'รายชื่อสิทธิ์ไม่ถูกแก้หลังปิดรับ', fails: 'รายชื่อสิทธิ์ไม่ตรงกับตอนปิดรับ' },
  public_value: { holds: 'เลขจากภายนอกที่ตั้งไว้ล่วงหน้า', fails: 'เลขจากภายนอกอาจรู้ก่อนปิดรับ' },
  winners: { holds: 'จับใหม่ได้ผู้ได้รางวัลตรงกัน', fails: 'จับใหม่ได้ผู้ได้รางวัลไม่ตรงกัน' },
}

export const ledgerKindWords: Readonly<Record<LedgerKind, string>> = {
  bill: 'ใบเสร็จผ่านแล้ว',
  mission: 'ภารกิจสำเร็จ',
  moved: 'คะแนนจากระบบเดิม',
  adjusted: 'ปรับคะแนน',
  held: 'พักไว้แลกของ',
  shipped: 'ส่งของแล้ว ใช้คะแนนแล้ว',
  entered: 'ลุ้นโชค',
  returned: 'คืนคะแนน',
  expired: 'คะแนนหมดอายุ',
}
