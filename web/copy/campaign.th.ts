const nb = '\u00A0'

export const campaignCopy = {
  states: { before: 'ยังไม่เริ่ม', running: 'กำลังจัดอยู่', over: 'จบแล้ว' },
  steps: (count: number) => `ทำแค่${nb}${count}${nb}อย่าง`,
  pictured: 'ในแคมเปญนี้มี',
  highlights: 'เริ่มจากตรงนี้',
  who: 'ใครร่วมได้',
  places: (count: string) => `รับทั้งหมด${nb}${count}${nb}สิทธิ์ ครบแล้วจะบอกที่หน้านี้`,
  conditions: 'เงื่อนไข',
  readConditions: 'อ่านเงื่อนไขเต็ม',
  reward: 'คะแนนที่ได้ใช้แลกได้',
  more: 'แคมเปญอื่น',
  starts: (day: string) => `เริ่มนับ ${day}`,
  ended: (day: string) => `แคมเปญนี้จบไปเมื่อ ${day}`,
  mission: 'ดูภารกิจเดือนนี้',
} as const
