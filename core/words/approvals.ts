import type { ApprovalKind } from '../domain/staff/approvals.js'

export const approvalKindWords: Readonly<Record<ApprovalKind, string>> = {
  points: 'ปรับคะแนน',
  maintenance: 'ปิดปรับปรุงนานกว่า 1 ชั่วโมง',
  'draw-result': 'บันทึกผลจับรางวัล',
}
