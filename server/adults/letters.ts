import type { AnswerEffect } from '@careplus/core/adults'
import { framed, type FramedLetter } from '../outbox/frame.js'

interface Answered {
  readonly effect: Exclude<AnswerEffect, 'again'>
  /** As the member calls whom something is kept of; null: nothing is kept yet. */
  readonly name: string | null
  readonly publicUrl: string
}

/** To the member who asked. */
export const adultAnsweredLetter = ({ effect, name, publicUrl }: Answered): FramedLetter => {
  const who = name ?? 'ท่าน'
  const way = { label: 'ดูผู้ใหญ่ในบ้าน', url: `${publicUrl}/adults` }
  const anytime = 'ท่านเปลี่ยนใจได้ทุกเมื่อ ด้วยลิงก์เดิมที่คุณส่งให้'
  switch (effect) {
    case 'agree':
      return framed({
        subject: 'คนที่คุณขอไว้ ตกลงให้เก็บข้อมูลแล้ว',
        told: ['คนที่คุณส่งลิงก์ไปขอเก็บข้อมูลสุขภาพ ตอบตกลงแล้ว เก็บข้อมูลของท่านในบัญชีได้ภายใน 30 วัน'],
        way,
        after: [anytime],
      })
    case 'refuse':
      return framed({
        subject: 'คนที่คุณขอไว้ ยังไม่ให้เก็บข้อมูล',
        told: ['คนที่คุณส่งลิงก์ไปขอเก็บข้อมูลสุขภาพ ตอบว่ายังไม่ให้เก็บ จึงไม่มีข้อมูลของท่านในบัญชีของคุณ'],
        after: ['ถ้าท่านเปลี่ยนใจ ส่งลิงก์ใหม่ไปถามได้'],
      })
    case 'withdraw':
      return framed({
        subject: 'มีคนขอไม่ให้เก็บข้อมูลต่อ',
        told: [
          `${who} ขอไม่ให้เก็บข้อมูลสุขภาพในบัญชีของคุณต่อ ข้อมูลและผลเช็กแรงทั้งหมดถูกซ่อนแล้ว และจะถูกลบในอีก 7 วัน`,
          'ข้อมูลสุขภาพเป็นของท่าน เราจึงทำตามที่ท่านบอก',
        ],
        after: [`ถ้าเข้าใจผิดกัน ${who} กดตกลงอีกครั้งจากลิงก์เดิมได้ก่อนครบ 7 วัน ข้อมูลจะกลับมาครบ`],
      })
    case 'restore':
      return framed({
        subject: 'ตกลงให้เก็บข้อมูลต่อแล้ว',
        told: [`${who} เปลี่ยนใจ ให้เก็บข้อมูลสุขภาพในบัญชีของคุณต่อ ข้อมูลกลับมาครบแล้ว`],
        way,
        after: [anytime],
      })
  }
}
