import { auditMoment } from '@careplus/core/internal/audit'
import { grouped, signed } from '@careplus/core/loyalty'
import type { BodyOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'

export const approvalWords = {
  own: 'คำขอของตัวเองต้องให้อีกคนอนุมัติ',
  decided: 'คำขอนี้มีคนตัดสินไปแล้ว',
  otherContent: 'เนื้อหาของคำขอเปลี่ยนไปแล้ว อ่านใหม่ก่อนตัดสิน',
  changed: 'เนื้อหาเปลี่ยนไปหลังจากขอ คำขอเดิมจึงใช้ไม่ได้แล้ว',
  expired: 'เกิน 7 วันแล้ว คำขอนี้จึงใช้ไม่ได้ ขอใหม่ได้',
  askerGone: 'คนที่ขอไม่ได้อยู่ในทีมงานแล้ว คำขอนี้จึงใช้ไม่ได้',
  askerMayNot: 'คนที่ขอไม่มีบทบาทที่ขอเรื่องนี้ได้แล้ว คำขอนี้จึงใช้ไม่ได้',
  ownAccount: 'ปรับคะแนนบัญชีของตัวเองไม่ได้ ให้คนอื่นในทีมทำแทน',
} as const

export const pointsContent = (
  member: string,
  { points, reason }: Pick<BodyOf<StaffContract['adjustPoints']>, 'points' | 'reason'>,
): ReadonlyArray<string> => [`ปรับ ${signed(points)} คะแนน ให้ ${member}`, `เหตุผลที่สมาชิกอ่าน: ${reason}`]

export const maintenanceContent = ({
  message,
  until,
}: BodyOf<StaffContract['changeMaintenance']>): ReadonlyArray<string> => [
  until === null ? 'ปิดปรับปรุง ยังไม่รู้ว่าเปิดเมื่อไร' : `ปิดปรับปรุงถึง ${auditMoment(until)}`,
  ...(message === null ? [] : [`ข้อความถึงสมาชิก: ${message}`]),
]

export const drawContent = (
  title: string,
  { note, winners }: BodyOf<StaffContract['recordDraw']>,
): ReadonlyArray<string> => [
  `บันทึกผลของ “${title}” ผู้ได้รางวัล ${grouped(winners.length)} คน`,
  `ที่มา: ${note}`,
  ...winners.map((winner, at) =>
    'code' in winner
      ? `${at + 1}. รหัส ${winner.code}`
      : `${at + 1}. ${winner.name}${winner.number === null ? '' : ` · ${winner.number}`}`,
  ),
]
