import type { Due, DueKind } from '../domain/reminders/household.js'

/** What is seen on a calendar or a locked screen: neither a result nor a level, nor that somebody is to see a doctor. */
export const dueWords: Readonly<Record<DueKind, string>> = {
  visit: 'วันนัด เปิดดูใน CarePlus',
  weighing: 'วันชั่งน้ำหนักวัดส่วนสูง',
  looking: 'วันดูสีอุจจาระ',
  day60: 'อายุครบ 60 วัน วันดูสีอุจจาระ',
  day90: 'อายุครบ 90 วัน วันดูสีอุจจาระ',
  mobility: 'เช็กแรง',
}

/**
 * What is due, in Thai, with the name of whom it is due for.
 * @example
 * dueTitle({ kind: 'weighing', name: 'น้องยิ้ม' }) // => 'น้องยิ้ม วันชั่งน้ำหนักวัดส่วนสูง'
 */
export const dueTitle = ({ kind, name }: Pick<Due, 'kind' | 'name'>): string => `${name} ${dueWords[kind]}`
