import { describe, expect, it } from 'vitest'
import { unsureWords } from '../../words/stool/signs.js'
import { sayOnThePhone } from '../../words/stool/stool.js'
import { calmStoolAnswers } from '../../testing/stool.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool, unsureBehind } from './assessStool.js'
import type { StoolColour } from './card.js'
import type { StoolLevel } from './levels.js'
import type { StoolAnswers } from './signs.js'
import type { StoolInputs } from './stoolInputs.js'

type Signs = Partial<StoolAnswers>
type More = Partial<Pick<StoolInputs, 'photo' | 'lastedDays'>>
type Case = readonly [name: string, age: number, colour: StoolColour, signs: Signs, level: StoolLevel, more?: More]

const iron = { ironOrBismuth: 'yes' } as const
const doubtful: Signs = {
  jaundice: 'unsure',
  darkUrine: 'unsure',
  watery: 'unsure',
  ironOrBismuth: 'unsure',
  unwell: 'unsure',
}

const cases: ReadonlyArray<Case> = [
  // The hint under six months excludes these stools from watery ones.
  ['S1 yellow and loose as breast milk makes it, answered as the hint says', 6, 'mustard', { watery: 'no' }, 'normal'],
  ['S2 yellow and loose, answered as the hint says', 20, 'mustard', { watery: 'no' }, 'normal'],
  ['S1 suddenly watery', 6, 'mustard', { watery: 'yes' }, 'doctor-today'],
  ['S2 not sure whether suddenly watery', 20, 'mustard', { watery: 'unsure' }, 'doctor-today'],
  ['S3 meconium, dark urine', 2, 'meconium', { darkUrine: 'yes' }, 'watch'],
  ['S3 dark urine after day 3', 4, 'mustard', { darkUrine: 'yes' }, 'doctor-today'],
  ['S4 black', 2, 'black', {}, 'normal'],
  ['S5 black, unwell', 3, 'black', { unwell: 'yes' }, 'doctor-today'],
  ['S6 black, no iron', 5, 'black', {}, 'doctor-today'],
  ['S7 still meconium', 5, 'meconium', {}, 'doctor-today'],
  ['S8 jaundice', 0, 'mustard', { jaundice: 'yes' }, 'emergency'],
  ['S9 jaundice unsure', 1, 'mustard', { jaundice: 'unsure' }, 'emergency'],
  ['S10 jaundice, eats less', 4, 'mustard', { jaundice: 'yes', feeding: 'less' }, 'emergency'],
  ['S11 jaundice, well', 4, 'mustard', { jaundice: 'yes' }, 'doctor-today'],
  ['S12 pale yellow, jaundice, dark urine', 20, 'pale-yellow', { jaundice: 'yes', darkUrine: 'yes' }, 'doctor-today'],
  ['S13 clay', 40, 'clay', {}, 'doctor-today'],
  ['S14 clay', 89, 'clay', {}, 'doctor-today'],
  ['S15 clay', 90, 'clay', {}, 'doctor-24h'],
  ['S16 clay, jaundice', 120, 'clay', { jaundice: 'yes' }, 'doctor-today'],
  ['S17 eye yellow, photo clay', 60, 'mustard', {}, 'doctor-today', { photo: 'clay' }],
  ['S18 eye yellow, photo unread', 60, 'mustard', {}, 'doctor-24h', { photo: 'unsure' }],
  ['S19 photo unread', 200, 'mustard', {}, 'normal', { photo: 'unsure' }],
  ['S20 green, well', 30, 'green', {}, 'normal', { lastedDays: 10 }],
  ['S21 green, well', 800, 'green', {}, 'normal', { lastedDays: 20 }],
  ['S22 fever', 40, 'mustard', { fever: 'yes' }, 'emergency'],
  ['S23 fever unsure', 40, 'mustard', { fever: 'unsure' }, 'emergency'],
  ['S24 fever', 100, 'mustard', { fever: 'yes' }, 'watch'],
  ['S25 fever, days unsure', 100, 'mustard', { fever: 'yes' }, 'doctor-today', { lastedDays: 'unsure' }],
  ['S26 watery', 240, 'brown', { watery: 'yes' }, 'watch'],
  [
    'S27 watery, less, dark, unwell, fever',
    240,
    'brown',
    { watery: 'yes', feeding: 'less', darkUrine: 'yes', unwell: 'yes', fever: 'yes' },
    'doctor-today',
  ],
  ['S28 watery, less', 240, 'brown', { watery: 'yes', feeding: 'less' }, 'doctor-24h', { lastedDays: 2 }],
  ['S29 watery, unwell', 240, 'brown', { watery: 'yes', unwell: 'yes' }, 'doctor-today', { lastedDays: 6 }],
  ['S30 watery', 400, 'brown', { watery: 'yes' }, 'doctor-24h', { lastedDays: 10 }],
  ['S31 watery, fever', 400, 'brown', { watery: 'yes', fever: 'yes' }, 'doctor-today', { lastedDays: 3 }],
  ['S32 watery, fever, unwell', 400, 'brown', { watery: 'yes', fever: 'yes', unwell: 'yes' }, 'doctor-today'],
  ['S33 black, watery', 1100, 'black', { watery: 'yes' }, 'doctor-today'],
  ['S34 black on iron', 1100, 'black', iron, 'normal'],
  ['S35 black, iron unsure', 1100, 'black', { ironOrBismuth: 'unsure' }, 'doctor-today'],
  ['S36 black on iron, watery, less', 300, 'black', { ...iron, watery: 'yes', feeding: 'less' }, 'doctor-24h'],
  ['S37 streak', 150, 'blood-streak', {}, 'doctor-24h'],
  ['S38 streak', 60, 'blood-streak', {}, 'doctor-today'],
  ['S39 streak, watery', 150, 'blood-streak', { watery: 'yes' }, 'doctor-today'],
  ['S40 much blood', 270, 'much-blood', {}, 'emergency'],
  ['S41 jelly, limp', 270, 'much-blood', { limp: 'yes' }, 'emergency'],
  ['S42 less', 1900, 'brown', { feeding: 'less' }, 'watch'],
  ['S43 eats nothing', 1900, 'brown', { feeding: 'none' }, 'emergency'],
  ['S44 jaundice', 1900, 'brown', { jaundice: 'yes' }, 'doctor-24h'],
  ['S45 jaundice, dark, fever', 1900, 'brown', { jaundice: 'yes', darkUrine: 'yes', fever: 'yes' }, 'doctor-today'],
  ['S46 tea-coloured or red urine', 1900, 'brown', { redUrine: 'yes' }, 'doctor-today'],
  ['S46 dark yellow urine alone', 1900, 'brown', { darkUrine: 'yes' }, 'watch'],
  ['S47 unwell', 5200, 'brown', { unwell: 'yes' }, 'watch'],
  ['S48 streak', 5200, 'blood-streak', {}, 'doctor-24h'],
  ['S49 belly unsure', 5200, 'brown', { hardBelly: 'unsure' }, 'emergency'],
  ['S50 green vomit', 21, 'mustard', { greenVomit: 'yes' }, 'emergency'],
  ['S51 green vomit unsure', 21, 'mustard', { greenVomit: 'unsure' }, 'emergency'],
  ['S52 limp, fever', 21, 'mustard', { limp: 'yes', fever: 'yes' }, 'emergency'],
  ['S53 hard belly, eats nothing', 21, 'mustard', { hardBelly: 'yes', feeding: 'none' }, 'emergency'],
  [
    'S54 all unsure that is no emergency by itself',
    185,
    'brown',
    { ...doubtful, fever: 'unsure' },
    'doctor-today',
    { lastedDays: 'unsure' },
  ],
  ['S55 all unsure but fever', 60, 'brown', doubtful, 'doctor-today', { lastedDays: 'unsure' }],
  ['S56 unwell', 120, 'mustard', { unwell: 'yes' }, 'watch'],
  ['S57 less', 120, 'mustard', { feeding: 'less' }, 'watch'],
  ['S58 less, unwell', 120, 'mustard', { feeding: 'less', unwell: 'yes' }, 'doctor-today'],
  ['S59 less, unwell, dark', 210, 'brown', { feeding: 'less', unwell: 'yes', darkUrine: 'yes' }, 'doctor-today'],
  ['S60 fever, five days', 550, 'brown', { fever: 'yes' }, 'doctor-today', { lastedDays: 5 }],
  ['S61 fever today', 550, 'brown', { fever: 'yes' }, 'watch', { lastedDays: 0 }],
  [
    'S62 fever, unwell, less',
    800,
    'brown',
    { fever: 'yes', unwell: 'yes', feeding: 'less' },
    'doctor-24h',
    { lastedDays: 2 },
  ],
  ['S63 pale yellow, watery', 330, 'pale-yellow', { watery: 'yes' }, 'doctor-24h'],
  ['S64 clay', 4400, 'clay', {}, 'doctor-24h'],
  ['S65 yellow', 30, 'mustard', {}, 'normal'],
  ['S66 yellow', 100, 'mustard', {}, 'normal'],
  ['S67 black on iron, unwell', 800, 'black', { ...iron, unwell: 'yes' }, 'emergency'],
  ['S68 less', 30, 'mustard', { feeding: 'less' }, 'doctor-today'],
  ['S69 green, watery', 30, 'green', { watery: 'yes' }, 'doctor-today'],
  ['S70 much blood, green vomit', 210, 'much-blood', { greenVomit: 'yes' }, 'emergency'],
  ['5 months 29 days (182 d), watery', 182, 'brown', { watery: 'yes' }, 'doctor-today'],
  [
    '11 months 30 days over 29 February (365 d), less, unwell',
    365,
    'brown',
    { feeding: 'less', unwell: 'yes' },
    'doctor-today',
  ],
  // Pale with dark urine or jaundice: bile does not flow, at any age.
  ['pale yellow, jaundice', 120, 'pale-yellow', { jaundice: 'yes' }, 'doctor-today'],
  ['pale yellow, dark urine', 100, 'pale-yellow', { darkUrine: 'yes' }, 'doctor-today'],
  ['clay, dark urine', 2000, 'clay', { darkUrine: 'yes' }, 'doctor-today'],
  ['streak, eats less', 240, 'blood-streak', { feeding: 'less' }, 'doctor-today'],
  ['streak, dark urine', 900, 'blood-streak', { darkUrine: 'yes' }, 'doctor-today'],
  ['streak, jaundice', 150, 'blood-streak', { jaundice: 'yes' }, 'doctor-today'],
  // Dark urine is a sign of dehydration as eating less is, and with fever of broken red cells.
  ['eats less, dark urine', 150, 'brown', { feeding: 'less', darkUrine: 'yes' }, 'doctor-today'],
  ['unwell, dark urine', 300, 'brown', { unwell: 'yes', darkUrine: 'yes' }, 'doctor-today'],
  ['eats less, dark urine', 400, 'brown', { feeding: 'less', darkUrine: 'yes' }, 'doctor-24h'],
  ['fever, dark urine', 120, 'brown', { fever: 'yes', darkUrine: 'yes' }, 'doctor-24h'],
  ['fever, dark urine', 1200, 'brown', { fever: 'yes', darkUrine: 'yes' }, 'doctor-24h'],
]

