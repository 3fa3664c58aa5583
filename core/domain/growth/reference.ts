import type { Sex } from '../identity/sex.js'

export type { Sex }

export const indicators = [
  'weightForAge',
  'lengthHeightForAge',
  'weightForLengthHeight',
  'bmiForAge',
  'headCircumferenceForAge',
] as const
/** One of the five indicators of growth references. */
export type Indicator = (typeof indicators)[number]

/** Box-Cox power, median (kg, cm or kg/m²), coefficient of variation. */
export interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

/** The distribution of an indicator by sex and age. Place a table of another authority before those that it
 * replaces. */
export interface Reference {
  readonly name: string
  readonly indicator: Indicator
  /** In whole days, both included. */
  readonly ageInDays: { readonly from: number; readonly to: number }
  readonly axis: 'ageInDays' | 'lengthCm' | 'heightCm'
  readonly x: { readonly from: number; readonly to: number }
  /** Writes L, M and S at x into the first three places of `into`; false: no value. It saves objects where calls are
   * many. */
  readonly read: (sex: Sex, x: number, into: Float64Array) => boolean
  /** null: no value at this x. */
  readonly at: (sex: Sex, x: number) => Lms | null
}

export const reference = (shape: Omit<Reference, 'at'>): Reference => ({
  ...shape,
  at: (sex, x) => {
    const row = new Float64Array(3)
    return shape.read(sex, x, row) ? { l: row[0]!, m: row[1]!, s: row[2]! } : null
  },
})

/** Growth references by indicator and age, as `loadReferences` gives them. */
export interface References {
  readonly all: ReadonlyArray<Reference>
  readonly find: (indicator: Indicator, ageInDays: number) => Reference | null
  readonly servingAt: (ageInDays: number) => Serving
}

/** The reference of each indicator at an age; null: none. */
export type Serving = Readonly<Record<Indicator, Reference | null>>

/** If two have the same indicator and age, the first in the list counts. */
export const references = (all: ReadonlyArray<Reference>): References => {
  const of = (indicator: Indicator) => all.filter((reference) => reference.indicator === indicator)
  const byIndicator: Readonly<Record<Indicator, ReadonlyArray<Reference>>> = {
    weightForAge: of('weightForAge'),
    lengthHeightForAge: of('lengthHeightForAge'),
    weightForLengthHeight: of('weightForLengthHeight'),
    bmiForAge: of('bmiForAge'),
    headCircumferenceForAge: of('headCircumferenceForAge'),
  }
  const find = (indicator: Indicator, ageInDays: number): Reference | null => {
    for (const reference of byIndicator[indicator]) {
      if (ageInDays >= reference.ageInDays.from && ageInDays <= reference.ageInDays.to) return reference
    }
    return null
  }
  // Between two of these days the references do not change; before the first there are none.
  const turns = new Set(all.flatMap(({ ageInDays: { from, to } }) => [from, to + 1]))
  const stretches = [-Infinity, ...[...turns].sort((a, b) => a - b)].map((from) => ({
    from,
    serving: {
      weightForAge: find('weightForAge', from),
      lengthHeightForAge: find('lengthHeightForAge', from),
      weightForLengthHeight: find('weightForLengthHeight', from),
      bmiForAge: find('bmiForAge', from),
      headCircumferenceForAge: find('headCircumferenceForAge', from),
    },
  }))
  return {
    all,
    find,
    servingAt: (ageInDays) => {
      let i = stretches.length - 1
      while (i > 0 && !(ageInDays >= stretches[i]!.from)) i -= 1
      return stretches[i]!.serving
    },
  }
}
