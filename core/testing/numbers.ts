import * as fc from 'fast-check'
import { allScripts } from './digits.js'
import {
  inserted,
  nearMisses,
  mistakeIn,
  oneOfWays,
  together,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

/** A number from 0 to 99,999.99.
 * @example
 * fc.assert(fc.property(arb.nonNegativeNumber(), (value) => atLeastZero(value) === value)) */
export const nonNegativeNumber = (): fc.Arbitrary<number> =>
  fc.nat({ max: 9_999_999 }).map((hundredths) => hundredths / 100)

const withCommas = (text: string): string =>
  text.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','))

/** A number as people type it: with separators, a decimal comma, a plus sign, spaces, in Thai or full-width digits.
 * @example
 * fc.assert(fc.property(arb.writtenNonNegativeNumber(), ({ text, value }) => valueOf(parseNumber(text)) === value))
 * fc.assert(fc.property(arb.writtenNonNegativeNumber(), ({ text, value }) => atLeastZero(text) === value)) */
export const writtenNonNegativeNumber = (): fc.Arbitrary<Written<number>> =>
  fc
    .tuple(
      nonNegativeNumber(),
      oneOfWays({
        'with commas between thousands': withCommas,
        'with spaces between thousands': (plain: string) => withCommas(plain).replaceAll(',', ' '),
        'with a decimal comma': (plain: string) => plain.replace('.', ','),
        'with a plus sign': (plain: string) => `+${plain}`,
        'with spaces around': (plain: string) => ` ${plain} `,
        ...allScripts,
      }),
    )
    .map(([value, [way, written]]) => ({ text: written(String(value)), value, way: together(way) }))

/** One mistake in such a number: negative, a second point, a letter or invisible character, empty, not a number.
 * @example
 * fc.assert(fc.property(arb.nearNonNegativeNumber(), ({ input }) => atLeastZero(input) === 0))
 * fc.assert(fc.property(arb.nearNonNegativeNumber(), ({ input }) => parseNumber(input)._tag === 'Left')) */
export const nearNonNegativeNumber = (): fc.Arbitrary<NearMiss<number>> => {
  const withPoint = fc
    .tuple(fc.nat({ max: 99_999 }), fc.integer({ min: 1, max: 9 }))
    .map(([whole, tenths]) => whole + tenths / 10)
  return nearMisses(
    {
      'below nought': mistakeIn(withPoint, (of) => fc.constantFrom(`-${of}`, `\u2212${of}`)),
      'a second point': mistakeIn(withPoint, (of) => inserted(String(of), fc.constant('.'))),
      'a letter within': mistakeIn(withPoint, (of) => inserted(String(of), fc.constantFrom('a', 'e', 'x', 'ก'), 1)),
      'an unreadable character': mistakeIn(withPoint, (of) => inserted(String(of), unreadable())),
    },
    {
      empty: mistakeIn(withPoint, () => fc.constantFrom('', ' ', '\u00A0')),
      'no figures': mistakeIn(withPoint, () => fc.constantFrom('NaN', 'Infinity', '0x10', '1e999', 'ศูนย์')),
    },
  )
}
