import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { assessGrowth } from './assessGrowth.js'
import type { Band } from './bands.js'
import { measurementAtAge } from './measurement.js'
import type { Indicator } from './reference.js'
import { loadReferences } from './references/who.js'

/** The second calculation shares no line with the API: WHO's printed rows, and the formulas of the manual. */
type Sex = 'male' | 'female'
type Row = readonly [number, number, number]

const rowsOf = (file: string, sex: Sex): ReadonlyMap<string, Row> => {
  const text = readFileSync(new URL(`../../reference/who/${file}.csv`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trim().split('\n')
  const names = head.split(',')
  const cell = (line: string, name: string) => line.split(',')[names.indexOf(name)] ?? ''
  return new Map(
    lines
      .filter((line) => cell(line, 'sex') === sex)
      .map((line) => [
        String(Number(cell(line, 'x'))),
        [Number(cell(line, 'L')), Number(cell(line, 'M')), Number(cell(line, 'S'))],
      ]),
  )
}
const figures = (file: string) => ({ male: rowsOf(file, 'male'), female: rowsOf(file, 'female') })

const line = (z: number, [l, m, s]: Row): number => m * Math.pow(1 + l * s * z, 1 / l)

const independent = (y: number, row: Row, weightBased: boolean): number => {
  const [l, m, s] = row
  const z = (Math.pow(y / m, l) - 1) / (l * s)
  if (!weightBased || Math.abs(z) <= 3) return z
  if (z > 3) return 3 + (y - line(3, row)) / (line(3, row) - line(2, row))
  return -3 - (line(-3, row) - y) / (line(-2, row) - line(-3, row))
}

const measureAt = (z: number, row: Row, weightBased: boolean): number => {
  if (!weightBased || Math.abs(z) <= 3) return line(z, row)
  return z > 3
    ? line(3, row) + (z - 3) * (line(3, row) - line(2, row))
    : line(-3, row) + (z + 3) * (line(-2, row) - line(-3, row))
}

const sixBands: ReadonlyArray<Band> = ['farBelow', 'below', 'middle', 'above', 'farAbove', 'beyond']
const bandAt = (indicator: Indicator, day: number, z: number): Band => {
  if (indicator === 'headCircumferenceForAge') return z < -2 ? 'farBelow' : z > 2 ? 'farAbove' : 'middle'
  if (indicator === 'bmiForAge' && day > 1856)
    return z < -2 ? 'farBelow' : z > 2 ? 'beyond' : z > 1 ? 'above' : 'middle'
  const passed = [z >= -2, z >= -1.5, z > 1.5, z > 2, z > 3].filter(Boolean).length
  return sixBands[passed]!
}
const flaggedAt: Readonly<Record<Indicator, (z: number) => boolean>> = {
  weightForAge: (z) => z < -6 || z > 5,
  lengthHeightForAge: (z) => z < -6 || z > 6,
  weightForLengthHeight: (z) => z < -5 || z > 5,
  bmiForAge: (z) => z < -5 || z > 5,
  headCircumferenceForAge: (z) => z < -5 || z > 5,
}

const assess = assessGrowth(loadReferences())
const found = (indicator: Indicator, input: Readonly<Record<string, unknown>>) => {
  const read = measurementAtAge(input)
  if (isLeft(read)) throw new Error(JSON.stringify(read.left))
  return assess(read.right).indicators[indicator]
}

const lines = [-2, -1.5, 1, 1.5, 2, 3] as const
const scores = [-6.5, -4.2, -3.4, -3, -2.4, -1, 0, 0.8, 2.6, 3.3, 4.4, 5.6]
const edges = lines.flatMap((at) => [at - 0.0051, at - 0.0049, at + 0.0049, at + 0.0051])

interface Case {
  readonly indicator: Indicator
  readonly sex: Sex
  readonly day: number
  readonly row: Row
  readonly at: ReadonlyArray<number>
  readonly typed: (y: number) => Readonly<Record<string, unknown>>
}

const faults: string[] = []
let compared = 0
const compare = ({ indicator, sex, day, row, at, typed }: Case): void => {
  const weightBased = indicator !== 'lengthHeightForAge' && indicator !== 'headCircumferenceForAge'
  for (const z of at) {
    const y = measureAt(z, row, weightBased)
    if (!(y > 1)) continue
    const finding = found(indicator, { sex, ageInDays: day, ...typed(y) })
    const exact = independent(y, row, weightBased)
    compared += 1
    if (
      finding._tag === 'none' ||
      Math.abs(finding.zScore - exact) > 0.005 + 1e-9 ||
      Math.abs(exact - z) > 1e-6 ||
      finding.band !== bandAt(indicator, day, Math.round(exact * 100) / 100) ||
      finding.flagged !== flaggedAt[indicator](Math.round(exact * 100) / 100)
    )
      faults.push(`${indicator} ${sex} day ${day} z ${z}: ${JSON.stringify(finding)}`)
  }
}
const told = (): { readonly compared: boolean; readonly faults: ReadonlyArray<string> } => ({
  compared: compared > 0,
  faults: faults.splice(0).slice(0, 5),
})

const typedOf: Readonly<Record<Exclude<Indicator, 'weightForLengthHeight'>, Case['typed']>> = {
  weightForAge: (weight) => ({ weight }),
  lengthHeightForAge: (height) => ({ height }),
  bmiForAge: (bmi) => ({ weight: bmi, height: 100 }),
  headCircumferenceForAge: (head_circumference) => ({ head_circumference }),
}
const sexes = ['male', 'female'] as const

describe('every z-score, band and flag agrees with a second calculation', () => {
  it.each([
    ['weightForAge', 'wfa-0-5-day'],
    ['lengthHeightForAge', 'lhfa-0-5-day'],
    ['bmiForAge', 'bmifa-0-5-day'],
    ['headCircumferenceForAge', 'hcfa-0-5-day'],
  ] as const)('%s, every day to 1856', (indicator, file) => {
    const table = figures(file)
    for (const sex of sexes)
      for (let day = 0; day <= 1856; day += 1)
        compare({
          indicator,
          sex,
          day,
          row: table[sex].get(String(day))!,
          at: day % 7 === 0 || day === 1856 ? [...scores, ...edges] : edges,
          typed: typedOf[indicator],
        })
    expect(told()).toStrictEqual({ compared: true, faults: [] })
  })

  it.each([
    ['weightForAge', 'wfa-5-10-month', 3682],
    ['lengthHeightForAge', 'hfa-5-19-month', 6970],
    ['bmiForAge', 'bmifa-5-19-month', 6970],
  ] as const)('%s, every day from 1857, on the line between two months', (indicator, file, lastDay) => {
    const table = figures(file)
    for (const sex of sexes)
      for (let day = 1857; day <= lastDay; day += 1) {
        const months = day / 30.4375
        const [a, b] = [table[sex].get(String(Math.floor(months)))!, table[sex].get(String(Math.floor(months) + 1))!]
        const share = months - Math.floor(months)
        const row = [0, 1, 2].map((i) => a[i]! * (1 - share) + b[i]! * share) as unknown as Row
        compare({
          indicator,
          sex,
          day,
          row,
          at: day % 7 === 0 ? [...scores, ...edges] : edges,
          typed: typedOf[indicator],
        })
      }
    expect(told()).toStrictEqual({ compared: true, faults: [] })
  })

  it.each([
    ['wfl-0-2-cm', 45, 110, 400, 'l'],
    ['wfh-2-5-cm', 65, 120, 1200, 'h'],
  ] as const)('weight for size, every row of %s and halfway to the next', (file, from, to, day, measure) => {
    const table = figures(file)
    for (const sex of sexes)
      for (let millimetres = from * 10; millimetres <= to * 10; millimetres += 1) {
        const here = table[sex].get(String(millimetres / 10))!
        const next = table[sex].get(String((millimetres + 1) / 10))
        const of = (row: Row, height: number) =>
          compare({
            indicator: 'weightForLengthHeight',
            sex,
            day,
            row,
            at: [...scores, ...edges],
            typed: (weight) => ({ weight, height, measure }),
          })
        of(here, millimetres / 10)
        if (next !== undefined)
          of([0, 1, 2].map((i) => (here[i]! + next[i]!) / 2) as unknown as Row, millimetres / 10 + 0.05)
      }
    expect(told()).toStrictEqual({ compared: true, faults: [] })
  })
})

it('is compared so often, as the documents say', async () => {
  await expect(`${compared}\n`).toMatchFileSnapshot('comparedScores.txt')
})

describe('seams', () => {
  const z = (day: number, height: number, measure: 'l' | 'h', sex: Sex = 'female') => {
    const finding = found('lengthHeightForAge', { sex, ageInDays: day, height, measure })
    return finding._tag === 'scored' ? finding.zScore : Number.NaN
  }
  const day2006 = figures('lhfa-0-5-day')
  const of = (day: number, height: number, sex: Sex = 'female') =>
    independent(height, day2006[sex].get(String(day))!, false)
  const expectSame = (kept: number, exact: number) => expect(Math.abs(kept - exact)).toBeLessThanOrEqual(0.005 + 1e-9)

  it('days 730 and 731: the same child lying and standing, 0.7 cm either way', () => {
    for (const sex of sexes)
      for (let height = 78; height <= 98; height += 0.5) {
        expectSame(z(730, height, 'l', sex), of(730, height, sex))
        expectSame(z(730, height, 'h', sex), of(730, height + 0.7, sex))
        expectSame(z(731, height, 'h', sex), of(731, height, sex))
        expectSame(z(731, height, 'l', sex), of(731, height - 0.7, sex))
        expect(Math.abs(z(730, height, 'l', sex) - z(731, height - 0.7, 'h', sex))).toBeLessThanOrEqual(0.03)
      }
  })
  it('days 1856 and 1857: one reference ends where the other begins, within a tenth', () => {
    const month = { weightForAge: 18, lengthHeightForAge: 110, bmiForAge: 15.2 } as const
    for (const sex of sexes)
      for (const indicator of ['weightForAge', 'lengthHeightForAge', 'bmiForAge'] as const) {
        const at = (day: number) => found(indicator, { sex, ageInDays: day, ...typedOf[indicator](month[indicator]) })
        const [before, after] = [at(1856), at(1857)]
        expect([before._tag, after._tag]).toStrictEqual(['scored', 'scored'])
        if (before._tag === 'none' || after._tag === 'none') continue
        expect([before.reference, after.reference]).toStrictEqual(['WHO 2006', 'WHO 2007'])
        expect(Math.abs(before.zScore - after.zScore)).toBeLessThan(0.15)
      }
  })
})
