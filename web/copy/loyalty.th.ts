import type { ItemType } from '@careplus/core/loyalty'
import { readFailedWords, staleText } from './connection.th'

export const loyaltyCopy = {
  points: 'คะแนน',
  piece: 'ชิ้น',
  left: (count: string) => `เหลือ\u00A0${count}`,
  redeemable: { reward: 'แลกได้', luckydraw: 'ร่วมลุ้นได้' } satisfies Record<ItemType, string>,
  usable: 'คะแนนที่ใช้ได้',
  pending: 'รอตรวจใบเสร็จ',
  held: 'พักไว้แลกของ',
  provePhone: 'ยืนยันเบอร์โทร',
  stale: staleText('รายการ'),
  readFailed: {
    title: 'เปิดรายการไม่สำเร็จ',
    ...readFailedWords('เปิดรายการไม่สำเร็จ คะแนนยังอยู่ครบ'),
  },
  pointsFailed: 'ยังดูคะแนนไม่ได้ตอนนี้ คะแนนยังอยู่ครบ',
} as const
