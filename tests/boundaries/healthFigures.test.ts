import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as is from '@careplus/core/internal/health'
import { grouped } from '@careplus/core/loyalty'
import { satangPerPoint } from '@careplus/core/internal/loyalty'
import { asRead, figuresIn, wrongIn, type Figure } from './figuresIn.js'

const top = join(import.meta.dirname, '../..')
const range = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from}–${to}`
const measuredEvery = (fromMonths: number): string =>
  String(is.measuringMonths.find((row) => row.fromMonths === fromMonths)?.every)

const n = String.raw`(\d+(?:\.\d+)?)`
const nk = String.raw`([\d,]+)`

const ns = String.raw`(\d+)(?:–(\d+))?`
const one = (
  name: string,
  places: number,
  right: ReadonlyArray<string | number>,
  ...patterns: ReadonlyArray<string>
) => ({
  name,
  places,
  right: right.map(String),
  patterns: patterns.map((pattern) => new RegExp(pattern)),
})

const figures: ReadonlyArray<Figure> = [
  one(
    'hours without urine',
    3,
    [range(is.dryHours), is.dryHours.from],
    `(?:ปัสสาวะห่างกว่า|ไม่ปัสสาวะ|ไม่ฉี่|ผ้าอ้อมแห้ง)(?: ?(?:มา|นาน|เกิน|กว่า))* ?${ns} ?ชั่วโมง`,
    `ปัสสาวะ(?:ยัง)?ออกทุก ${ns} ชั่วโมง`,
  ),
  one('wet nappies', 1, [is.wetNappies], `เปียก(?:วันละ|น้อยกว่า) ?${n} (?:ครั้ง|ผืน)`),
  one('feeds of a newborn', 1, [range(is.newbornFeeds)], `ดูด ${ns} ครั้งใน 24`),
  one('fever', 4, [is.feverCelsius.any], `(?:ไม่ถึง 3 เดือน[^–]{0,30}?|'วัดได้ )${n} องศา`),
  one(
    'fever from three to six months',
    2,
    [is.feverCelsius.fromThreeToSixMonths],
    `3–6 เดือน.{0,20}?${n} องศา`,
    `ไข้ก่อนอายุ 6 เดือน.{0,40}?${n} องศา`,
  ),
  one('days of fever', 3, [is.feverDays], `ไข้(?:นาน)?เกิน ${n} วัน`),
  one('paracetamol at a time', 1, [range(is.paracetamol.mgPerKg)], `${ns} มก\\. ต่อน้ำหนักตัว`),
  one('paracetamol between', 1, [range(is.paracetamol.hoursBetween)], `ห่างกันอย่างน้อย ${ns} ชั่วโมง`),
  one('paracetamol a day', 1, [is.paracetamol.timesADay], `ไม่เกิน ${n} ครั้งใน 24 ชั่วโมง`),
  one('paracetamol at most at a time', 1, [is.paracetamol.highestMg.atATime], `ครั้งละไม่เกิน ${n} มก`),
  one(
    'paracetamol at most at a time from 50 kg',
    1,
    [grouped(is.paracetamol.highestMg.atATimeFrom50Kg)],
    `หนัก 50 กก\\. ขึ้นไปไม่เกิน ${nk} มก`,
  ),
  one('paracetamol at most a kg and day', 1, [is.paracetamol.highestMg.aDayPerKg], `รวมทั้งวันไม่เกิน ${n} มก`),
  one('paracetamol at most a day', 1, [grouped(is.paracetamol.highestMg.aDay)], `ต่อ กก\\. และไม่เกิน ${nk} มก`),
  one('rehydration under two years', 1, [range(is.rehydrationMl.underTwoYears)], `ไม่ถึง 2 ปีให้ ${ns} มล`),
  one('rehydration from two years', 1, [range(is.rehydrationMl.fromTwoYears)], `2 ปีขึ้นไป ${ns} มล`),
  one('days of watery stools', 1, [is.wateryDays], `เกิน ${n} วันยังถ่ายเหลว`, `ถ่ายเหลว(?:นาน|มา)?เกิน ${n} วัน`),
  one(
    'pale stools or fever of the young',
    8,
    [is.youngInfantDays],
    `(?:ไม่ถึง|ก่อนอายุ|มีไข้ก่อนอายุ) ${n} วัน.{0,24}?(?:ซีด|แพทย์|ดูสี|ดูทุก|อาเจียนสีเขียว|ตรวจ)`,
  ),
  one('days of meconium', 2, [is.meconium.lastDay], `(?:ขี้เทา.{0,20}ใน|ยางมะตอยหลังพ้น) ?${n} วันแรก`),
  one('hours to meconium', 2, [is.meconium.firstHours], `ขี้เทา.{0,60}?ใน ${n} ชั่วโมงหลังเกิด`),
  one('jaundice of the first hours', 3, [is.jaundice.firstHours], `เหลือง(?:ใน|ตั้งแต่) ?${n} ชั่วโมงแรก`),
  one('jaundice of a newborn', 1, [is.jaundice.newbornDays], `ตัวเหลืองในทารกอายุไม่ถึง ${n} วัน`),
  one('long jaundice', 1, [is.jaundice.longAfterDays], `เหลืองนานเกิน ${n} วัน`),
  one('milk alone', 3, [is.milkAloneMonths], `นม(?:แม่)?อย่างเดียว(?:จนถึง|จนครบ|จน)? ?${n} ?เดือน`),
  one(
    'weight lost after birth',
    2,
    [is.newbornWeight.mostLostPercent],
    `ลดเกิน ${n} ใน 100 ส่วนของแรกเกิด`,
    `แรกเกิดเกิน ${n}%`,
  ),
  one(
    'weeks to regain it',
    1,
    [is.newbornWeight.regainedByDay / 7],
    `อายุ ${n} สัปดาห์.{0,30}แรกเกิด`,
    `แรกเกิดเมื่ออายุ ${n} สัปดาห์`,
  ),
  one('measuring under a year', 1, [measuredEvery(0)], `อายุไม่ถึง 1 ปี ทุก(?: ?${ns} )?เดือน`),
  one('measuring from one year', 1, [measuredEvery(12)], `1–2 ปี ทุก ${ns} เดือน`),
  one('measuring from two years', 1, [measuredEvery(24)], `2–6 ปี ทุก ${ns} เดือน`),
  one('measuring from six years', 1, [measuredEvery(72)], `6 ปีขึ้นไป ทุก ${ns} เดือน`),
  one(
    'years of corrected age',
    4,
    [is.correctedAgeMonths / 12],
    `อายุ(?:ที่)?ปรับ(?:แล้ว)?(?: ?จนถึง|จนอายุปรับครบ|ครบ|จะครบ) ?${n} ?ปี`,
    `จนกว่าอายุปรับจะครบ ${n} ปี`,
  ),
  one('referral of growth', 1, [range(is.visitWithin.weeks)], `title: นัดพบแพทย์ภายใน ${ns} สัปดาห์`),
  one('falls', 2, [is.fallsInAYear], `ล้ม(?:ตั้งแต่)? ?(?!4 ครั้งขึ้นไปใน 1 ปี)${n} ครั้งขึ้นไป`),
  one('baht of a point', 8, [satangPerPoint / 100], `ทุก ${n} บาท(?:ของสินค้าที่ร่วมรายการ)? ?ได้ 1 คะแนน`, `ไม่ถึง ${n} บาท`),
  one('food groups', 0, [is.variedGroups], `(?:ครบ|เกณฑ์|ได้อาหาร|ได้อาหารตั้งแต่) ?${n} กลุ่ม`),
]

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'content', 'core/domain', 'core/words', 'web', 'server'],
  {
    cwd: top,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(md|json|tsx?)$/.test(file) && !/\.(test|suite|d)\.tsx?$|\/testing\//.test(file))
  .filter((file) => existsSync(join(top, file)))

const found = files.flatMap((file) => figuresIn(figures, file, readFileSync(join(top, file), 'utf8')))

describe('what articles and our words say of a figure of health', () => {
  it('is what the core says, wherever it is said', () => expect(wrongIn(figures, found)).toStrictEqual([]))
  it.each(figures)('is found: $name', ({ name, places }) => {
    expect(found.filter(({ figure }) => figure === name).length).toBeGreaterThanOrEqual(places)
  })
  it.each([
    ['hours without urine', 'หรือผ้าอ้อมแห้งเกิน 8–12 ชั่วโมง', '8–12'],
    ['hours without urine', '- ไม่ปัสสาวะนานสิบชั่วโมง', '10'],
    ['fever', 'อายุไม่ถึง 3 เดือน วัดไข้ได้ 38.5 องศา¹ขึ้นไป', '38.5'],
    ['days of fever', 'ไข้เกินสามวัน', '3'],
    ['measuring under a year', '- อายุไม่ถึง 1 ปี ทุก 1–2 เดือน', '1–2'],
    ['measuring from one year', '- 1–2 ปี ทุก 3 เดือน', '3'],
    ['weeks to regain it', 'น้ำหนักยังไม่กลับเท่าแรกเกิดเมื่ออายุ 2 สัปดาห์', '2'],
    ['paracetamol between', 'ห่างกันอย่างน้อย 2 ถึง 4 ชั่วโมง', '2–4'],
    ['falls', 'ล้ม 3${nb}ครั้งขึ้นไป', '3'],
  ])('is heard where it differs: %s', (figure, words, number) => {
    const heard = wrongIn(figures, figuresIn(figures, 'planted', words))
    expect(heard).toMatchObject([{ figure, number, place: 'planted:1' }])
  })
})

/** `title` and the text below it, up to the next key. */
const boxesOf = (text: string): ReadonlyArray<{ readonly title: string; readonly signs: ReadonlyArray<string> }> =>
  [...text.matchAll(/^ *title: (.+)\n *signs:\n((?: *- .+\n)+)/gm)].map(([, title = '', signs = '']) => ({
    title,
    signs: signs.trim().split(/\n *- /),
  }))
/** The most urgent first. A box "by the time of each" has signs of none of the first three. */
const times = [
  /ทันที/,
  /วันนี้(?!หรือ)/,
  /พรุ่งนี้/,
  /ตามเวลาในแต่ละข้อ|ภายใน 24 ชั่วโมง/,
  /ภายใน ?\d[\d–]* ?วัน/,
  /ในสัปดาห์นี้/,
  /ภายใน ?1–2 ?สัปดาห์/,
]
const timesIn = (text: string): ReadonlyArray<number> =>
  times.flatMap((time, i) => (time.test(asRead(text)) ? [i] : []))
const soonest = (text: string): number => Math.min(...timesIn(text))
const isToday = ({ title }: { readonly title: string }) => soonest(title) <= 2
const falseSigns = ({ title, signs }: { readonly title: string; readonly signs: ReadonlyArray<string> }) =>
  signs.filter(
    (sign) =>
      soonest(sign) < soonest(title) ||
      (isToday({ title }) && timesIn(sign).some((time) => time > 2)) ||
      (title.includes('ตามเวลาในแต่ละข้อ') && timesIn(sign).length === 0),
  )

describe('the boxes of an article', () => {
  const articles = files.filter((file) => file.startsWith('content/articles/'))
  const boxes = articles.flatMap((file) =>
    boxesOf(readFileSync(join(top, file), 'utf8')).map((box) => ({ file, ...box, false: falseSigns(box) })),
  )
  it('hold signs that are as urgent as their title', () => {
    expect(boxes.filter(isToday).length).toBeGreaterThan(15)
    expect(boxes.filter((box) => box.false.length > 0)).toStrictEqual([])
  })
  it.each([
    ['พบแพทย์วันนี้ ถ้ามี', 'น้ำหนักลดลง ภายในสัปดาห์นี้'],
    ['พบแพทย์วันนี้ ถ้ามี', 'แม้ไข้ไม่สูง ภายใน 24 ชั่วโมง¹'],
    ['พบแพทย์วันนี้ ถ้ามี', 'ยังมากหลัง 1 ปี² ภายใน 1–2 สัปดาห์'],
    ['พบแพทย์วันนี้ ถ้ามี', 'มีไข้ก่อนอายุ 3 เดือน ให้ไปทันที¹'],
    ['พบทันตแพทย์ภายในสัปดาห์นี้ ถ้ามี', 'ฟันหน้าถูกกระแทกจนโยก ให้ไปวันนี้'],
    ['นัดพบแพทย์ภายใน 1–2 สัปดาห์ ถ้ามี', 'น้ำหนักลดจากครั้งก่อน ให้ไปภายในสัปดาห์นี้'],
    ['พบแพทย์ตามเวลาในแต่ละข้อ ถ้ามี', 'น้ำหนักลดลง ภายในสัปดาห์นี้ ถ้าหิวน้ำบ่อย ไปวันนี้'],
    ['พบแพทย์ตามเวลาในแต่ละข้อ ถ้ามี', 'น้ำหนักไม่ขึ้น'],
  ])('are seen where they do not: %s: %s', (title, sign) =>
    expect(falseSigns({ title, signs: [sign] })).toStrictEqual([sign]),
  )
})
