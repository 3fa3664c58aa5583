import type { ItemType } from '@careplus/core/loyalty'

export const loyaltyCopy = {
  points: 'คะแนน',
  piece: 'ชิ้น',
  left: (count: string) => `เหลือ\u00A0${count}`,
  redeemable: { reward: 'แลกได้', luckydraw: 'ร่วมลุ้นได้' } satisfies Record<ItemType, string>,
  usable: 'คะแนนที่ใช้ได้',
  pending: 'รอตรวจใบเสร็จ',
  held: 'พักไว้แลกของ',
  stale: 'ตอนนี้ต่อระบบไม่ได้ ที่เห็นคือรายการที่เปิดไว้ล่าสุด',
  readFailed: {
    title: 'เปิดรายการไม่สำเร็จ',
    NetworkError: 'เปิดรายการไม่สำเร็จ คะแนนยังอยู่ครบ ตรวจเน็ตแล้วลองอีกครั้ง',
    ApiError: 'เปิดรายการไม่สำเร็จ คะแนนยังอยู่ครบ รอสักครู่แล้วลองอีกครั้ง',
  },
  pointsFailed: 'ยังดูคะแนนไม่ได้ตอนนี้ คะแนนยังอยู่ครบ',
} as const
