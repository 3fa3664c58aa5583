import type { AnswerEffect } from '@careplus/core/internal/adults'
import { erasureDays, erasureWords } from '@careplus/core/consents'
import { frameEmail, type FramedEmail } from '../../platform/outbox/emailFrame.js'

interface Answered {
  readonly effect: Exclude<AnswerEffect, 'again'>
  readonly name: string | null
  readonly publicUrl: string
}

export const adultAnsweredEmail = ({ effect, name, publicUrl }: Answered): FramedEmail => {
  const adultName = name ?? 'เจ้าตัว'
  const link = { label: 'ดูผู้ใหญ่ในบ้าน', url: `${publicUrl}/adults` }
  const anytime = 'เจ้าตัวเปลี่ยนใจได้ทุกเมื่อ ด้วยลิงก์เดิมที่คุณส่งให้'
  switch (effect) {
    case 'agree':
      return frameEmail({
        subject: 'คนที่คุณขอไว้ ตกลงให้เก็บข้อมูลแล้ว',
        before: ['เจ้าตัวตกลงแล้ว เปิด CarePlus ในเครื่องที่เก็บข้อมูลไว้ภายใน 30 วัน ข้อมูลสุขภาพของเจ้าตัวจะย้ายเข้าบัญชีของคุณเอง'],
        button: link,
        after: [anytime],
      })
    case 'refuse':
      return frameEmail({
        subject: 'คนที่คุณขอไว้ ยังไม่ให้เก็บข้อมูล',
        before: ['คนที่คุณส่งลิงก์ไปขอเก็บข้อมูลสุขภาพ ตอบว่ายังไม่ให้เก็บ จึงไม่มีข้อมูลของเจ้าตัวในบัญชีของคุณ'],
        after: ['ถ้าเจ้าตัวเปลี่ยนใจ ส่งลิงก์ใหม่ไปถามได้'],
      })
    case 'withdraw':
      return frameEmail({
        subject: 'มีคนขอไม่ให้เก็บข้อมูลต่อ',
        before: [
          `${adultName} ขอไม่ให้เก็บข้อมูลสุขภาพในบัญชีของคุณต่อ ข้อมูลและผลเช็กแรงทั้งหมด${erasureWords}`,
          'ข้อมูลสุขภาพเป็นของเจ้าตัว เราจึงทำตามที่เจ้าตัวบอก',
        ],
        after: [`ถ้าเข้าใจผิดกัน ${adultName} กดตกลงอีกครั้งจากลิงก์เดิมได้ก่อนครบ ${erasureDays.wait} วัน ข้อมูลจะกลับมาครบ`],
      })
    case 'restore':
      return frameEmail({
        subject: 'ตกลงให้เก็บข้อมูลต่อแล้ว',
        before: [`${adultName} เปลี่ยนใจ ให้เก็บข้อมูลสุขภาพในบัญชีของคุณต่อ ข้อมูลกลับมาครบแล้ว`],
        button: link,
        after: [anytime],
      })
  }
}