const inputsOf = ([, ageInDays, colour, signs, , more]: Case): StoolInputs => ({
  date: '2026-11-27' as IsoDate,
  ageInDays,
  colour,
  photo: null,
  lastedDays: 1,
  signs: { ...calmStoolAnswers, ...signs },
  ...more,
})

describe('the cases', () => {
  it.each(cases.map((one) => [one[0], one[4], one] as const))('%s: %s', (_, level, one) => {
    expect(assessStool(inputsOf(one)).level).toBe(level)
  })
  it('are all there, the seventy of S', () => {
    const numbers = new Set(
      cases
        .map(([name]) => /^S(\d+) /.exec(name)?.[1])
        .filter((n) => n !== undefined)
        .map(Number),
    )
    expect([...numbers].sort((a, b) => a - b)).toStrictEqual(Array.from({ length: 70 }, (_, i) => i + 1))
  })
})

const wordsOf = (number: string): string => {
  const one = cases.find(([name]) => name.startsWith(`${number} `))!
  return assessStool(inputsOf(one))
    .reasons.map(({ words }) => words)
    .join(' / ')
}

describe('their words', () => {
  it.each(['S37', 'S38', 'S39', 'S48'])('%s names no one cause of blood first', (number) => {
    expect(wordsOf(number)).not.toMatch(/แพ้นมวัว|แผล/)
  })
  it('S3 says that brick-dust stains are usual, and from when they are not', () => {
    expect(wordsOf('S3')).toMatch(/ตะกอนสีส้มอิฐ.*พบได้.*หลังวันที่ 4.*น้อยกว่า 6 ผืน พบแพทย์/)
  })
  it('S7 does not speak of bleeding as if it were seen', () => expect(wordsOf('S7')).not.toContain('นับเหมือนมีเลือดออก'))
  it('S34 tells the doctor of the medicine', () => expect(wordsOf('S34')).toContain('บอกแพทย์ทุกครั้งว่ากินยานี้อยู่'))
  it.each([
    [
      'S54',
      'ตอบไม่แน่ใจ นับว่ามีไว้ก่อน: ผิวหรือตาขาวดูเหลือง, ปัสสาวะเข้มกว่าปกติ, ถ่ายเหลวเป็นน้ำ, มีไข้, ดูไม่สบายกว่าทุกวัน, จำนวนวัน (นับว่านาน)',
    ],
    ['S35', 'ตอบไม่แน่ใจ นับว่ามีไว้ก่อน: ยาธาตุเหล็กหรือบิสมัท (นับว่าไม่ได้กิน)'],
    ['S40', null],
  ])('%s says which answers count as the stricter: %s', (number, words) => {
    const inputs = inputsOf(cases.find(([name]) => name.startsWith(`${number} `))!)
    expect(unsureWords(unsureBehind(inputs, assessStool(inputs).reasons))).toBe(words)
  })
  it('S20 names what makes a stool green', () => expect(wordsOf('S20')).toMatch(/ธาตุเหล็ก.*ผักใบเขียว/))
  it('S56 comes back the same day', () => expect(wordsOf('S56')).toContain('ในวันเดียวกัน'))
  it('S67 names the iron as the likelier', () => expect(wordsOf('S67')).toMatch(/น่าจะมาจากยาธาตุเหล็ก/))
  it.each([
    ['S9', 'อาจตัวหรือตาเหลือง (ไม่แน่ใจ)'],
    ['S23', 'อาจมีไข้ (ยังไม่ได้วัด)'],
    ['S51', 'อาจอาเจียนเป็นสีเขียว (ไม่แน่ใจ)'],
  ])('%s tells on the phone: %s', (number, line) => {
    const one = cases.find(([name]) => name.startsWith(`${number} `))!
    expect(sayOnThePhone(inputsOf(one))).toContain(line)
  })
})
