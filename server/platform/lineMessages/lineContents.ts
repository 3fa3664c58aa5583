import type { LineTopic } from '@careplus/core/line-messages'
import { frameEmail, type FramedEmail } from '../outbox/emailFrame.js'

interface LineContent {
  readonly topic: LineTopic
  readonly title: string
  readonly text: string
}

/** A locked phone shows these texts to anybody: never a child's name, a health figure or text of a stranger. */
export const lineContents = {
  'bill.approved': {
    topic: 'bill',
    title: 'ใบเสร็จผ่านแล้ว',
    text: 'ใบเสร็จของคุณผ่านแล้ว คะแนนเข้าบัญชีเรียบร้อย แตะดูได้เลยค่ะ',
  },
  'bill.rejected': {
    topic: 'bill',
    title: 'ใบเสร็จยังไม่ผ่าน',
    text: 'ตรวจใบเสร็จของคุณแล้ว ครั้งนี้ยังไม่ผ่าน แตะดูว่าเพราะอะไร ขอให้ตรวจใหม่ได้ค่ะ',
  },
  'order.shipped': {
    topic: 'order',
    title: 'ของที่แลกออกเดินทางแล้ว',
    text: 'ของที่คุณแลกไว้ออกเดินทางแล้ว แตะดูเลขพัสดุได้เลยค่ะ',
  },
  'draw.won': {
    topic: 'draw',
    title: 'มีชื่อคุณในรายชื่อผู้ได้รางวัล',
    text: 'มีข่าวดีค่ะ มีชื่อคุณในรายชื่อผู้ได้รางวัล แตะดูวิธีแจ้งรับ และวันสุดท้ายที่รับได้',
  },
  'draw.result': {
    topic: 'draw',
    title: 'ประกาศผลลุ้นโชคแล้ว',
    text: 'ลุ้นโชคที่คุณร่วมไว้ประกาศผลแล้ว แตะดูผลและที่มาของผลได้ค่ะ',
  },
  // One text for measurements and for medical visits, so that a locked screen does not reveal a visit.
  'child.due': {
    topic: 'weighing',
    title: 'ถึงวันที่นัดกันไว้',
    text: 'ถึงวันที่นัดกันไว้ของลูกแล้วค่ะ แตะดูว่ามีอะไรบ้าง ทำแล้วบันทึกไว้ได้',
  },
  'partner.answered': {
    topic: 'partner',
    title: 'มีคนตอบรับคำเชิญของคุณ',
    text: 'มีคนตอบรับคำเชิญให้ช่วยดูแลลูกแล้วค่ะ แตะดูว่าเป็นใคร แล้วกดยืนยันอีกที',
  },
  'partner.confirmed': {
    topic: 'partner',
    title: 'คำเชิญยืนยันแล้ว',
    text: 'คำเชิญที่คุณตอบรับยืนยันแล้วค่ะ แตะดูเด็กที่ช่วยกันดูแลได้เลย',
  },
} as const satisfies Readonly<Record<string, LineContent>>

export type LineKind = keyof typeof lineContents

/** UTF-16 code units of one text message. Source: LINE, Messaging API reference, "Text message". */
export const longestText = 5000

const lineSwitchedOffAt = 'ปิดข้อความได้ที่ CarePlus > ข้อมูลของฉัน'

/** LINE turns the URL into a link only if it has a line of its own. */
export const lineText = (words: string, url: string): string => `${words}\n${url}\n${lineSwitchedOffAt}`

export const mailInstead = (
  { title, text }: Pick<LineContent, 'title' | 'text'>,
  { url, publicUrl }: { readonly url: string; readonly publicUrl: string },
): FramedEmail =>
  frameEmail({
    subject: title,
    before: [text],
    button: { label: 'เปิด CarePlus', url },
    after: ['ครั้งนี้ส่งทาง LINE ไม่ได้ จึงส่งทางอีเมลแทน', `เลือกเรื่องที่ให้บอก หรือปิดทั้งหมดได้ที่ ${publicUrl}/user-profile#line`],
  })
