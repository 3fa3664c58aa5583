import type { Due, NotifiedDue, NotifiedKind } from '@careplus/core/reminders'
import type { Notice } from '../../platform/notices/tell.js'

type Named = Pick<Due, 'name'> & Pick<NotifiedDue, 'kind' | 'subject'>

const called = (name: string): string => (name.startsWith('น้อง') ? name : `น้อง${name}`)

const titles: Readonly<Record<NotifiedKind, (name: string) => string>> = {
  visit: (name) => `ถึงวันพา${name}ไปให้แพทย์หรือพยาบาลดู`,
  weighing: (name) => `ครบกำหนดวัด${name}`,
  looking: (name) => `ถึงวันดูสีอุจจาระ${name}`,
  day60: (name) => `${name}อายุครบ 60 วัน ถึงวันดูสีอุจจาระ`,
  day90: (name) => `${name}อายุครบ 90 วัน ถึงวันดูสีอุจจาระ`,
}

/** Names what to do, never what was found. */
export const dueNotice = ({ kind, name, subject }: Named): Notice => ({
  topic: 'growth',
  title: titles[kind](called(name)),
  child: subject,
  ...(kind === 'visit'
    ? { kind: 'growth.due', body: 'ถ้าพาไปแล้ว บอกไว้ที่หน้าลูกได้', path: `/children/${subject}` }
    : kind === 'weighing'
      ? {
          kind: 'growth.due',
          body: 'ชั่งน้ำหนัก วัดส่วนสูง แล้วบันทึกไว้',
          path: `/children-profile/add-growth?child=${subject}`,
        }
      : {
          kind: 'stool.due',
          body: 'ดูสีอุจจาระครั้งต่อไป แล้วเทียบกับการ์ดสี',
          path: `/children/stool-info?child=${subject}`,
        }),
})
