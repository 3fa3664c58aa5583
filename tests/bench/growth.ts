import { isRight } from 'fp-ts/Either'
import { type IsoDate, addDays } from '@careplus/core/calendar'
import { assessGrowth, measurement, type Indicator, type Lms, type Sex } from '@careplus/core/growth'
import { bands, indicators } from '@careplus/core/internal/growth'
import { loadReferences } from '@careplus/core/growth-references'

export interface BenchResult {
  readonly name: string
  /** Assessments a second by the public API: unknown input, codec, z-scores, flags, bands, class, picture, notices. */
  readonly value: number
  /** Assessments a second by a bare loop on the same tables: ready numbers, z-scores, flags, bands, class. */
  readonly limit: number
  readonly ratio: number
  readonly target: number
}

const children = 2_000
const repeats = 9
const repeatMs = 120
const today = '2026-11-20' as IsoDate

interface Sums {
  readonly zSum: number
  readonly bandSum: number
  readonly classSum: number
}

interface Ready {
  readonly sex: Sex
  readonly age: number
  readonly weight: number
  readonly height: number
  readonly head: number
}

/** Not random, so that runs can be compared. */
const ready: ReadonlyArray<Ready> = Array.from({ length: children }, (_, i) => {
  const age = (i * 929) % 1857
  const grown = Math.sqrt(age / 1856)
  return {
    sex: i % 2 === 0 ? 'male' : 'female',
    age,
    weight: Math.round((3.3 + 15 * grown + (i % 7) * 0.4) * 100) / 100,
    height: Math.round((50 + 60 * grown + (i % 11) * 0.5) * 10) / 10,
    head: Math.round((35 + 15 * grown) * 10) / 10,
  }
})

const unknowns: ReadonlyArray<unknown> = ready.map(({ sex, age, weight, height, head }) => ({
  sex,
  birthDate: addDays(today, -age),
  date: today,
  weight,
  height,
  head_circumference: head,
  measure: age < 731 ? 'l' : 'h',
}))

const references = loadReferences()
type DayTable = Readonly<Record<Sex, ReadonlyArray<Lms>>>
const dayTable = (indicator: Indicator): DayTable => {
  const of = (sex: Sex) => Array.from({ length: 1857 }, (_, day) => references.find(indicator, day)!.at(sex, day)!)
  return { male: of('male'), female: of('female') }
}
const [weights, heights, bmis, heads] = (
  ['weightForAge', 'lengthHeightForAge', 'bmiForAge', 'headCircumferenceForAge'] as const
).map(dayTable) as [DayTable, DayTable, DayTable, DayTable]
const lengths = references.find('weightForLengthHeight', 0)!
const standing = references.find('weightForLengthHeight', 731)!

const bare = ({ l, m, s }: Lms, y: number, straight: boolean): number => {
  const z = ((y / m) ** l - 1) / (l * s)
  if (!straight || Math.abs(z) <= 3) return Math.round(z * 100) / 100
  const side = z > 0 ? 1 : -1
  const sd3 = m * (1 + l * s * 3 * side) ** (1 / l)
  const further = 3 * side + (y - sd3) / Math.abs(sd3 - m * (1 + l * s * 2 * side) ** (1 / l))
  return Math.round(further * 100) / 100
}

const slot = (z: number): number => (z < -2 ? 0 : z < -1.5 ? 1 : z <= 1.5 ? 2 : z <= 2 ? 3 : z <= 3 ? 4 : 5)
const classes = [
  [1, 1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10, 17],
  [11, 12, 13, 14, 15, 15],
] as const

const bareLoop = (): Sums => {
  let zSum = 0
  let classSum = 0
  let bandSum = 0
  for (const { sex, age, weight, height, head } of ready) {
    const weightZ = bare(weights[sex][age]!, weight, true)
    const heightZ = bare(heights[sex][age]!, height, false)
    const bmiZ = bare(bmis[sex][age]!, weight / (height / 100) ** 2, true)
    const headZ = bare(heads[sex][age]!, head, false)
    const size = (age < 731 ? lengths : standing).at(sex, height)
    const sizeZ = size === null ? Number.NaN : bare(size, weight, true)
    const buildZ = size === null ? bmiZ : sizeZ
    const flagged = weightZ < -6 || weightZ > 5 || Math.abs(heightZ) > 6 || Math.abs(sizeZ) > 5 || Math.abs(bmiZ) > 5
    const found = classes[heightZ < -2 ? 0 : heightZ > 2 ? 2 : 1][slot(buildZ)]!
    zSum += weightZ + heightZ + bmiZ + headZ + (size === null ? 0 : sizeZ)
    bandSum += slot(weightZ) + slot(heightZ) + slot(bmiZ) + (size === null ? 0 : slot(sizeZ))
    if (!flagged) classSum += found === 8 && heightZ < -1.5 ? 16 : found
  }
  return { zSum, bandSum, classSum }
}

const assess = assessGrowth(references)
const read = measurement(today)
const publicLoop = (): Sums => {
  let zSum = 0
  let classSum = 0
  let bandSum = 0
  for (const input of unknowns) {
    const result = read(input)
    if (!isRight(result)) throw new Error('the bench made what the codec refuses')
    const { indicators: found, classNumber } = assess(result.right)
    for (const indicator of indicators) {
      const finding = found[indicator]
      if (finding._tag === 'none') continue
      zSum += finding.zScore
      if (indicator !== 'headCircumferenceForAge') bandSum += bands.indexOf(finding.band)
    }
    classSum += classNumber ?? 0
  }
  return { zSum, bandSum, classSum }
}

const perSecond = (loop: () => Sums): number => {
  let runs = 0
  const start = performance.now()
  do {
    loop()
    runs += 1
  } while (performance.now() - start < repeatMs)
  return (runs * children) / ((performance.now() - start) / 1000)
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const agree = (a: Sums, b: Sums): boolean =>
  Math.abs(a.zSum - b.zSum) < 1e-6 && a.bandSum === b.bandSum && a.classSum === b.classSum

/** In turns, so that a slow moment of the machine affects both. */
export const benchGrowth = (): BenchResult => {
  if (!agree(publicLoop(), bareLoop())) throw new Error('the two loops disagree')
  for (const loop of [publicLoop, bareLoop]) perSecond(loop)
  const pairs = Array.from({ length: repeats }, () => ({ value: perSecond(publicLoop), limit: perSecond(bareLoop) }))
  const value = median(pairs.map((pair) => pair.value))
  const limit = median(pairs.map((pair) => pair.limit))
  return { name: 'growth assessments', value, limit, ratio: value / limit, target: 0.5 }
}
