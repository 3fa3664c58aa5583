import { grouped } from '@careplus/core/loyalty'
import { withThaiBreaks } from '@careplus/core/text'
import type { CallFailure } from '@careplus/core/call'
import { failedText } from './failedText'
import { readFailedWords, staleText } from './connection.th'

const nb = '\u00A0'

export const requestCopy = {
  lead: withThaiBreaks('เล่าให้ทีมงานฟังได้ มีคนอ่านทุกเรื่อง ตอบแล้วจะแจ้งในหน้าข่าวถึงคุณ'),
  urgent: withThaiBreaks('ทีมงานไม่ใช่แพทย์หรือพยาบาล ไม่ตอบเรื่องสุขภาพหรือนม อย่าใส่ข้อมูลสุขภาพ เรื่องลูกป่วยพาไปพบแพทย์ ฉุกเฉินโทร 1669'),
  formTitle: 'ถามเรื่องใหม่',
  topic: 'เรื่องอะไร',
  topicMissing: 'เลือกเรื่องที่ใกล้ที่สุด',
  message: 'อยากถามว่า',
  messageHint: withThaiBreaks('ยิ่งเล่าละเอียด ยิ่งตอบได้ตรง ไม่ต้องใส่รหัสผ่านหรือเลขบัตร'),
  length: (now: number, max: string) => `${grouped(now)}${nb}จาก${nb}${max}`,
  pictures: {
    label: 'รูปประกอบ',
    hint: 'ไม่มีก็ส่งได้ ใช้รูปหน้าจอก็ได้',
    one: (at: number) => `รูปประกอบ ${at}`,
  },
  send: 'ส่งให้ทีมงาน',
  sending: 'กำลังส่ง',
  sent: 'ส่งถึงทีมงานแล้ว',
  refused: 'ยังส่งไม่ได้ แก้ตามที่บอกแล้วส่งใหม่ได้',
  failed: {
    offline: withThaiBreaks('เน็ตหลุดก็ไม่เป็นไร ที่พิมพ์ไว้ยังอยู่ เน็ตกลับมาแล้วจะส่งให้เอง'),
    network: withThaiBreaks('ยังส่งไปไม่ถึง ที่พิมพ์ไว้ยังอยู่ครบ กดส่งอีกครั้งได้'),
    busy: withThaiBreaks('ตอนนี้ระบบยังรับไม่ได้ ที่พิมพ์ไว้ยังอยู่ครบ รอสักครู่แล้วส่งใหม่'),
    other: withThaiBreaks('ยังส่งไม่ได้ตอนนี้ ที่พิมพ์ไว้ยังอยู่ครบ รอสักครู่แล้วส่งใหม่'),
  },
  list: {
    title: 'เรื่องที่ถามไว้',
    count: (n: number) => `เรื่องที่ถามไว้ ${n}${nb}เรื่อง`,
    answered: (n: number) => `มีคำตอบแล้ว ${n}${nb}เรื่อง`,
    waiting: 'ทีมงานกำลังอ่าน',
    empty: { title: 'ยังไม่มีเรื่องที่ถาม', text: withThaiBreaks('ถามเรื่องแรกได้ คำตอบจะอยู่ตรงนี้') },
    failed: {
      title: 'เปิดเรื่องที่ถามไว้ไม่สำเร็จ',
      ...readFailedWords(withThaiBreaks('เรื่องที่ถามไว้ยังอยู่ครบ')),
    },
    stale: withThaiBreaks(staleText('')),
  },
  thread: {
    you: 'คุณ',
    team: 'ทีมงาน',
    waiting: withThaiBreaks('ทีมงานได้รับแล้ว จะตอบตรงนี้และแจ้งในหน้าข่าวถึงคุณ'),
    more: 'เขียนถึงทีมงานเพิ่ม',
    moreHint: 'ถามต่อหรือเล่าเพิ่มในเรื่องนี้ได้',
    send: 'ส่งข้อความ',
    sent: 'ส่งแล้ว',
    all: 'เรื่องที่ถามทั้งหมด',
    missing: {
      title: 'ไม่พบเรื่องนี้',
      text: withThaiBreaks('เรื่องนี้ไม่มีในบัญชีของคุณ หรือลิงก์มาไม่ครบ'),
    },
  },
} as const

export const requestFailedText = (failure: CallFailure): string => failedText(failure, requestCopy.failed)
