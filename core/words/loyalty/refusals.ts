import { futureDayText } from '../futureDayTexts.js'
import { thaiDate } from '../../domain/calendar/thai.js'
import { oldestBillDays } from '../../domain/loyalty/bill/oldestBill.js'
import type { BillRefusal } from '../../domain/loyalty/bill/bill.js'
import type { PictureRefusal } from '../../domain/loyalty/bill/pictures.js'
import type { SubmissionRefusal } from '../../domain/loyalty/bill/submission.js'
import type { DrawRefusal } from '../../domain/loyalty/draw/drawCommand.js'
import type { DrawHour } from '../../domain/loyalty/draw/drawState.js'
import type { DocumentRefusal } from '../../domain/loyalty/draw/prizeClaim.js'
import type { DrawInputRefusal } from '../../domain/loyalty/draw/winners.js'
import type { OrderRefusal } from '../../domain/loyalty/order/order.js'
import { citizenIdWords, passportIdWords } from '../identity.js'
import { bahtOfSatang, counted } from './number.js'
import { billFlagWords, billReasonWords, billStateWords, drawStateWords, orderStateWords } from './states.js'

const megabytes = (bytes: number): string => counted(Math.floor(bytes / (1024 * 1024)), 'MB')

/** The text beside a refused picture, for a member.
 * @example
 * pictureWords({ _tag: 'PictureUnknown' }) // => 'ไฟล์นี้เปิดเป็นรูปไม่ได้ ใช้รูป JPEG, PNG หรือ WebP' */
export const pictureWords = (refusal: PictureRefusal): string => {
  switch (refusal._tag) {
    case 'PictureEmpty':
      return 'ไฟล์นี้ว่างเปล่า ลองเลือกรูปใหม่'
    case 'PictureTooLarge':
      return `รูปใหญ่เกิน ${megabytes(refusal.most)} ลองถ่ายใหม่หรือย่อรูปก่อน`
    case 'PictureHeic':
      return 'รูปแบบ HEIC ของ iPhone ยังส่งไม่ได้ ตั้งกล้องเป็น “เข้ากันได้มากที่สุด” แล้วถ่ายใหม่ หรือส่งภาพหน้าจอแทน'
    case 'PictureUnknown':
      return 'ไฟล์นี้เปิดเป็นรูปไม่ได้ ใช้รูป JPEG, PNG หรือ WebP'
    case 'PictureBroken':
      return 'รูปนี้มาไม่ครบ ลองถ่ายหรือเลือกใหม่'
    case 'PictureTooManyPixels':
      return `รูปละเอียดเกิน ${counted(refusal.most / 1_000_000, 'ล้านพิกเซล')} ลองย่อรูปก่อน`
    case 'PictureTooTall':
      return 'รูปนี้ยาวมาก ย่อแล้วตัวหนังสือจะอ่านไม่ออก แบ่งเป็นหลายรูปแล้วส่งทีละส่วนได้'
    case 'PictureRepeated':
      return 'รูปนี้เคยส่งแล้ว เลือกรูปอื่นนะคะ'
  }
}

/** The text at a field of a refused bill, for a member.
 * @example
 * submissionWords({ _tag: 'BillsADay', most: 10 }) // => 'วันนี้ส่งครบ 10\u00A0ใบแล้ว พรุ่งนี้ส่งต่อได้' */
