import type { Due, DueKind } from './dueDates.js'

/** What is seen on a calendar or a locked screen: neither a result nor a level. */
export const dueWords: Readonly<Record<DueKind, string>> = {
  weighing: 'วันชั่งน้ำหนักวัดส่วนสูง',
  looking: 'นัดดูสีอึอีกครั้ง',
  mobility: 'เช็กแรง',
}

export const dueTitle = ({ kind, name }: Pick<Due, 'kind' | 'name'>): string => `${name} ${dueWords[kind]}`
