import { thaiDate } from '@careplus/core/calendar'
import { dueTitle, type Due } from '@careplus/core/reminders'
import { framed, type FramedLetter } from '../../platform/outbox/frame.js'

/** What is due, one line each, and where to switch such letters off. Never what was found. */
export const reminderLetter = (dues: ReadonlyArray<Due>, publicUrl: string): FramedLetter => {
  const [first] = dues
  return framed({
    subject: dues.length === 1 && first !== undefined ? dueTitle(first) : `ถึงวันนัดแล้ว ${dues.length} อย่าง`,
    told: ['ถึงวันที่นัดกันไว้แล้ว', ...dues.map((due) => `${dueTitle(due)} (${thaiDate(due.on)})`)],
    way: { label: 'เปิด CarePlus', url: `${publicUrl}/children` },
    after: ['ถ้าทำแล้วแต่ยังไม่ได้บันทึก บันทึกย้อนหลังได้ค่ะ', `ไม่อยากรับจดหมายเตือนแล้ว ปิดได้ที่ ${publicUrl}/user-profile#reminders`],
  })
}
