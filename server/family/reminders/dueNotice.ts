import type { Due } from '@careplus/core/reminders'
import type { NotifiedDue, NotifiedKind } from '@careplus/core/internal/reminders'
import type { Notice } from '../../platform/notices/notifyMember.js'

type Named = Pick<Due, 'name'> & Pick<NotifiedDue, 'kind' | 'subject'>

const called = (name: string): string => (name.startsWith('น้อง') ? name : `น้อง${name}`)

const titles: Readonly<Record<NotifiedKind, (name: string) => string>> = {
  visit: (name) => `ถึงวันพา${name}ไปให้แพทย์หรือพยาบาลดู`,
  weighing: (name) => `ครบกำหนดวัด${name}`,
  looking: (name) => `ถึงวันดูสีอุจจาระ${name}`,
  day60: (name) => `${name}อายุครบ 60 วัน ถึงวันดูสีอุจจาระ`,
  day90: (name) => `${name}อายุครบ 90 วัน ถึงวันดูสีอุจจาระ`,
}

const stoolCheck = (child: string) => ({
  kind: 'stool.due' as const,
  body: 'ดูสีอุจจาระครั้งต่อไป แล้วเทียบกับการ์ดสี',
  path: `/children/stool-info?child=${child}`,
})

const details: Readonly<Record<NotifiedKind, (child: string) => Pick<Notice, 'kind' | 'body' | 'path'>>> = {
  visit: (child) => ({ kind: 'growth.due', body: 'ถ้าพาไปแล้ว บอกไว้ที่หน้าลูกได้', path: `/children/${child}` }),
  weighing: (child) => ({
    kind: 'growth.due',
    body: 'ชั่งน้ำหนัก วัดส่วนสูง แล้วบันทึกไว้',
    path: `/children-profile/add-growth?child=${child}`,
  }),
  looking: stoolCheck,
  day60: stoolCheck,
  day90: stoolCheck,
}

/** A notice names the task, never a finding. */
export const dueNotice = ({ kind, name, subject }: Named): Notice => ({
  topic: 'growth',
  title: titles[kind](called(name)),
  child: subject,
  ...details[kind](subject),
})
