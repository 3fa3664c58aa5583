import { describe, expect, it } from 'vitest'
import { calmStoolAnswers } from '../../testing/stool.js'
import { faultOfWords } from '../../testing/wordsFor.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { assessStool } from '../../domain/stool/assessStool.js'
import type { StoolColour } from '../../domain/stool/card.js'
import { headingOf } from './headings.js'
import { stoolLevels } from '../../domain/stool/levels.js'
import type { StoolAnswers } from '../../domain/stool/signs.js'

const of = (colour: StoolColour, ageInDays: number, signs: Partial<StoolAnswers>, photo: StoolColour | null = null) => {
  const date = '2026-11-20' as IsoDate
  const all = { ...calmStoolAnswers, ...signs }
  return headingOf(assessStool({ date, ageInDays, colour, photo, lastedDays: 0, signs: all }))
}

describe('a heading names what decided', () => {
  it.each<readonly [StoolColour, number, Partial<StoolAnswers>, string, string | null]>([
    ['mustard', 20, {}, 'สีนี้ปกติ', null],
    ['clay', 20, {}, 'พบแพทย์วันนี้', null],
    ['clay', 20, { jaundice: 'yes' }, 'พบแพทย์วันนี้', null],
    ['mustard', 20, { jaundice: 'yes' }, 'สีอุจจาระปกติ แต่มีอาการที่ควรให้แพทย์ดูวันนี้', null],
    ['brown', 400, { jaundice: 'yes' }, 'สีอุจจาระปกติ แต่มีอาการที่ควรให้แพทย์ดูภายใน 24 ชั่วโมง', null],
    ['brown', 1826, { feeding: 'less' }, 'สีอุจจาระปกติ แต่มีอาการที่ควรเฝ้าดู', null],
    ['black', 900, { ironOrBismuth: 'yes' }, 'สีดำน่าจะมาจากยาที่กินอยู่', null],
    ['black', 40, { ironOrBismuth: 'yes' }, 'เฝ้าดูสี แล้วเช็กอีกครั้งเมื่อสีเปลี่ยน', null],
    ['black', 900, { ironOrBismuth: 'yes', fever: 'yes' }, 'มีอาการที่ควรเฝ้าดู', null],
    ['green', 200, { watery: 'yes' }, 'เฝ้าดูต่อ แล้วเช็กอีกครั้งพรุ่งนี้', null],
    ['pale-yellow', 40, { unwell: 'yes' }, 'มีอาการที่ควรให้แพทย์ดูวันนี้', null],
    ['brown', 400, { limp: 'yes' }, 'โทร 1669 หรือไปห้องฉุกเฉินตอนนี้', 'สีอุจจาระปกติ แต่มีอาการที่รอไม่ได้'],
    ['clay', 400, { limp: 'yes' }, 'โทร 1669 หรือไปห้องฉุกเฉินตอนนี้', 'มีอาการที่รอไม่ได้'],
    ['much-blood', 400, { limp: 'yes' }, 'โทร 1669 หรือไปห้องฉุกเฉินตอนนี้', null],
  ])('%s at %i days with %j: %s', (colour, age, signs, heading, decided) => {
    expect(of(colour, age, signs)).toStrictEqual({ heading, decided })
  })

  it('takes a colour read from a photo for no normal one', () => {
    expect(of('mustard', 100, { limp: 'yes' }, 'clay').decided).toBe('มีอาการที่รอไม่ได้')
  })

  it('is for a parent to read', () => {
    for (const level of stoolLevels)
      for (const colourLevel of stoolLevels) {
        const { heading, decided } = headingOf({ level, colourLevel, reasons: [] })
        for (const text of [heading, decided ?? heading]) expect(faultOfWords(text)).toBeNull()
      }
  })
})
