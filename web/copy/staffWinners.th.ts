export const staffWinnersCopy = {
  told: 'ทุกครั้งที่กดดูช่องทางติดต่อ ระบบบันทึกชื่อคุณ เวลา และผู้โชคดีคนนั้นไว้',
  look: 'ดูช่องทางติดต่อ',
  contact: (place: number) => `ช่องทางติดต่อผู้โชคดีอันดับ ${place}`,
  name: 'ชื่อ',
  phone: 'โทรศัพท์',
  email: 'อีเมล',
  unknown: 'ไม่ได้ให้ไว้',
} as const
