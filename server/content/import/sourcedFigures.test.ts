import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { IsoDate } from '@careplus/core/calendar'
import { blocksOf } from './markdown.js'
import type { Article } from './publishedShapes.js'
import { sourcedFigureFaults } from './sourcedFigures.js'
import { markedSources, withoutSourceMarks } from './sourceMarks.js'

const day = IsoDate.decode('2026-06-15')
if (E.isLeft(day)) throw new Error('no day')
const source = { title: 'Guideline', publisher: 'WHO', year: 2015, url: null }

const article: Article = {
  id: '9',
  slug: null,
  title: 'ลดหวาน',
  summary: 'เริ่มจากแก้วน้ำ',
  topic: 'eating',
  ages: ['adult'],
  published_on: day.right,
  reviewed_on: null,
  reviewer: null,
  reviewed_hash: null,
  sources: [source, source],
  related: ['1'],
  picture: 'article-glass',
  alt: 'แก้วน้ำ',
  try: null,
  checks: null,
  home: null,
  doctor: null,
  body: [],
}
const at = (...path: ReadonlyArray<string | number>) => ({ file: 'articles/9.md', line: 1, field: path.join('.') })
const faultsOf = (changed: Partial<Article>): ReadonlyArray<string> =>
  sourcedFigureFaults({ value: { ...article, ...changed }, at }).map(({ field, problem }) => `${field} ${problem}`)

const blocks = (text: string) => {
  const read = blocksOf(text)
  if (E.isLeft(read)) throw new Error(text)
  return read.right
}
const signs = (...items: ReadonlyArray<string>) => ({ title: 'ดูสิ่งนี้', items, from: 1, note: 'นัดแพทย์', alone: null })
const doctor = { title: 'พบแพทย์', signs: ['ซึม'], emergency: null, later: null }

describe('a dose or a threshold', () => {
  it.each([
    ['ให้ครั้งละ 10–15 มก. ต่อน้ำหนักตัว', '10–15 มก.'],
    ['ให้ 5 มล. หลังอาหาร', '5 มล.'],
    ['วันละ 1600 มก. ขึ้นไป', '1600 มก.'],
    ['ให้น้ำผึ้งครึ่งช้อนชา', 'ครึ่งช้อนชา'],
    ['หยอดข้างละสองหยด', 'สองหยด'],
    ['วันละ 400 หน่วย', '400 หน่วย'],
    ['ไข้ 38.5 องศา', '38.5 องศา'],
    ['น้ำร้อน 70 °C', '70 °C'],
    ['ยาสีฟัน 1,000 ppm', '1,000 ppm'],
    ['ห่างกัน 4–6 ชั่วโมง', '4–6 ชั่วโมง'],
    ['ให้ได้ 5 ครั้งในหนึ่งวัน', '5 ครั้งใน'],
    ['ดูดนมไม่เกินวันละ 5 ครั้ง', 'เกินวันละ 5 ครั้ง'],
    ['ถ้าเกิน 7 วันยังถ่ายเหลว', 'เกิน 7 วัน'],
    ['ความดัน 135/85', '135/85'],
    ['- ข้อหนึ่ง\n- ผัก 400 กรัม', '400 กรัม'],
    ['> ห้ามเกิน 2 กรัม', '2 กรัม'],
    ['วันละ **6** ช้อนชา', '6 ช้อนชา'],
  ])('is a fault of a text that does not name its source: %s', (text, figure) => {
    expect(faultsOf({ body: [...blocks(text)] })).toEqual([
      expect.stringContaining(`body says “${figure}” without its source: name one by a mark such as ¹`),
    ])
  })

  const faulty: ReadonlyArray<readonly [Partial<Article>, string]> = [
    [{ try: { title: 'ลอง', items: ['นอน', 'ทายา 5 กรัม'] } }, 'try.items.1 says “5 กรัม”'],
    [{ home: { title: 'ที่บ้าน', items: ['ซักด้วยน้ำ 60 องศา'] } }, 'home.items.0 says “60 องศา”'],
    [{ checks: signs('ไข้ 3 วัน') }, 'checks.items.0 says “3”'],
    [{ checks: { ...signs('ไข้'), note: 'วัดได้ 38 องศา' } }, 'checks.note says “38 องศา”'],
    [{ checks: { ...signs('ไข้'), alone: { items: ['ไข้'], note: 'กินยา 5 มล.' } } }, 'checks.alone.note says “5 มล.”'],
    [{ doctor: { ...doctor, signs: ['ซึม', 'อายุไม่ถึง 3 เดือน'] } }, 'doctor.signs.1 says “3”'],
    [{ doctor: { ...doctor, signs: ['ผื่นเกินสองวัน'] } }, 'doctor.signs.0 says “สองวัน”'],
    [
      { doctor: { ...doctor, later: { title: 'ภายในสัปดาห์นี้', signs: ['ผื่นเกินสองวัน'] } } },
      'doctor.later.signs.0 says “สองวัน”',
    ],
    [{ doctor: { ...doctor, emergency: 'เมื่อชักเกิน 5 นาที' } }, 'doctor.emergency says “5”'],
  ]
  it.each(faulty)('is a fault of what is looked at or done: %j', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([expect.stringContaining(`${fault} without its source`)])
  })

  it.each([
    'ให้ครั้งละ 10–15 มก.¹',
    'โทร 1669 หรือ 1323 ได้ตลอด 24 ชั่วโมง',
    'อ่านวันละ 15 นาที แล้วลองใหม่ 3 ครั้ง',
    'กล่องหนึ่งอาจมีสองหน่วยบริโภค',
  ])('is none with its source, and no other number is: %s', (text) => {
    expect(faultsOf({ body: [...blocks(text)], doctor: { ...doctor, emergency: 'เมื่อชัก โทร 1669' } })).toEqual([])
  })
})

describe('the mark of a source', () => {
  it.each<readonly [Partial<Article>, string]>([
    [{ body: [...blocks('น้ำตาล 6 ช้อนชา³')] }, 'body names source 3, but there are only 2'],
    [{ body: [...blocks('ครบ 6² แล้ว')] }, 'body has the mark of a source directly after a digit'],
    [{ title: 'ลดหวาน¹' }, 'title has the mark of a source, which only the text'],
    [{ summary: 'แก้วน้ำ¹' }, 'summary has the mark of a source, which only the text'],
    [{ alt: 'แก้วน้ำ¹' }, 'alt has the mark of a source, which only the text'],
  ])('is a fault where it means nothing: %j', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([expect.stringContaining(fault)])
  })

  it('is left out of what is searched and counted', () => {
    expect(withoutSourceMarks('ไข้ 38 องศา¹ ² ให้ไปทันที³')).toBe('ไข้ 38 องศา ให้ไปทันที')
    expect(markedSources('ไข้ 38 องศา¹ ² ให้ไปทันที³')).toEqual([1, 2, 3])
  })
})
