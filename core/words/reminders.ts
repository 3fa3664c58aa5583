import type { Due, DueKind } from '../domain/reminders/household.js'

/** Calendars and locked screens show these, so they name no result, level or referral. */
export const dueWords: Readonly<Record<DueKind, string>> = {
  visit: 'วันนัด เปิดดูใน CarePlus',
  weighing: 'วันชั่งน้ำหนักวัดส่วนสูง',
  looking: 'วันดูสีอุจจาระ',
  day60: 'อายุครบ 60 วัน วันดูสีอุจจาระ',
  day90: 'อายุครบ 90 วัน วันดูสีอุจจาระ',
  mobility: 'เช็กแรง',
}

export const dueTitle = ({ kind, name }: Pick<Due, 'kind' | 'name'>): string => `${name} ${dueWords[kind]}`
