import { thaiDate } from '../../domain/calendar/thai.js'
import type { LedgerRefusal } from '../../domain/loyalty/ledger/command.js'
import type { RedemptionRefused } from '../../domain/loyalty/redemption/decideRedemption.js'
import type { RedemptionRefusal } from '../../domain/loyalty/redemption/refusals.js'
import type { ItemStatus, ItemType } from '../../domain/loyalty/redemption/terms.js'
import { counted } from './number.js'

interface TypeWords {
  readonly piece: string
  readonly opens: string
  readonly over: string
  readonly reached: string
}

const typeWords: Readonly<Record<ItemType, TypeWords>> = {
  reward: { piece: 'ชิ้น', opens: 'เปิดแลก', over: 'หมดเขตแลกแล้ว', reached: 'แลกครบ' },
  luckydraw: { piece: 'สิทธิ์', opens: 'เปิดรับสิทธิ์', over: 'ปิดรับสิทธิ์แล้ว', reached: 'ใช้สิทธิ์ครบ' },
}

/** The text of `alert_messages` for each reason.
 * @example
 * redemptionWords({ _tag: 'QuantityInvalid', received: 0 }, 'reward') // => 'เลือกจำนวนตั้งแต่ 1 ขึ้นไป' */
export const redemptionWords = (refusal: RedemptionRefusal, type: ItemType): string => {
  const words = typeWords[type]
  switch (refusal._tag) {
    case 'QuantityInvalid':
      return 'เลือกจำนวนตั้งแต่ 1 ขึ้นไป'
    case 'ItemHidden':
      return 'รายการนี้ไม่เปิดให้แลก'
    case 'ItemEnded':
      return refusal.on === null ? words.over : `${words.over}เมื่อ ${thaiDate(refusal.on)}`
    case 'NotOpenYet':
      return `${words.opens} ${thaiDate(refusal.on)}`
    case 'PermitMissing':
      return 'รอเลขที่ใบอนุญาตก่อนเปิดรับสิทธิ์'
    case 'DrawNotOpen':
      return 'กำลังเตรียมเปิดรับสิทธิ์ แวะมาดูใหม่นะคะ'
    case 'SoldOut':
      return 'หมดแล้ว'
    case 'StockShort':
      return `เหลือ ${counted(refusal.left, words.piece)}`
    case 'SignInNeeded':
      return type === 'reward' ? 'เข้าสู่ระบบเพื่อแลก' : 'เข้าสู่ระบบเพื่อร่วมลุ้น'
    case 'AdultsOnly':
      return 'ร่วมลุ้นได้เมื่ออายุ 20 ปีขึ้นไป'
    case 'LimitReached':
      return `${words.reached} ${counted(refusal.limit, words.piece)}ต่อคนแล้ว`
    case 'LimitShort':
      return `เลือกได้อีก ${counted(refusal.left, words.piece)} (คนละไม่เกิน ${counted(refusal.limit, words.piece)})`
    case 'NotEnoughPoints':
      return `ขาดอีก ${counted(refusal.missing, 'คะแนน')}`
    case 'PointsUnproved':
      return 'ยืนยันเบอร์โทรก่อน จึงใช้คะแนนภารกิจได้'
    case 'PriceChanged':
      return `คะแนนที่ใช้เปลี่ยนเป็น ${counted(refusal.points, 'คะแนน')} ดูอีกครั้งก่อนยืนยันนะคะ`
  }
}

export const ledgerRefusalWords = (refusal: LedgerRefusal): string => {
  switch (refusal._tag) {
    case 'PointsInvalid':
      return 'ใส่คะแนนเป็นจำนวนเต็ม ไม่ใช่ศูนย์'
    case 'PointsShort':
      return `ขาดอีก ${counted(refusal.missing, 'คะแนน')}`
    case 'PointsTooMany':
      return `คะแนนรวมได้ไม่เกิน ${counted(refusal.most, 'คะแนน')}`
    case 'ReasonMissing':
      return 'บอกเหตุผลสักนิด'
    case 'AlreadyTaken':
      return 'รายการนี้บันทึกไว้แล้ว'
    case 'NothingTaken':
      return 'รายการนี้ไม่มีคะแนนที่พักไว้'
  }
}

export const redemptionRefusedWords = (refusal: RedemptionRefused[number], type: ItemType): string => {
  switch (refusal._tag) {
    case 'PointsInvalid':
    case 'PointsShort':
    case 'PointsTooMany':
    case 'ReasonMissing':
    case 'AlreadyTaken':
    case 'NothingTaken':
      return ledgerRefusalWords(refusal)
    default:
      return redemptionWords(refusal, type)
  }
}

/** The Thai word of each item status. */
export const itemStatusWords: Readonly<Record<ItemStatus, string>> = {
  available: 'เปิดให้แลก',
  scheduled: 'ยังไม่เปิด',
  ended: 'หมดเขตแล้ว',
  sold_out: 'หมดแล้ว',
  hidden: 'ไม่แสดง',
}