export const submissionWords = (refusal: SubmissionRefusal): string => {
  switch (refusal._tag) {
    case 'BillsADay':
      return `วันนี้ส่งครบ ${counted(refusal.most, 'ใบ')}แล้ว พรุ่งนี้ส่งต่อได้`
    case 'ShopUnavailable':
      return 'เลือกร้านจากรายการ'
    case 'PicturesMissing':
      return `ถ่ายหรือเลือกรูปใบเสร็จอย่างน้อย ${counted(refusal.fewest, 'รูป')}`
    case 'PicturesTooMany':
      return `ส่งได้ไม่เกิน ${counted(refusal.most, 'รูป')}ต่อใบ`
    case 'PictureRepeated':
      return pictureWords(refusal)
    case 'BillTooOld':
      return `ใบเสร็จย้อนหลังได้ไม่เกิน ${oldestBillDays} วัน ตั้งแต่ ${thaiDate(refusal.earliest)}`
    case 'BillInFuture':
      return futureDayText
    case 'ReceiptNumberMissing':
      return 'กรอกเลขที่ใบเสร็จตามที่เห็นบนใบ'
    case 'ReceiptNumberTooLong':
      return `เลขที่ยาวได้ไม่เกิน ${counted(refusal.most, 'ตัว')}`
    case 'ReceiptNumberOtherScript':
      return 'เลขที่ใช้ได้แค่ตัวอักษรไทย ตัวอักษรอังกฤษ A–Z และตัวเลข พิมพ์ใหม่ตามที่เห็นบนใบ'
    case 'ReceiptNumberUnreadable':
      return 'มีตัวอักษรที่อ่านไม่ได้ พิมพ์เลขที่ใหม่ตามที่เห็นบนใบ'
    case 'AmountInvalid':
      return `กรอกยอดตั้งแต่ 0.01 ถึง ${bahtOfSatang(refusal.most)} บาท`
  }
}

export const billRefusalWords = (refusal: BillRefusal): string => {
  switch (refusal._tag) {
    case 'LineAmountInvalid':
      return `บรรทัดที่ ${refusal.line + 1} ยอดไม่ถูกต้อง`
    case 'LinesTooMuch':
      return `ยอดรวมเกิน ${bahtOfSatang(refusal.most)} บาท ดูจุดสตางค์อีกครั้ง`
    case 'LinesAboveBill':
      return `สินค้าที่ได้คะแนนรวม ${bahtOfSatang(refusal.eligible_satang)} บาท เกินยอดที่สมาชิกกรอก ${bahtOfSatang(refusal.amount_satang)} บาท ดูจุดสตางค์อีกครั้ง หรือเลือกไม่ผ่านเพราะ${billReasonWords.details_differ.short}`
    case 'NothingEarned':
      return `ใบนี้ไม่ได้คะแนน เลือกไม่ผ่านเพราะ${billReasonWords[refusal.reason].short}`
    case 'ReceiptAlreadyApproved':
      return 'ร้าน เลขที่ และวันที่นี้มีใบที่ผ่านแล้ว'
    case 'FlagsOpen':
      return `ใบนี้มีข้อสังเกต: ${refusal.flags.map((flag) => billFlagWords[flag]).join(' และ')} เทียบกับใบนั้นก่อน ถ้าแน่ใจแล้วยืนยันอีกครั้ง`
    case 'BillDecided':
      return `ใบนี้ตัดสินแล้ว: ${billStateWords[refusal.state]}`
    case 'BillNotRejected':
      return 'ขอตรวจใหม่ได้เฉพาะใบที่ไม่ผ่าน'
    case 'AppealUsed':
      return 'ใบนี้ขอตรวจใหม่ไปแล้ว'
    case 'AppealTooLate':
      return `ขอตรวจใหม่ได้ถึง ${thaiDate(refusal.until)} หลังจากนั้นรูปถูกลบแล้ว`
  }
}

export const orderRefusalWords = (refusal: OrderRefusal): string => {
  switch (refusal._tag) {
    case 'OrderHasLeft':
      return 'ของออกจากคลังแล้ว ยกเลิกไม่ทัน'
    case 'OrderCancelled':
      return orderStateWords.cancelled
    case 'OrderNotThere':
      return `รายการนี้อยู่ที่ขั้น “${orderStateWords[refusal.state]}”`
  }
}

