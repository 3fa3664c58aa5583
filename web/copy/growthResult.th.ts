import { noDiagnosis } from '@careplus/core/growth'

export const growthResultCopy = {
  title: (name: string) => `ผลของ${name}`,
  failedTitle: 'เปิดเกณฑ์ไม่สำเร็จ',
  findings: 'ผลทีละเรื่อง',
  charts: 'ดูบนกราฟ',
  chooseChart: 'เลือกกราฟ',
  nextTitle: 'ครั้งต่อไป',
  measureAgain: 'กลับไปแก้ตัวเลข',
  change: 'แก้ตัวเลข',
  disclaimer: noDiagnosis,
} as const
