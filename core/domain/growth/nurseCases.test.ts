import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { followWords } from '../../words/growth/followChild.js'
import type { Gestation } from './correctedAge.js'
import { followChild, type FollowedRecord } from './followChild.js'
import { loadReferences } from './references/who.js'
import type { Sex } from './reference.js'
import type { StepName } from './referral.js'

/** Age in days, kg, cm, head in cm; null: not measured. */
type At = readonly [age: number, kg: number, cm: number | null, head?: number]

interface Case {
  readonly name: string
  readonly sex: Sex
  readonly at: ReadonlyArray<At>
  readonly gestation?: Gestation
  readonly step: StepName | null
  /** Days to the next measurement; absent: the usual. */
  readonly due?: number
  readonly heading?: string | RegExp
  readonly says?: RegExp
}

const birthDate = '2010-01-01' as IsoDate
const follow = ({ sex, at, gestation }: Pick<Case, 'sex' | 'at' | 'gestation'>) => {
  const records = at.map(([age, weight, height, head]): FollowedRecord => ({
    date: addDays(birthDate, age),
    weight,
    height,
    measure: null,
    head_circumference: head ?? null,
  }))
  const today = addDays(birthDate, at.at(-1)![0])
  const child = { sex, birthDate, gestation: gestation ?? null }
  const found = followChild(loadReferences())(child, records.toReversed(), today)
  return { found, said: followWords(found, today), today }
}

