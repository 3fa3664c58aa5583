import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessChild } from './assessChild.js'
import type { AssessedRecord } from './assessedRecord.js'
import { homeError } from './measurementError.js'
import { indicators, type Indicator, type Sex } from './reference.js'
import { isSeen, referralsOf } from './referral.js'
import { loadReferences } from './references/who.js'
import { toldIndicators } from './toldIndicators.js'
import { trendOf } from './trend.js'
import { measureAtZ } from './zScore.js'

const references = loadReferences()
const birthDate = '2010-01-01' as IsoDate
const sexes: ReadonlyArray<Sex> = ['female', 'male']

const sizeAt = (sex: Sex, day: number, heightZ = 0, weightZ = 0) => {
  const of = (indicator: Indicator, z: number): number => {
    const lms = references.find(indicator, day)?.at(sex, day)
    return lms ? measureAtZ(indicator, lms, z) : Number.NaN
  }
  const height = of('lengthHeightForAge', heightZ)
  const weight = of('weightForAge', weightZ)
  return { height, weight: Number.isNaN(weight) ? of('bmiForAge', weightZ) * (height / 100) ** 2 : weight }
}

/** Park and Miller's generator gives every run the same children. */
const random = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
const normal = (next: () => number) => () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())

interface Home {
  readonly cm: number
  readonly kg: number
}
/** Our choice: the errors of a tape and a scale at home. */
const home: Home = { cm: 0.7, kg: 0.1 }
const month = 30.4375

type Course = (monthsIn: number) => { readonly heightZ: number; readonly weightZ: number }
const median: Course = () => ({ heightZ: 0, weightZ: 0 })

const yearOf = (sex: Sex, startDay: number, course: Course, error: () => number, { cm, kg }: Home) => {
  const assess = assessChild(references)({ sex, birthDate, gestation: null })
  return Array.from({ length: 13 }, (_, n): AssessedRecord => {
    const day = Math.round(startDay + n * month)
    const { heightZ, weightZ } = course(n)
    const size = sizeAt(sex, day, heightZ, weightZ)
    const weight = Math.round((size.weight + error() * kg) * 100) / 100
    const height = Math.round((size.height + error() * cm) * 10) / 10
    const date = addDays(birthDate, day)
    const found = assess(date, { weight, height, measure: null, head_circumference: null })
    if (found === null) throw new Error('no measurement')
    return { date, measured: { weight }, ...found }
  })
}

const toldIn = (sex: Sex, records: ReadonlyArray<AssessedRecord>, hears: ReadonlyArray<string>): number | null => {
  for (let n = 1; n < records.length; n++) {
    const [past, newest] = [records.slice(0, n + 1), records[n]!]
    const trend = trendOf(birthDate, newest.date, sex)
    const moved = toldIndicators({ buildIndicator: null, ...newest.assessment }).some((indicator) =>
      hears.includes(trend(indicator, past).movement._tag),
    )
    if (moved || referralsOf(birthDate, newest.date, past, sex).some(isSeen)) return n
  }
  return null
}

const starts = [0, 183, 365, 1461, 2922] as const
const anything = ['falling', 'rising']

const share = (all: ReadonlyArray<number | null>): number =>
  Math.round((all.filter((one) => one !== null).length / all.length) * 1000) / 10

const told = (startDay: number, course: Course, children: number, seed: number, size: Home, hears = anything) =>
  sexes.flatMap((sex) => {
    const error = normal(random(seed + startDay))
    return Array.from({ length: children / 2 }, () => toldIn(sex, yearOf(sex, startDay, course, error, size), hears))
  })

describe('the error of home measuring', () => {
  it.each(indicators)('in z, of %s, is what the tables make of it', (indicator) => {
    if (indicator === 'headCircumferenceForAge') return
    for (const sex of sexes)
      for (const day of [0, 30, 61, 91, 122, 183, 274, 365, 548, 731, 1096, 1461, 1826, 2192, 2922, 3652]) {
        const { weight, height } = sizeAt(sex, day)
        const assess = assessChild(references)({ sex, birthDate, gestation: null })
        const z = (kg: number, cm: number): number => {
          const figures = { weight: weight + kg, height: height + cm, measure: null, head_circumference: null }
          const found = assess(addDays(birthDate, day), figures)?.assessment.indicators[indicator]
          return found?._tag === 'scored' ? found.zScore : Number.NaN
        }
        const sd = Math.hypot((z(0.5, 0) - z(-0.5, 0)) * home.kg, ((z(0, 1.4) - z(0, -1.4)) / 2.8) * home.cm)
        if (Number.isNaN(sd)) continue
        expect(homeError(indicator, day), `${sex} ${day} ${sd}`).toBeGreaterThan(sd - 0.04)
        expect(homeError(indicator, day), `${sex} ${day} ${sd}`).toBeLessThan(sd + 0.09)
      }
  })
})

const falling: ReadonlyArray<readonly [string, Course]> = [
  ['weight falls 0.2 a month', (n) => ({ heightZ: 0, weightZ: 0 - 0.2 * n })],
  ['weight falls 0.1 a month', (n) => ({ heightZ: 0, weightZ: 0 - 0.1 * n })],
  ['weight falls by 1 at once', (n) => ({ heightZ: 0, weightZ: n < 3 ? 0 : -1 })],
  ['height falls 0.1 a month', (n) => ({ heightZ: 0 - 0.1 * n, weightZ: 0 })],
]

it('tells few healthy children anything, and the falling ones in time', async () => {
  const lines: string[] = ['median children, monthly for a year: told a fall, a rise or a referral (%)']
  const shares = starts.map((start) => share(told(start, median, 60, 37, home)))
  lines.push(`from day ${starts.join(' ')}`, `          ${shares.join(' ')}`)
  for (const [name, course] of falling)
    for (const start of [0, 183, 731]) {
      const months = told(start, course, 20, 37, home, ['falling'])
      const sorted = months.map((one) => one ?? 99).toSorted((a, b) => a - b)
      lines.push(`${name}, from day ${start}: ${share(months)} %, half by month ${sorted[sorted.length / 2]}`)
    }
  for (const [at, one] of shares.entries()) expect(one, `from day ${starts[at]}`).toBeLessThanOrEqual(15)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('homeErrorTable.txt')
}, 120_000)
