/** Words of `/`, for visitors: its head. Apart from the rest, whose markup is kept without code. */
export const homeCopy = {
  hero: {
    title: ['ลูกโตทีละชั้น', 'เราอยู่ข้าง\u00A0ๆ\u00A0เสมอ'],
    lead: 'รู้ทันการเติบโตของลูก อ่านผลเป็นคำไทย แล้วเก็บบันทึกไว้ดูทีละชั้น',
    tag: '1\u00A0นาทีรู้ผล',
    check: 'ลองเช็กการเติบโต',
    join: 'สมัครสมาชิก ฟรี',
    free: 'เช็กได้เลย ยังไม่ต้องสมัคร',
  },
} as const
