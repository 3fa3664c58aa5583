import type { LineStanding, LineTopic } from '@careplus/core/line-messages'
import { withThaiBreaks } from '@careplus/core/text'

interface Step {
  readonly title: string
  readonly text: string
}

export const lineMessagesCopy = {
  title: 'ข้อความทาง LINE',
  failed: 'เปิดส่วนนี้ไม่สำเร็จ ที่เลือกไว้ยังอยู่ตามเดิม',
  consent: withThaiBreaks('ให้บอกเรื่องที่เลือกไว้ทาง LINE ถ้าครั้งไหนส่งทาง LINE ไม่ได้ ให้ส่งทางอีเมลแทน ปิดได้ทุกเมื่อ'),
  noMail: withThaiBreaks('บัญชีนี้ยังไม่มีอีเมล ครั้งไหนส่งทาง LINE ไม่ได้ จะเห็นในข่าวถึงคุณแทน'),
  safe: withThaiBreaks('ในข้อความไม่มีชื่อลูกและไม่มีผลเช็ก มีแค่ลิงก์ที่ต้องเข้าสู่ระบบก่อน'),
  read: 'อ่านข้อความความยินยอม',
  topics: {
    bill: { title: 'ผลตรวจใบเสร็จ', text: 'ผ่านหรือไม่ผ่าน ทันทีที่ตรวจเสร็จ' },
    order: { title: 'ของที่แลกออกเดินทาง', text: 'เมื่อส่งของแล้ว' },
    draw: { title: 'ผลลุ้นโชค', text: 'เมื่อประกาศผลที่คุณร่วมไว้' },
    weighing: { title: 'วันชั่งวัดลูก', text: 'ในวันนัด แทนอีเมลวันชั่งวัด' },
    partner: { title: 'คำเชิญช่วยดูแลลูก', text: 'เมื่อมีคนตอบรับ หรือยืนยันคุณ' },
  } satisfies Record<LineTopic, Step>,
  on: 'จะบอกทาง LINE',
  off: 'หยุดบอกทาง LINE แล้ว',
  standing: {
    unlinked: {
      title: 'ยังไม่ได้เชื่อม LINE',
      text: withThaiBreaks('เชื่อมบัญชี LINE กับบัญชีนี้ก่อน แล้วเลือกเรื่องที่อยากให้บอกได้'),
    },
    stranger: {
      title: 'ยังไม่ได้เพิ่มเราเป็นเพื่อน',
      text: withThaiBreaks('เพิ่มบัญชีของเราเป็นเพื่อนใน LINE ก่อน ข้อความจึงจะไปถึง แล้วกลับมาเลือกเรื่องที่นี่'),
    },
    blocked: {
      title: 'คุณปิดรับข้อความจากเราใน LINE',
      text: withThaiBreaks('เราหยุดส่งแล้ว อยากรับอีก เปิดบัญชีของเราใน LINE กดเลิกบล็อก แล้วกลับมาเลือกเรื่องใหม่ที่นี่'),
    },
    unknown: {
      title: 'ตอนนี้ถาม LINE ไม่ได้',
      text: withThaiBreaks('ยังไม่รู้ว่าข้อความจะไปถึงคุณไหม รอสักครู่แล้วลองใหม่'),
    },
  } satisfies Record<Exclude<LineStanding, 'friend'>, Step>,
  link: 'ไปเชื่อม LINE',
  befriend: 'เพิ่มเพื่อนใน LINE',
  reopen: 'เปิดบัญชีของเราใน LINE',
  look: 'ทำแล้ว ดูอีกครั้ง',
  again: 'ลองอีกครั้ง',
} as const