export const drawRefusalWords = (refusal: DrawRefusal): string => {
  switch (refusal._tag) {
    case 'DrawStateForbids':
      return `ทำขั้นนี้ไม่ได้ ตอนนี้: ${drawStateWords[refusal.state]}`
    case 'PermitMissing':
      return 'ใส่เลขที่ใบอนุญาตก่อนเปิดรับสิทธิ์'
    case 'TermsMissing':
      return 'เติมวันและหน่วยงานของใบอนุญาต กับเงื่อนไขการจับในเนื้อหาก่อนเปิดรับสิทธิ์'
    case 'MethodForbids':
      return 'ใบอนุญาตนี้ให้จับต่อหน้าเจ้าหน้าที่ บันทึกผลที่จับได้แทน'
    case 'CommitmentMissing':
      return 'ล็อกรหัสลับก่อนเปิดรับสิทธิ์'
    case 'PrizesMissing':
      return 'ใส่จำนวนรางวัลตั้งแต่ 1 ขึ้นไป'
    case 'PublicSourceMissing':
      return 'บอกว่าเลขจากภายนอกมาจากไหนและออกวันไหน'
    case 'PublicFormMissing':
      return 'บอกว่าเลขจากภายนอกมีกี่หลัก'
    case 'PublicDateStands':
      return `ปิดรับแล้ว เลขที่ตั้งไว้ยังใช้อยู่ ตั้งใหม่ได้เมื่อเลยวันที่ ${thaiDate(refusal.date)} โดยยังไม่ได้จับ`
    case 'PublicValueMalformed':
      return `ใส่เลข ${counted(refusal.digits, 'หลัก')} เป็นตัวเลขล้วน ไม่เว้นวรรค`
    case 'PublicValuesDiffer':
      return 'เลขสองช่องยังไม่ตรงกัน'
    case 'PublicDateTooEarly':
      return `เลขจากภายนอกต้องออกหลัง ${thaiDate(refusal.earliest)}`
    case 'EntriesOver':
      return `เลยวันปิดรับ ${thaiDate(refusal.on)} แล้ว`
    case 'EntriesStillOpen':
      return `ยังเปิดรับสิทธิ์ถึง ${thaiDate(refusal.until)}`
    case 'PublicDatePassed':
      return `ปิดรับหลังเลขจากภายนอกออกแล้วเมื่อ ${thaiDate(refusal.date)} ตั้งเลขงวดใหม่ก่อนจับ`
    case 'PublicValueNotYet':
      return `รอเลขจากภายนอกวันที่ ${thaiDate(refusal.date)}`
    case 'DrawNotYet':
      return `จับได้ตั้งแต่ ${drawHourWords(refusal)} ตามที่ประกาศ`
    case 'NobodyEntered':
      return 'ยังไม่มีใครใช้สิทธิ์'
    case 'WordsMissing':
      return 'บอกเหตุผลสักนิด'
    case 'WinnersMissing':
      return 'ใส่ผู้ได้รางวัลอย่างน้อยหนึ่งคน'
    case 'WinnersTooMany':
      return `ใส่ผู้ได้รางวัลได้ไม่เกิน ${counted(refusal.most, 'คน')} ตามจำนวนรางวัล`
  }
}

export const drawHourWords = ({ date, time }: DrawHour): string =>
  `${thaiDate(date)} เวลา ${time.replace(':', '.')}\u00A0น.`

/** The text at the field of the document number, for a winner.
 * @example
 * documentRefusalWords({ _tag: 'CitizenIdWrongChecksum' }) // => 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว' */
export const documentRefusalWords = (refusal: DocumentRefusal): string => {
  switch (refusal._tag) {
    case 'CitizenIdEmpty':
    case 'CitizenIdNotDigits':
    case 'CitizenIdWrongLength':
    case 'CitizenIdWrongChecksum':
      return citizenIdWords(refusal)
    default:
      return passportIdWords(refusal)
  }
}

export const drawInputWords: Readonly<Record<DrawInputRefusal['_tag'], string>> = {
  SeedMalformed: 'รหัสลับต้องเป็นเลขฐานสิบหก 64 ตัว',
  SeedMismatch: 'รหัสลับไม่ตรงกับที่ล็อกไว้',
  ListMismatch: 'รายชื่อสิทธิ์ไม่ตรงกับตอนปิดรับ',
  PublicValueMissing: 'ใส่เลขจากภายนอก',
  NoEntries: 'ยังไม่มีใครใช้สิทธิ์',
  CodeMalformed: 'รายชื่อมีรหัสที่อ่านไม่ได้',
  CodeRepeated: 'รายชื่อมีรหัสซ้ำ',
  TicketsInvalid: 'รายชื่อมีจำนวนสิทธิ์ที่ไม่ถูกต้อง',
  TicketsTooMany: 'สิทธิ์มากเกินกว่าจะจับได้',
  PrizesInvalid: 'จำนวนรางวัลไม่ถูกต้อง',
  DrawIdMalformed: 'รหัสของการจับรางวัลไม่ถูกต้อง',
}
