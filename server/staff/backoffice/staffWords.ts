import { grouped } from '@careplus/core/loyalty'

export const staffWords = {
  nameTaken: 'ชื่อนี้มีโทเคนที่ใช้อยู่แล้ว ยกเลิกอันเดิมก่อน',
  ownBill: 'ใบเสร็จของบัญชีตัวเองให้คนอื่นในทีมตรวจ',
  nameOfPerson: 'ชื่อนี้เป็นของทีมงานที่เข้าด้วยบัญชีบริษัท ใช้ชื่ออื่น',
  winnerUnknown: (code: string) => `รหัส ${code} ไม่มีในรายชื่อ หรือซ้ำกัน`,
  noWinnersYet: 'ยังไม่มีผล จึงยังไม่มีผู้ได้รางวัลให้ติดต่อ',
  winnerUnreachable: 'ผู้ได้รางวัลลำดับนี้ไม่มีบัญชีในระบบแล้ว จึงไม่มีช่องทางติดต่อ',
  notClaimed: 'ผู้ได้รางวัลลำดับนี้ยังไม่แจ้งรับรางวัล',
  noPrizeDue: 'ลำดับนี้ไม่มีรางวัลที่รอส่ง',
  nothingToUnpack: 'รายการนี้ไม่มีของที่ต้องแกะเก็บ',
  auditFileTooLong: (max: number) => `มีเกิน ${grouped(max)} รายการ เลือกวัน คน หรือเรื่องให้แคบลงก่อน`,
  productUnknown: (line: number) => `บรรทัดที่ ${line} ไม่รู้จักสินค้านี้`,
} as const
