import type { StaffSignInRefusal } from '@careplus/core/internal/staff'

export const staffPeopleCopy = {
  title: 'ทีมงาน',
  lead: 'เชิญด้วยอีเมลของบริษัท แล้วให้เขาเข้าด้วยบัญชีบริษัทภายใน 24 ชั่วโมง',
  heads: { name: 'ชื่อ', roles: 'บทบาท', change: 'เปลี่ยน', email: 'อีเมล', until: 'ใช้ได้ถึง', by: 'ผู้เชิญ' },
  people: 'คนในทีม',
  none: 'ยังไม่มีใครเข้าด้วยบัญชีบริษัท',
  removed: (day: string) => `นำออกแล้ว ${day}`,
  noRole: 'ไม่มีบทบาท',
  until: (day: string) => `ถึง ${day}`,
  invitations: 'คำเชิญที่รออยู่',
  invite: {
    title: 'เชิญคนใหม่',
    email: 'อีเมลบริษัท',
    role: 'บทบาท',
    submit: 'เชิญ',
    done: (email: string) => `เชิญ ${email} แล้ว`,
  },
  grant: { role: (name: string) => `บทบาทที่จะให้ ${name}`, submit: 'ให้บทบาท', done: 'ให้บทบาทแล้ว' },
  revoke: {
    button: (role: string) => `ถอน ${role}`,
    title: (role: string, name: string) => `ถอนบทบาท ${role} ของ ${name}`,
    text: 'มีผลทันทีในการกดครั้งต่อไปของเขา',
  },
  remove: {
    button: 'นำออก',
    title: (name: string) => `นำ ${name} ออกจากทีม`,
    text: 'บทบาททั้งหมดจบ และออกจากระบบทันที เข้าใหม่ได้เมื่อได้รับเชิญอีกครั้ง',
  },
  uninvite: {
    button: 'ยกเลิกคำเชิญ',
    title: (email: string) => `ยกเลิกคำเชิญของ ${email}`,
    text: 'อีเมลนี้จะเข้าด้วยคำเชิญนี้ไม่ได้อีก',
  },
  ended: 'บันทึกแล้ว',
  more: 'ดูคนต่อไป',
  first: 'กลับไปต้นรายการ',
} as const

export const staffDirectoryCopy = {
  company: 'เข้าด้วยบัญชีบริษัท',
  sample: 'เข้าด้วยบัญชีบริษัท (ตัวอย่าง)',
  lead: 'เข้าด้วยบัญชีบริษัทของคุณ หลังจากได้รับเชิญ',
  or: 'หรือใช้โทเคน',
  busy: 'กำลังไปหน้าเข้าสู่ระบบ',
  refused: {
    cancelled: 'ยังไม่ได้เข้า เพราะยกเลิกที่หน้าของบริษัท ลองใหม่ได้',
    expired: 'หน้าเข้าสู่ระบบเปิดค้างไว้นาน หรือถูกใช้ไปแล้ว เริ่มใหม่อีกครั้ง',
    refused: 'คำตอบจากระบบบัญชีของบริษัทใช้ไม่ได้ ขอให้ผู้ดูแลระบบตรวจการตั้งค่า',
    clock: 'นาฬิกาของระบบบัญชีกับเครื่องนี้ต่างกันเกิน 5 นาที ขอให้ผู้ดูแลระบบตั้งเวลา',
    unavailable: 'ติดต่อระบบบัญชีของบริษัทไม่ได้ในตอนนี้ คนที่เข้าอยู่แล้วยังทำงานต่อได้ ลองใหม่อีกครั้งในอีกสักครู่',
    second_factor: 'ต้องยืนยันตัวตนสองชั้นก่อน เปิดการยืนยันสองชั้นในบัญชีบริษัท แล้วลองใหม่',
    not_invited: 'บัญชีนี้ยังไม่ได้รับเชิญ หรือคำเชิญหมดอายุแล้ว ขอให้ผู้ดูแลระบบเชิญ',
  } satisfies Readonly<Record<StaffSignInRefusal, string>>,
} as const
