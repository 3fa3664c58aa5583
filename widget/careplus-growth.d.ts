export interface CareplusIndicator {
  /** WHO's, rounded to two decimals. */
  readonly zScore: number
  readonly band: 'farBelow' | 'below' | 'middle' | 'above' | 'farAbove' | 'beyond'
  /** The band's official Thai word. */
  readonly word: string
  /** More likely a slip than a child: shown as such, without its band. */
  readonly flagged: boolean
  /** `WHO 2006` or `WHO 2007`. */
  readonly reference: string
}

/** The `detail` of `careplus-growth-result` with `share-result`. Kilograms, centimetres, kg/m², ISO days. */
export interface CareplusGrowthResult {
  readonly sex: 'female' | 'male'
  readonly birthDate: string
  readonly date: string
  readonly weight: number
  readonly height: number | null
  readonly measure: 'l' | 'h' | null
  readonly headCircumference: number | null
  /** By the age that counts: the corrected one of a child born early. */
  readonly ageInDays: number
  /** After ±0.7 cm, where it was measured the other way. */
  readonly adjustedHeight: number | null
  readonly bmi: number | null
  /** null: no value, at this age or of these figures. */
  readonly indicators: Readonly<
    Record<
      'weightForAge' | 'lengthHeightForAge' | 'weightForLengthHeight' | 'bmiForAge' | 'headCircumferenceForAge',
      CareplusIndicator | null
    >
  >
  /** 1 to 17; null: no class can be said. */
  readonly classNumber: number | null
  /** Its key, `Girl_slim_standard`. */
  readonly picture: string
  readonly heading: string
  readonly advice: string
  readonly next: string
}

export interface CareplusGrowthProblem {
  readonly field: string
  readonly text: string
  readonly problem: { readonly _tag: string; readonly field: string }
}

/** The `detail` of `careplus-growth-refused`, with `share-result`. */
export interface CareplusGrowthRefusal {
  readonly problems: ReadonlyArray<CareplusGrowthProblem>
}

/** A field's property takes text or a number, and returns text. */
export interface CareplusGrowthElement extends HTMLElement {
  sex: string
  birthDate: string
  date: string
  get weight(): string
  set weight(value: string | number)
  get height(): string
  set height(value: string | number)
  measure: string
  get headCircumference(): string
  set headCircumference(value: string | number)
  get gestationWeeks(): string
  set gestationWeeks(value: string | number)
  get gestationDays(): string
  set gestationDays(value: string | number)
  chart: string
  headingLevel: number
  resultOnly: boolean
  /** Whether events and properties give figures. */
  shareResult: boolean
  /** null: no result, or not shared. */
  readonly result: CareplusGrowthResult | null
  /** Empty: none, or not shared. */
  readonly problems: ReadonlyArray<CareplusGrowthProblem>
  check(): CareplusGrowthResult | null
  reset(): void
}

/** For JSX, by `@careplus/widget/react` and `/preact`. */
export interface CareplusGrowthAttributes {
  sex?: 'female' | 'male' | '' | undefined
  'birth-date'?: string | undefined
  date?: string | undefined
  weight?: string | number | undefined
  height?: string | number | undefined
  measure?: 'l' | 'h' | 'lying' | 'standing' | '' | undefined
  'head-circumference'?: string | number | undefined
  'gestation-weeks'?: string | number | undefined
  'gestation-days'?: string | number | undefined
  chart?: 'height' | 'weight' | 'weight-for-height' | 'bmi' | 'head' | undefined
  'result-only'?: boolean | undefined
  'share-result'?: boolean | undefined
  'heading-level'?: 2 | 3 | 4 | 5 | undefined
  theme?: 'light' | 'dark' | undefined
}

/** React and Preact listen to the event after `on`, Solid after `on:`. */
export type CareplusGrowthListeners<Prefix extends 'on' | 'on:'> = {
  [Type in 'careplus-growth-result' | 'careplus-growth-refused' as `${Prefix}${Type}`]?:
    | ((event: HTMLElementEventMap[Type]) => void)
    | undefined
}

declare global {
  /** Of the script that defined the element. */
  var careplusGrowth: { readonly version: string } | undefined
  interface HTMLElementTagNameMap {
    'careplus-growth': CareplusGrowthElement
  }
  interface DocumentEventMap {
    'careplus-growth-result': CustomEvent<CareplusGrowthResult | null>
    'careplus-growth-refused': CustomEvent<CareplusGrowthRefusal | null>
  }
  interface HTMLElementEventMap {
    'careplus-growth-result': CustomEvent<CareplusGrowthResult | null>
    'careplus-growth-refused': CustomEvent<CareplusGrowthRefusal | null>
  }
}
