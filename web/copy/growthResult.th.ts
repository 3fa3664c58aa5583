import type { Notice } from '@careplus/core/growth'

export const growthResultCopy = {
  title: (name: string) => `ผลของ${name}`,
  failedTitle: 'เปิดเกณฑ์ไม่สำเร็จ',
  findings: 'ผลทีละเรื่อง',
  charts: 'ดูบนกราฟ',
  chooseChart: 'เลือกกราฟ',
  nextTitle: 'ครั้งต่อไป',
  next: (date: string) => `ชั่งและวัดอีกครั้งราว ${date}`,
  measureAgain: 'กลับไปแก้ตัวเลข',
  change: 'แก้ตัวเลข',
  disclaimer: 'ผลนี้ช่วยติดตามการเติบโต ไม่ใช่คำวินิจฉัย หากกังวลเรื่องการกินหรือน้ำ\u2060หนัก ปรึกษาแพทย์หรือพยาบาลใกล้บ้าน',
  /** What a notice says to a parent; null where it says nothing. */
  notice: {
    positionAssumed: null,
    positionConverted: ({ from }: { readonly from: 'l' | 'h' }) =>
      from === 'h'
        ? 'วัดแบบยืน เกณฑ์วัยนี้ใช้แบบนอน จึงบวก 0.7 ซม. ให้ก่อนอ่านผล'
        : 'วัดแบบนอน เกณฑ์วัยนี้ใช้แบบยืน จึงลบ 0.7 ซม. ให้ก่อนอ่านผล',
    tooYoungToStand: 'อายุไม่ถึง 9 เดือนควรนอนวัด ลองวัดแบบนอนแล้วกรอกอีกครั้ง',
    implausible: 'มีตัวเลขที่ต่างจากเด็กวัยเดียวกันมาก อาจพิมพ์คลาดไปหรือวัดไม่ตรง ลองวัดซ้ำ',
    oedema: 'มีอาการบวม น้ำหนักจึงยังบอกไม่ได้',
  } satisfies Record<Notice['_tag'], unknown>,
} as const
