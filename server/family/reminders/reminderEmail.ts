import { thaiDate } from '@careplus/core/calendar'
import { dueTitle } from '@careplus/core/internal/reminders'
import type { Due } from '@careplus/core/reminders'
import { frameEmail, type FramedEmail } from '../../platform/outbox/emailFrame.js'

/** The email may name a visit. Its subject, which a locked screen shows, names neither child nor kind. */
const lineOf = (due: Due): string => (due.kind === 'visit' ? `${due.name} วันพาไปให้แพทย์หรือพยาบาลดู` : dueTitle(due))

/** Names the due dates, never a finding. */
export const reminderEmail = (dues: ReadonlyArray<Due>, publicUrl: string): FramedEmail =>
  frameEmail({
    subject: 'ถึงวันนัดของลูกแล้ว',
    before: ['ถึงวันที่นัดกันไว้แล้ว', ...dues.map((due) => `${lineOf(due)} (${thaiDate(due.on)})`)],
    button: { label: 'เปิด CarePlus', url: `${publicUrl}/children` },
    after: ['ถ้าทำแล้วแต่ยังไม่ได้บันทึก บันทึกย้อนหลังได้ค่ะ', `ไม่อยากรับจดหมายเตือนแล้ว ปิดได้ที่ ${publicUrl}/user-profile#reminders`],
  })
