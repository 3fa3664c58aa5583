import type { Indicator } from './reference.js'

/** The figure on the y-axis of an indicator's chart. */
export const axisFigure: Readonly<Record<Indicator, 'weight' | 'height' | 'bmi' | 'head'>> = {
  weightForAge: 'weight',
  weightForLengthHeight: 'weight',
  lengthHeightForAge: 'height',
  bmiForAge: 'bmi',
  headCircumferenceForAge: 'head',
}

export interface Scale {
  readonly indicator: Indicator
  readonly weighed: boolean
  /** Beyond ±3 one unit is as wide as the step from 2 to 3. Source: WHO Child Growth Standards (2006), chapter 7. */
  readonly straightened: boolean
  /** Implausible beyond these. Source: WorldHealthOrganization/anthro, `flag_threshold`. */
  readonly lowest: number
  readonly highest: number
}

export const scales = {
  weightForAge: { indicator: 'weightForAge', weighed: true, straightened: true, lowest: -6, highest: 5 },
  lengthHeightForAge: { indicator: 'lengthHeightForAge', weighed: false, straightened: false, lowest: -6, highest: 6 },
  weightForLengthHeight: {
    indicator: 'weightForLengthHeight',
    weighed: true,
    straightened: true,
    lowest: -5,
    highest: 5,
  },
  bmiForAge: { indicator: 'bmiForAge', weighed: true, straightened: true, lowest: -5, highest: 5 },
  headCircumferenceForAge: {
    indicator: 'headCircumferenceForAge',
    weighed: false,
    straightened: false,
    lowest: -5,
    highest: 5,
  },
} as const satisfies { readonly [I in Indicator]: Scale & { readonly indicator: I } }
