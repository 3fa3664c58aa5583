import * as t from 'io-ts'

/** The consumers of a product: `infant` 0 to 12 months, `young-child` 1 to 3 years, `child` from 3 years, `adult`. */
export const AgeLine = /*#__PURE__*/ t.keyof({ infant: null, 'young-child': null, child: null, adult: null }, 'AgeLine')
export type AgeLine = t.TypeOf<typeof AgeLine>

/** Source: the milk code. */
export const protectedMonths = 36

export const isProtectedLine = (age_line: AgeLine): boolean => protectedLines[age_line]

const protectedLines: Readonly<Record<AgeLine, boolean>> = {
  infant: true,
  'young-child': true,
  child: false,
  adult: false,
}

export const isInformationLine = (age_line: AgeLine): boolean => age_line === 'young-child'

/** Whether the milk code protects this age. `months`: of the youngest child.
 * @example isProtectedAge(30) // => true */
export const isProtectedAge = (months: number): boolean => months < protectedMonths

/** `milkCodeGate` for a product, without a log.
 * @example mayPromote('infant') // => false */
export const mayPromote = (age_line: AgeLine): boolean => !isProtectedLine(age_line)
