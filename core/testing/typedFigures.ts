import * as fc from 'fast-check'
import { allScripts } from './digits.js'
import {
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  oneOfWays,
  together,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

const hundredths = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100)
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10)

/** Never three decimals, which a comma would make thousands. */
const writtenFigure = (valid: fc.Arbitrary<number>): fc.Arbitrary<Written<number>> =>
  fc
    .tuple(
      valid,
      oneOfWays({
        'with a decimal comma': (plain: string) => plain.replace('.', ','),
        'with a zero more': (plain: string) => (plain.includes('.') ? `${plain}0` : `${plain}.0`),
        'with a plus sign': (plain: string) => `+${plain}`,
        'with spaces around': (plain: string) => ` ${plain} `,
        'with a space before the point': (plain: string) => plain.replace('.', ' .'),
        ...allScripts,
      }),
    )
    .map(([value, [way, written]]) => ({ text: written(String(value)), value, way: together(way) }))

const nearFigure = (
  valid: fc.Arbitrary<number>,
  otherUnit: string,
  named: Readonly<Record<string, (of: number) => fc.Arbitrary<string>>>,
): fc.Arbitrary<NearMiss<number>> => {
  const withPoint = valid.filter((value) => !Number.isInteger(value))
  const mistakes = Object.entries(named).map(([slip, make]) => [slip, mistakeIn(valid, make)] as const)
  return nearMisses(
    {
      'below nought': mistakeIn(valid, (of) => fc.constantFrom(`-${of}`, `\u2212${of}`)),
      'a second point': mistakeIn(withPoint, (of) => inserted(String(of), fc.constant('.'))),
      'a letter for a digit': mistakeIn(valid, (of) => replaced(String(of), fc.constantFrom('O', 'l', 'ก'))),
      'an unreadable character': mistakeIn(valid, (of) => inserted(String(of), unreadable())),
    },
    {
      'another unit behind it': mistakeIn(valid, (of) => fc.constantFrom(`${of} ${otherUnit}`, `${of}${otherUnit}`)),
      nought: mistakeIn(valid, () => fc.constantFrom('0', '0.0', '๐')),
      'nothing at all': mistakeIn(valid, () => fc.constantFrom('', ' ', '\u00A0', '\u200B')),
      ...Object.fromEntries(mistakes),
    },
  )
}

/** A child's weight in kilograms: 0.6 to 150, to ten grams.
 * @example
 * fc.assert(fc.property(arb.weight(), (kg) => kg >= 0.6 && kg <= 150)) */
export const weight = (): fc.Arbitrary<number> => hundredths(0.6, 150)

/** A weight as people type it: a decimal comma, extra zeros or spaces, a plus sign, Thai or full-width digits.
 * @example
 * fc.assert(fc.property(arb.writtenWeight(), ({ text, value }) => valueOf(parseNumber(text)) === value)) */
export const writtenWeight = (): fc.Arbitrary<Written<number>> => writtenFigure(weight())

/** One mistake in a weight that a form refuses at any age. A moved point is not included: only `typingHelp` sees it,
 * by age.
 * @example
 * const form = { name: '', sex: null, birthDate: null, date: null, height: '', measure: null, head_circumference: '', gestation_weeks: '', gestation_days: '' }
 * const problems = formProblems(todayInBangkok(Date.UTC(2026, 10, 20)))
 * fc.assert(fc.property(arb.nearWeight(), ({ input }) => problems({ ...form, weight: input }).weight !== undefined)) */
export const nearWeight = (): fc.Arbitrary<NearMiss<number>> =>
  nearFigure(weight(), 'ซม.', {
    'grams for kilograms': (of) => fc.constant(String(Math.round(of * 1000))),
    'more than is believed': () => tenths(500.1, 2000).map(String),
  })

/** A child's height in centimetres: 30 to 220, to a millimetre.
 * @example
 * fc.assert(fc.property(arb.height(), (cm) => cm >= 30 && cm <= 220)) */
export const height = (): fc.Arbitrary<number> => tenths(30, 220)

/** A height as people type it: a decimal comma, extra zeros or spaces, a plus sign, Thai or full-width digits.
 * @example
 * fc.assert(fc.property(arb.writtenHeight(), ({ text, value }) => valueOf(parseNumber(text)) === value)) */
export const writtenHeight = (): fc.Arbitrary<Written<number>> => writtenFigure(height())

/** One mistake in a height that a form refuses at any age.
 * @example
 * const form = { name: '', sex: null, birthDate: null, date: null, weight: '', measure: null, head_circumference: '', gestation_weeks: '', gestation_days: '' }
 * const problems = formProblems(todayInBangkok(Date.UTC(2026, 10, 20)))
 * // A height may be left out: nothing at all is no figure, and no problem either.
 * fc.assert(fc.property(arb.nearHeight(), ({ input }) => problems({ ...form, height: input }).height !== undefined || parseNumber(input)._tag === 'Left')) */
export const nearHeight = (): fc.Arbitrary<NearMiss<number>> =>
  nearFigure(height(), 'กก.', {
    'metres for centimetres': (of) => fc.constant(String(Math.round(of * 10) / 1000)),
    'more than is believed': () => tenths(300.1, 2000).map(String),
  })
