import { queueLineMessage } from '../../platform/lineMessages/queueLineMessage.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Tx } from '../../platform/store/store.js'

export const notifyAnswered = async (tx: Tx, inviter: string, now: Date): Promise<void> => {
  const [kind, path] = ['partner.answered', '/add-partner'] as const
  const words = { title: 'มีคนตอบรับคำเชิญของคุณ', body: 'ดูว่าเป็นใคร แล้วกดยืนยันก่อน จึงจะเห็นข้อมูลของลูก' }
  await notifyMember(tx, inviter, { topic: 'account', kind, ...words, path }, now)
  await queueLineMessage(tx, inviter, { kind, path }, now)
}

/** It names no child, because the notice stays after the sharing ends. */
export const notifyConfirmed = async (tx: Tx, partner: string, now: Date): Promise<void> => {
  const [kind, path] = ['partner.confirmed', '/children'] as const
  const words = { title: 'คำเชิญยืนยันแล้ว', body: 'ช่วยดูแลด้วยกันได้แล้ว เปิดดูได้ในหน้าลูกของฉัน' }
  await notifyMember(tx, partner, { topic: 'account', kind, ...words, path }, now)
  await queueLineMessage(tx, partner, { kind, path }, now)
}
