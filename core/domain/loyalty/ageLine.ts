import * as t from 'io-ts'

/** For whom a product is: `infant` 0 to 12 months, `young-child` 1 to 3 years, `child` from 3 years, `adult`. */
export const AgeLine = /*#__PURE__*/ t.keyof({ infant: null, 'young-child': null, child: null, adult: null }, 'AgeLine')
export type AgeLine = t.TypeOf<typeof AgeLine>

/** Up to what age the milk code protects a child, in months. */
export const protectedMonths = 36

/**
 * Whether the milk code forbids to promote what is for this age: infants and young children.
 * @example
 * isProtectedLine('infant') // => true
 * isProtectedLine('adult') // => false
 */
export const isProtectedLine = (age_line: AgeLine): boolean => protectedLines[age_line]

const protectedLines: Readonly<Record<AgeLine, boolean>> = {
  infant: true,
  'young-child': true,
  child: false,
  adult: false,
}

/**
 * Whether a product may stand on the information page, beside nothing that earns or is sold.
 * @example
 * isInformationLine('infant') // => false
 */
export const isInformationLine = (age_line: AgeLine): boolean => age_line === 'young-child'

/**
 * `months`: the age of the youngest child that something is for.
 * @example
 * isProtectedAge(30) // => true
 * isProtectedAge(40) // => false
 */
export const isProtectedAge = (months: number): boolean => months < protectedMonths

/**
 * `milkCodeGate` for a product, where nothing is logged.
 * @example
 * mayPromote('infant') // => false
 * mayPromote('adult') // => true
 */
export const mayPromote = (age_line: AgeLine): boolean => !isProtectedLine(age_line)