const cases: ReadonlyArray<Case> = [
  { name: 'build below −3', sex: 'male', at: [[122, 5, 62]], step: 'hospital', due: 0 },
  { name: 'build −2.7', sex: 'male', at: [[60, 4.45, 58.4]], step: 'feedingInDays', due: 2 },
  { name: 'build −1.7', sex: 'male', at: [[92, 5.25, 60]], step: 'weighSoon', due: 14 },
  {
    name: 'GA1 weight for age −2.76, length −1.96',
    sex: 'female',
    at: [[60, 3.54, 53]],
    step: 'feedingInDays',
    due: 2,
    heading: 'น้ำหนักน้อยกว่าเกณฑ์เมื่อเทียบกับอายุ',
    says: /ถ้าแพทย์ดูอยู่แล้ว ไปตามนัดนั้น/,
  },
  { name: 'GA2 weight for age −2.5', sex: 'male', at: [[90, 4.63, 57.6]], step: 'feedingInDays', due: 2 },
  { name: 'GB3 −2.4 weight, −2.3 length', sex: 'female', at: [[150, 5.05, 59]], step: 'feedingInDays', due: 2 },
  { name: 'GB4 −3.2 weight', sex: 'female', at: [[120, 4.3, 56.2]], step: 'hospital', due: 0 },
  { name: 'GB5 −2.06 weight', sex: 'female', at: [[100, 4.6, 57.5]], step: 'feedingInDays', due: 2 },
  { name: 'GA35 weight −4.3', sex: 'male', at: [[60, 3.0, 52]], step: 'hospital', due: 0 },
  { name: 'GA38 weight alone, −3.9', sex: 'male', at: [[60, 3.25, null]], step: 'hospital', due: 0 },
  {
    name: 'GA15 day 10, weight −2.1, no birth weight',
    sex: 'female',
    at: [[10, 2.5, 48]],
    step: 'feedingInDays',
    due: 2,
  },
  {
    name: 'GA10 lost 11 % by day 5',
    sex: 'female',
    at: [
      [0, 3.4, 50],
      [5, 3.02, 50],
    ],
    step: 'seeToday',
    due: 0,
  },
  {
    name: 'GA11 lost 8 % by day 4',
    sex: 'female',
    at: [
      [0, 3.4, 50],
      [4, 3.12, 50],
    ],
    step: 'weighInTwoDays',
    due: 2,
  },
  {
    name: 'GA12 day 14, 3 % below birth',
    sex: 'female',
    at: [
      [0, 3.4, 50],
      [14, 3.3, 51],
    ],
    step: null,
  },
  {
    name: 'GA13 day 22 below birth',
    sex: 'female',
    at: [
      [0, 3.4, 50],
      [22, 3.35, 51],
    ],
    step: 'seeToday',
    due: 0,
  },
  {
    name: 'GB6 born early, day 22 below birth',
    sex: 'male',
    gestation: { weeks: 34, days: 0 },
    at: [
      [0, 2.2, 45],
      [22, 2.15, 46],
    ],
    step: 'seeToday',
    due: 0,
  },
  {
    name: 'lost 200 g between day 14 and day 20',
    sex: 'male',
    at: [
      [0, 3.2, 50],
      [14, 3.3, null],
      [20, 3.1, null],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'lost 300 g in the second week, no birth weight',
    sex: 'male',
    at: [
      [8, 3.4, 50],
      [15, 3.1, null],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'day 8 to 15, a meal less',
    sex: 'male',
    at: [
      [8, 3.4, 50],
      [15, 3.32, null],
    ],
    step: null,
  },
  {
    name: 'nothing gained in the fifth and sixth week, and still in the middle',
    sex: 'female',
    at: [
      [0, 3.5, 50],
      [28, 4.6, null],
      [42, 4.6, null],
    ],
    step: 'weighThenHospital',
    due: 0,
    says: /^ชั่งซ้ำตอนนี้ ถ้าได้เท่าเดิม พาไปโรงพยาบาล/,
  },
  {
    name: '60 g in a month at two months',
    sex: 'female',
    at: [
      [40, 4.3, 54],
      [70, 4.36, 56],
    ],
    step: 'feedingInDays',
    due: 2,
  },
  {
    name: '50 g in three weeks at seven weeks',
    sex: 'male',
    at: [
      [0, 3.5, 50],
      [28, 4.6, null],
      [49, 4.65, null],
    ],
    step: 'feedingInDays',
    due: 2,
  },
  {
    name: 'nothing gained in a month at four months',
    sex: 'female',
    at: [
      [100, 5.9, 60],
      [130, 5.9, 61.5],
    ],
    step: 'weighThenInDays',
    due: 2,
  },
  {
    name: '100 g in a month at four months',
    sex: 'female',
    at: [
      [100, 5.9, 60],
      [130, 6, 61.5],
    ],
    step: null,
  },
  {
    name: 'born at 25 weeks, lost weight on day 95, before the due day',
    sex: 'male',
    gestation: { weeks: 25, days: 0 },
    at: [
      [80, 2.1, null],
      [95, 2, null],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'GA16 42 days, −200 g',
    sex: 'female',
    at: [
      [28, 4.4, 53],
      [42, 4.2, 54],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'GB1 35 days, −300 g',
    sex: 'female',
    at: [
      [21, 3.7, 52],
      [35, 3.4, 53],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'GB2 40 days, −150 g',
    sex: 'male',
    at: [
      [26, 4.3, 54],
      [40, 4.15, 55],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'GA32 before the due day, −100 g',
    sex: 'female',
    gestation: { weeks: 33, days: 0 },
    at: [
      [18, 2, 43],
      [25, 1.9, 43.5],
    ],
    step: 'weighThenHospital',
    due: 0,
  },
  {
    name: 'GA17 61 days, +60 g in a month',
    sex: 'female',
    at: [
      [2, 3.4, 50],
      [31, 4.2, 53.5],
      [61, 4.26, 56.5],
    ],
    step: 'feedingInDays',
    due: 2,
  },
  {
    name: 'GA19 125 days, −80 g',
    sex: 'female',
    at: [
      [95, 6, 60],
      [125, 5.92, 62],
    ],
    step: 'weighThenInDays',
    due: 2,
  },
  {
    name: 'GA20 215 days, −150 g',
    sex: 'male',
    at: [
      [185, 8, 67.5],
      [215, 7.85, 69],
    ],
    step: 'weighThenThisWeek',
    due: 7,
  },
  {
    name: 'GA21 no gain for three months',
    sex: 'male',
    at: [
      [210, 8, 69],
      [260, 8.05, 71],
      [300, 8, 72.5],
    ],
    step: 'visitThisWeek',
    due: 7,
  },
  {
    name: 'GA22 weight from +1 to −0.5',
    sex: 'male',
    at: [
      [200, 9.1, 68.5],
      [260, 8.9, 71],
      [320, 8.8, 73.5],
    ],
    step: 'visitThisWeek',
    due: 7,
  },
  {
    name: 'GA5 lost 1.3 kg',
    sex: 'male',
    at: [
      [92, 8.3, 61.6],
      [184, 7, 67.8],
    ],
    step: 'weighThenThisWeek',
    due: 7,
  },
  {
    name: 'GA23 2 y, −6 %',
    sex: 'female',
    at: [
      [800, 12, 88],
      [860, 11.25, 89],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
    says: /ดื่มน้ำและปัสสาวะบ่อย/,
  },
  {
    name: '2.1 praised: −9.7 % in 14 days',
    sex: 'female',
    at: [
      [1121, 19.5, 96],
      [1135, 17.6, 96.2],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: '2.1 −8 % in a month',
    sex: 'female',
    at: [
      [1105, 19.5, 96],
      [1135, 17.9, 96.5],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GA24 3 y, easing over a year',
    sex: 'female',
    at: [
      [1000, 18, 93],
      [1360, 18, 100],
    ],
    step: null,
  },
  {
    name: 'GA25 8 y, obese, −7.5 % in four months',
    sex: 'male',
    at: [
      [2922, 40, 128],
      [3043, 37, 130],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GA26 8 y, slim, −6 %',
    sex: 'male',
    at: [
      [2922, 24, 128],
      [3000, 22.5, 129],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GA27 14 y, −12 %',
    sex: 'female',
    at: [
      [5113, 50, 158],
      [5203, 44, 158],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
    says: /หน้ามืด เป็นลม ไม่ยอมกิน/,
  },
  {
    name: 'GA28 13 y, obese, −9 % in two months',
    sex: 'male',
    at: [
      [4748, 70, 155],
      [4808, 63.5, 155.5],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GB8 13 y, obese, 72 to 66 kg in 60 days',
    sex: 'male',
    at: [
      [4748, 72, 155],
      [4808, 66, 155.5],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GB9 13 y, obese, −11 %',
    sex: 'male',
    at: [
      [4748, 72, 155],
      [4838, 64, 156],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  {
    name: 'GB10 4 y, obese, −8 % in 30 days',
    sex: 'male',
    at: [
      [1461, 24, 103],
      [1491, 22, 103.5],
    ],
    step: 'weighThenThisWeekBigger',
    due: 7,
  },
  { name: '6 m and more, thin', sex: 'female', at: [[239, 6.55, 68.5]], step: 'visit', due: 14 },
  { name: '17 months, below −3', sex: 'male', at: [[517, 6.5, 76]], step: 'hospital', due: 0 },
  { name: 'GA33 5 y, obese', sex: 'male', at: [[1826, 28, 110]], step: 'visit', due: 14 },
  { name: 'GA36 flagged −6', sex: 'male', at: [[700, 7.2, 86]], step: 'hospital', due: 0, says: /^ชั่งและวัดซ้ำตอนนี้/ },
  { name: 'GA40 flagged +5', sex: 'male', at: [[700, 20, 80]], step: 'measureAgain', due: 2 },
  { name: 'GA47 10 y, −4.7', sex: 'female', at: [[3653, 18, 138]], step: 'hospital', due: 0 },
  { name: 'GA37 8 m, weight alone, −3.5', sex: 'male', at: [[243, 5.6, null]], step: 'visitInTwoDays', due: 2 },
  {
    name: 'GA39 weight alone, −2.6',
    sex: 'male',
    at: [[243, 6.4, null]],
    step: null,
    heading: 'น้ำหนักน้อย',
    says: /^ยังไม่ได้วัดความยาว/,
  },
  {
    name: 'GA6 head −4.2',
    sex: 'male',
    at: [[183, 7.9, 67.6, 38.2]],
    step: 'headThisWeek',
    due: 7,
    heading: 'ลองวัดรอบศีรษะซ้ำ',
  },
  { name: 'GA7 head +4', sex: 'male', at: [[183, 7.9, 67.6, 48.2]], step: 'headThisWeek', due: 7 },
  { name: 'GA8 head −2.3', sex: 'male', at: [[183, 7.9, 67.6, 40.6]], step: 'headInWeeks', due: 14 },
  {
    name: 'GA9 head +1.5 z in four months',
    sex: 'male',
    at: [
      [122, 7, 64, 41.6],
      [243, 8.6, 70.6, 46.4],
    ],
    step: 'headThisWeek',
    due: 7,
  },
  { name: 'GA41 height −2.7', sex: 'female', at: [[1461, 14, 91]], step: 'visit', due: 14, says: /สมุดสีชมพู/ },
  {
    name: 'GA42 girl of 7 y, 3 cm in a year',
    sex: 'female',
    at: [
      [2557, 22, 121],
      [2922, 24, 124],
    ],
    step: 'measureThenVisit',
    due: 14,
    says: /ลองวัดส่วนสูงซ้ำก่อน/,
  },
  {
    name: 'GB11 boy 4–5 y, 1.7 cm in 11 months',
    sex: 'male',
    at: [
      [1470, 16.3, 103.3],
      [1805, 17, 105],
    ],
    step: 'measureThenVisit',
    due: 14,
  },
  {
    name: 'GB12 girl 6–8 y, 6.5 cm in two years',
    sex: 'female',
    at: [
      [2192, 20, 115],
      [2922, 23, 121.5],
    ],
    step: 'measureThenVisit',
    due: 14,
  },
  {
    name: 'height falls by more than 0.67 before five',
    sex: 'male',
    at: [
      [1170, 17, 106],
      [1500, 18, 109.8],
      [1530, 18.2, 110.1],
    ],
    step: 'visit',
    due: 14,
  },
  {
    name: 'GA45 girl 5.2 to 6.2 y, 14 cm',
    sex: 'female',
    at: [
      [1900, 18.5, 112],
      [2265, 24, 126],
    ],
    step: 'askPuberty',
    says: /ก่อนอายุ 8 ปี/,
  },
  {
    name: 'GB7 girl 6 to 7 y, 12 cm',
    sex: 'female',
    at: [
      [2192, 20, 115],
      [2557, 25, 127],
    ],
    step: 'askPuberty',
  },
  { name: 'height above +3, well built', sex: 'male', at: [[1000, 17.6, 107]], step: 'askTall', says: /ถ้าพ่อแม่ไม่ได้สูง/ },
  { name: 'length above +3', sex: 'female', at: [[400, 12, 84]], step: 'askTall', says: /ถามแพทย์ในนัดครั้งหน้า/ },
  { name: 'height on +3 and below', sex: 'male', at: [[1000, 16.4, 104]], step: null },
  {
    name: 'GA46 18 y, −2.7',
    sex: 'female',
    at: [[6600, 48, 145.5]],
    step: 'visit',
    due: 14,
    says: /พร้อมสมุดสุขภาพหรือผลที่พิมพ์จากหน้านี้/,
  },
  {
    name: 'GA48 shorter than last month',
    sex: 'male',
    at: [
      [600, 11, 84],
      [630, 11.1, 79],
    ],
    step: 'measureThenVisit',
    due: 14,
    says: /^ลองวัดความยาวซ้ำก่อน/,
  },
  {
    name: 'GA49 small on her own line',
    sex: 'female',
    at: [
      [400, 7.6, 69],
      [460, 7.9, 70.6],
      [520, 8.2, 72.3],
    ],
    step: 'visit',
    due: 14,
  },
  { name: 'a median girl', sex: 'female', at: [[861, 12.4, 88.5]], step: null, heading: 'สูงดี สมส่วน' },
]

it.each(cases)('$name', (one) => {
  const { found, said, today } = follow(one)
  expect(found.concerns[0]?._tag ?? null).toBe(one.step)
  if (one.due !== undefined) expect(daysBetween(today, found.due!.on)).toBe(one.due)
  if (one.heading !== undefined) expect(said.heading).toMatch(one.heading)
  if (one.says !== undefined) expect(said.concerns[0]?.next ?? said.next).toMatch(one.says)
  if (found.referral !== null) expect(JSON.stringify(said)).not.toMatch(/สูงดี|ที่ทำอยู่ดีแล้ว|พอดีกับตัว|ทำแบบเดิม/)
})

it('little gain is told in grams, none as none', () => {
  const said = (kg: number) =>
    follow({
      sex: 'female',
      at: [
        [40, 4.3, 54],
        [70, kg, 56],
      ],
    }).said.concerns.flatMap(({ reasons }) => reasons)
  expect(said(4.36)).toContainEqual(expect.stringMatching(/^น้ำหนักขึ้นเพียง 60\sกรัมตั้งแต่ /))
  expect(said(4.3)).toContainEqual(expect.stringMatching(/^น้ำหนักยังไม่ขึ้นเลยตั้งแต่ /))
})

it('a head that grows fast is shown for danger signs with the number to call', () => {
  const { said } = follow({ sex: 'male', at: [[90, 6.2, 61, 43.9]] })
  expect(said.concerns[0]?.next).toMatch(/ถ้าซึมหรือกระหม่อมโป่ง โทร 1669$/)
})
