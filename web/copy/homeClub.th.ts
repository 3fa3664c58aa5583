const nb = '\u00A0'

export const homeClubCopy = {
  rewards: {
    title: 'ใบเสร็จทั้งบ้าน แลกของใช้ได้',
    text: `สินค้าที่ร่วมรายการ ทุก${nb}10${nb}บาทได้${nb}1${nb}คะแนน ส่งของถึงบ้านฟรี`,
    see: 'ดูของรางวัล',
  },
  articles: { title: `อ่านสบาย${nb}ๆ ก่อนนอน`, all: 'ทั้งหมด' },
  reading: (minutes: number) => `อ่าน${nb}${minutes}${nb}นาที`,
} as const
