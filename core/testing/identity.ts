import * as fc from 'fast-check'
import type { CitizenId } from '../domain/identity/citizenId.js'
import { citizenIdCheckDigit } from '../domain/identity/citizenId.js'
import type { Email } from '../domain/identity/email.js'
import type { LandLine } from '../domain/identity/landLine.js'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { PassportId } from '../domain/identity/passportId.js'
import type { Password } from '../domain/identity/password.js'
import { scripts } from './digits.js'
import {
  dropped,
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

const digit = () => fc.constantFrom(...'0123456789')
const text = (unit: fc.Arbitrary<string>, min: number, max = min) =>
  fc.array(unit, { minLength: min, maxLength: max }).map((all) => all.join(''))

/** The numbers that follow the smallest are tried first, because a fault may depend on the remainder of 11, which
 * halving would miss. */
class TwelveDigits extends fc.Arbitrary<number> {
  readonly #digits: fc.Arbitrary<number>
  readonly #min: number
  constructor(min: number, max: number) {
    super()
    this.#digits = fc.integer({ min, max })
    this.#min = min
  }
  override generate(random: fc.Random, bias: number | undefined): fc.Value<number> {
    return this.#digits.generate(random, bias)
  }
  override canShrinkWithoutContext(value: unknown): value is number {
    return this.#digits.canShrinkWithoutContext(value)
  }
  override shrink(value: number, context: unknown): fc.Stream<fc.Value<number>> {
    const smallest = Array.from({ length: Math.min(100, value - this.#min) }, (_, at) => this.#min + at)
    return fc
      .stream(smallest[Symbol.iterator]())
      .map((number) => new fc.Value(number, undefined))
      .join(this.#digits.shrink(value, context))
  }
}

/** The options of citizen IDs. `unassigned`: the first digit may be 0 or 9, which no citizen has. */
export interface CitizenIdOptions {
  readonly unassigned?: boolean
}

/** A valid citizen ID of 13 ASCII digits. A failure is shown with the smallest number that has it.
 * @example
 * fc.assert(fc.property(arb.citizenId(), (id) => parseCitizenId(id)._tag === 'Right')) */
export const citizenId = ({ unassigned = false }: CitizenIdOptions = {}): fc.Arbitrary<CitizenId> =>
  (unassigned ? new TwelveDigits(0, 999_999_999_999) : new TwelveDigits(100_000_000_000, 899_999_999_999)).map(
    (number) => {
      const twelve = String(number).padStart(12, '0')
      return `${twelve}${citizenIdCheckDigit(twelve)}` as CitizenId
    },
  )

/** A citizen ID as people write it: with hyphens, spaces, dashes, in Thai digits.
 * @example
 * fc.assert(fc.property(arb.writtenCitizenId(), ({ text, value }) => valueOf(parseCitizenId(text)) === value)) */
export const writtenCitizenId = (options: CitizenIdOptions = {}): fc.Arbitrary<Written<CitizenId>> =>
  fc
    .tuple(
      citizenId(options),
      oneOfWays({
        'with hyphens': '-',
        'with spaces': ' ',
        '': '',
        'with dashes': '–',
        'with no-break spaces': '\u00A0',
      }),
      oneOfWays(scripts),
    )
    .map(([id, [gaps, gap], [script, inScript]]) => {
      const parts = [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(gap)
      return { text: inScript(parts), value: id, way: together(gaps, script) }
    })

const isRightNumber = (thirteen: string): boolean => citizenIdCheckDigit(thirteen) === Number(thirteen[12])

const neighbours = (id: string) => {
  const all = Array.from(id).flatMap((was, at) =>
    Array.from('0123456789')
      .filter((digitThere) => digitThere !== was)
      .map((digitThere) => ({ at, number: id.slice(0, at) + digitThere + id.slice(at + 1) })),
  )
  return {
    wrong: all.filter(({ number }) => !isRightNumber(number)),
    right: all.filter(({ number }) => isRightNumber(number)),
  }
}

const exchangedIn = (id: string): ReadonlyArray<string> =>
  Array.from(
    { length: 12 },
    (_, at) => id.slice(0, at) + id.slice(at + 1, at + 2) + id.slice(at, at + 1) + id.slice(at + 2),
  ).filter((number) => !isRightNumber(number))

/** One mistake in a citizen ID that the check digit detects. For undetected ones see `unseenCitizenId`.
 * @example
 * fc.assert(fc.property(arb.nearCitizenId(), ({ input }) => parseCitizenId(input)._tag === 'Left')) */
export const nearCitizenId = (): fc.Arbitrary<NearMiss<CitizenId>> =>
  nearMisses(
    {
      'a digit changed': mistakeIn(citizenId(), (id) =>
        fc.constantFrom(...neighbours(id).wrong.map(({ number }) => number)),
      ),
      'a digit missing': mistakeIn(citizenId(), dropped),
      'a digit too many': mistakeIn(citizenId(), (id) => inserted(id, digit())),
      'a letter for a digit': mistakeIn(citizenId(), (id) => replaced(id, fc.constantFrom('O', 'o', 'l', 'I', 'ก'))),
      'an unreadable character': mistakeIn(citizenId(), (id) => inserted(id, unreadable())),
    },
    {
      'neighbours exchanged': mistakeIn(
        citizenId().filter((id) => exchangedIn(id).length > 0),
        (id) => fc.constantFrom(...exchangedIn(id)),
      ),
    },
  )

/** A citizen ID with one wrong digit and a right check digit. */
export interface UnseenSlip {
  readonly input: CitizenId
  readonly of: CitizenId
  /** `weight`: the third digit counts 11 times. `remainder`: 0 and 10 have the same check digit. */
  readonly cause: 'weight' | 'remainder'
}

/** A wrong digit that the check digit misses, 9.23 % of all. Validators accept these; use them to test code that
 * relies on the check digit alone.
 * @example
 * fc.assert(fc.property(arb.unseenCitizenId(), ({ input }) => parseCitizenId(input)._tag === 'Right')) */
export const unseenCitizenId = (): fc.Arbitrary<UnseenSlip> =>
  citizenId().chain((of) =>
    fc
      .constantFrom(...neighbours(of).right)
      .map(({ at, number }) => ({ input: number as CitizenId, of, cause: at === 2 ? 'weight' : 'remainder' })),
  )

const capital = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const capitalOrDigit = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

const passportOf = (shortest: number, longest: number): fc.Arbitrary<PassportId> =>
  fc
    .tuple(capital(), text(capitalOrDigit(), shortest - 1, longest - 1))
    .map(([head, rest]) => (head + rest) as PassportId)

/** A valid passport number: a capital letter, then 5 to 8 capital letters or digits.
 * @example
 * fc.assert(fc.property(arb.passportId(), (text) => parsePassportId(text)._tag === 'Right')) */
export const passportId = (): fc.Arbitrary<PassportId> => passportOf(6, 9)

/** A valid passport number with spaces around it.
 * @example
 * fc.assert(fc.property(arb.writtenPassportId(), ({ text, value }) => valueOf(parsePassportId(text)) === value)) */
export const writtenPassportId = (): fc.Arbitrary<Written<PassportId>> =>
  fc
    .tuple(
      passportId(),
      oneOfWays({ '': '', 'a space before': ' ', 'a line end before': '\n', 'a no-break space before': '\u00A0' }),
      oneOfWays({
        '': '',
        'a space behind': ' ',
        'a mark of direction behind': '\u200E',
        'a byte order mark behind': '\uFEFF',
      }),
    )
    .map(([value, [wayBefore, before], [wayBehind, behind]]) => ({
      text: before + value + behind,
      value,
      way: together(wayBefore, wayBehind),
    }))

/** One mistake in a passport number: a small letter, a digit first, wrong length, a space, hyphen or Thai letter.
 * @example
 * fc.assert(fc.property(arb.nearPassportId(), ({ input }) => parsePassportId(input)._tag === 'Left')) */
export const nearPassportId = (): fc.Arbitrary<NearMiss<PassportId>> =>
  nearMisses({
    'a small letter': mistakeIn(passportId(), (id) => fc.constant(id.slice(0, 1).toLowerCase() + id.slice(1))),
    'a digit first': mistakeIn(passportId(), (id) => replaced(id, digit(), 0, 0)),
    'a character too few': mistakeIn(passportOf(6, 6), (id) => fc.constant(id.slice(0, 5))),
    'a character too many': mistakeIn(passportOf(9, 9), (id) => inserted(id, capitalOrDigit(), 1)),
    'a sign within': mistakeIn(passportOf(6, 8), (id) =>
      inserted(id, fc.constantFrom(' ', '-', '.', '\n'), 1, id.length - 1),
    ),
    'a letter beyond A to Z': mistakeIn(passportId(), (id) => replaced(id, fc.constantFrom('ก', 'É', 'А', '๑'))),
    'an unreadable character': mistakeIn(passportId(), (id) => inserted(id, unreadable())),
  })

/** `area`: the digits of the first group. */
const writtenTelephone = <A extends string>(valid: fc.Arbitrary<A>, area: number): fc.Arbitrary<Written<A>> =>
  fc
    .tuple(
      valid,
      oneOfWays({
        'with hyphens': '-',
        'with spaces': ' ',
        '': '',
        'with dots': '.',
        'with no-break spaces': '\u00A0',
        'with zero-width spaces': '\u200B',
      }),
      oneOfWays({
        '': '0',
        'with +66': '+66',
        'with 66': '66',
        'with 0066': '0066',
        'with +66 (0)': '+66 (0)',
        'with brackets': '(0',
      }),
      oneOfWays(scripts),
    )
    .map(([number, [gaps, gap], [start, prefix], [script, inScript]]) => {
      const parts = [
        `${prefix}${prefix.endsWith('6') ? gap : ''}${number.slice(1, area)}${prefix === '(0' ? ')' : ''}`,
        number.slice(area, area + 3),
        number.slice(area + 3),
      ].join(gap)
      return { text: inScript(parts), value: number, way: together(gaps, start, script) }
    })

/** A valid mobile number: ten digits that begin with 06, 08 or 09.
 * @example
 * fc.assert(fc.property(arb.mobileNumber(), (number) => valueOf(parseMobileNumber(number)) === number)) */
export const mobileNumber = (): fc.Arbitrary<MobileNumber> =>
  fc.tuple(fc.constantFrom('06', '08', '09'), text(digit(), 8)).map(([head, rest]) => (head + rest) as MobileNumber)

/** A valid mobile number as written: grouped, in brackets, with the country code, in Thai digits.
 * @example
 * fc.assert(fc.property(arb.writtenMobileNumber(), ({ text, value }) => valueOf(parseMobileNumber(text)) === value)) */
export const writtenMobileNumber = (): fc.Arbitrary<Written<MobileNumber>> => writtenTelephone(mobileNumber(), 3)

/** One mistake in a mobile number; `another country` and `a land line` change more than one character.
 * @example
 * fc.assert(fc.property(arb.nearMobileNumber(), ({ input }) => parseMobileNumber(input)._tag === 'Left')) */
export const nearMobileNumber = (): fc.Arbitrary<NearMiss<MobileNumber>> =>
  nearMisses(
    {
      'no start of a mobile number': mistakeIn(mobileNumber(), (number) =>
        replaced(number, fc.constantFrom(...'123457'), 1, 1),
      ),
      'no nought first': mistakeIn(mobileNumber(), (number) => replaced(number, fc.constantFrom(...'12345789'), 0, 0)),
      'a digit missing': mistakeIn(mobileNumber(), dropped),
      'a digit too many': mistakeIn(mobileNumber(), (number) => inserted(number, digit(), 2)),
      'a letter for a digit': mistakeIn(mobileNumber(), (number) =>
        replaced(number, fc.constantFrom('x', 'O', 'l', 'ก')),
      ),
      'an unreadable character': mistakeIn(mobileNumber(), (number) => inserted(number, unreadable())),
    },
    {
      'another country': mistakeIn(mobileNumber(), (number) => fc.constant(`+65${number.slice(1)}`)),
      'a land line': mistakeIn(mobileNumber(), () => landLine()),
      'the country and both noughts': mistakeIn(mobileNumber(), (number) => fc.constant(`+660${number}`)),
    },
  )

/** A valid number of a land line: nine digits that begin with 02, 03, 04, 05 or 07.
 * @example
 * fc.assert(fc.property(arb.landLine(), (number) => valueOf(parseLandLine(number)) === number)) */
export const landLine = (): fc.Arbitrary<LandLine> =>
  fc
    .tuple(fc.constantFrom('02', '03', '04', '05', '07'), text(digit(), 7))
    .map(([head, rest]) => (head + rest) as LandLine)

/** A land line as written: grouped, in brackets, with the country code, in Thai digits.
 * @example
 * fc.assert(fc.property(arb.writtenLandLine(), ({ text, value }) => valueOf(parseLandLine(text)) === value)) */
export const writtenLandLine = (): fc.Arbitrary<Written<LandLine>> => writtenTelephone(landLine(), 2)

/** One mistake in a land line; another country, a mobile number and an extension change more than one character.
 * @example
 * fc.assert(fc.property(arb.nearLandLine(), ({ input }) => parseLandLine(input)._tag === 'Left')) */
export const nearLandLine = (): fc.Arbitrary<NearMiss<LandLine>> =>
  nearMisses(
    {
      'no start of a land line': mistakeIn(landLine(), (number) => replaced(number, fc.constantFrom(...'01689'), 1, 1)),
      'no nought first': mistakeIn(landLine(), (number) => replaced(number, fc.constantFrom(...'12345789'), 0, 0)),
      'a digit missing': mistakeIn(landLine(), dropped),
      'a digit too many': mistakeIn(landLine(), (number) => inserted(number, digit(), 2)),
      'a letter for a digit': mistakeIn(landLine(), (number) => replaced(number, fc.constantFrom('x', 'O', 'l', 'ก'))),
      'an unreadable character': mistakeIn(landLine(), (number) => inserted(number, unreadable())),
    },
    {
      'another country': mistakeIn(landLine(), (number) => fc.constant(`+65${number.slice(1)}`)),
      'a mobile number': mistakeIn(landLine(), () => mobileNumber()),
      'an extension behind': mistakeIn(landLine(), (number) => fc.constantFrom(`${number} ต่อ 12`, `${number} #12`)),
    },
  )

const atom = () => text(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789!#$%&'*+/=?^_`{|}~-"), 1, 15)
const label = () =>
  fc
    .tuple(text(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), 1, 8), fc.nat({ max: 3 }))
    .map(([letters, hyphens]) => `${letters}${hyphens > 0 ? `${'-'.repeat(hyphens)}x` : ''}`)

/** A valid e-mail address in its normal form.
 * @example
 * fc.assert(fc.property(arb.email(), (address) => parseEmail(address)._tag === 'Right')) */
export const email = (): fc.Arbitrary<Email> =>
  fc
    .tuple(
      fc.array(atom(), { minLength: 1, maxLength: 3 }),
      fc.array(label(), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('com', 'co.th', 'test', 'th', 'xn--o3cw4h'),
    )
    .map(([local, labels, top]) => `${local.join('.')}@${[...labels, top].join('.')}` as Email)

/** A valid address with white space around it and a domain in capitals.
 * @example
 * fc.assert(fc.property(arb.writtenEmail(), ({ text, value }) => valueOf(parseEmail(text)) === value)) */
export const writtenEmail = (): fc.Arbitrary<Written<Email>> =>
  fc
    .tuple(
      email(),
      oneOfWays({ '': '', 'a space before': ' ', 'a tab before': '\t', 'a zero-width space before': '\u200B' }),
      oneOfWays({ '': '', 'a space behind': ' ', 'a line end behind': '\n', 'a byte order mark behind': '\uFEFF' }),
      fc.boolean(),
    )
    .map(([value, [wayBefore, before], [wayBehind, behind], capitals]) => {
      const at = value.indexOf('@')
      const written = capitals ? value.slice(0, at) + value.slice(at).toUpperCase() : value
      const way = together(wayBefore, capitals ? 'with a domain in capitals' : '', wayBehind)
      return { text: before + written + behind, value, way }
    })

const lastDot = (address: string): number => address.lastIndexOf('.')
const beforeAt = (address: string): string => address.slice(0, address.indexOf('@'))

/** One mistake in an address, among them header injection.
 * @example
 * fc.assert(fc.property(arb.nearEmail(), ({ input }) => parseEmail(input)._tag === 'Left')) */
export const nearEmail = (): fc.Arbitrary<NearMiss<Email>> =>
  nearMisses(
    {
      'no @': mistakeIn(email(), (address) => fc.constant(address.replace('@', ''))),
      'a second @': mistakeIn(email(), (address) => inserted(address, fc.constant('@'))),
      'a dot first': mistakeIn(email(), (address) => fc.constant(`.${address}`)),
      'a dot before the @': mistakeIn(email(), (address) => fc.constant(address.replace('@', '.@'))),
      'a dot doubled': mistakeIn(email(), (address) =>
        inserted(address, fc.constant('.'), lastDot(address), lastDot(address)),
      ),
      'a comma for a dot': mistakeIn(email(), (address) =>
        replaced(address, fc.constant(','), lastDot(address), lastDot(address)),
      ),
      'a hyphen before a dot': mistakeIn(email(), (address) =>
        inserted(address, fc.constant('-'), lastDot(address), lastDot(address)),
      ),
      'a space within': mistakeIn(email(), (address) => inserted(address, fc.constant(' '), 1, address.length - 1)),
      'a line end within': mistakeIn(email(), (address) =>
        inserted(address, fc.constantFrom('\n', '\r'), 1, address.length - 1),
      ),
      'a letter beyond ASCII': mistakeIn(email(), (address) => inserted(address, fc.constantFrom('ม', 'é', 'ß', 'а'))),
      'an unreadable character': mistakeIn(email(), (address) => inserted(address, unreadable())),
    },
    {
      'no top level': mistakeIn(email(), (address) => fc.constant(`${beforeAt(address)}@localhost`)),
      'a number for a domain': mistakeIn(email(), (address) => fc.constant(`${beforeAt(address)}@127.0.0.1`)),
      'a further header': mistakeIn(email(), (address) => fc.constant(`${address}\r\nBcc: other@example.com`)),
      'too long': mistakeIn(email(), (address) => fc.constant(`${'a'.repeat(255)}${address}`)),
    },
  )

const passwordOf = (shortest: number, longest: number): fc.Arbitrary<Password> =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0x20, max: 0x7e }),
        fc.integer({ min: 0x0e01, max: 0x0e3a }),
        fc.constantFrom(0x1f600, 0x1f9d2, 0x3b1),
      ),
      { minLength: shortest, maxLength: longest },
    )
    .map((points) => String.fromCodePoint(...points) as Password)

/** A password of 8 to 128 characters of any script, with surrogate pairs.
 * @example
 * fc.assert(fc.property(arb.password(), (text) => parsePassword(isCommonPassword)(text)._tag === 'Right')) */
export const password = (): fc.Arbitrary<Password> => passwordOf(8, 128)

const withoutLast = (of: string): string => Array.from(of).slice(0, -1).join('')
const betweenCharacters = (of: string, sign: string): fc.Arbitrary<string> =>
  fc.nat({ max: Array.from(of).length }).map((at) => Array.from(of).toSpliced(at, 0, sign).join(''))

/** One mistake in a password. It tests that an emoji counts as one character.
 * @example
 * fc.assert(fc.property(arb.nearPassword(), ({ input }) => parsePassword(isCommonPassword)(input)._tag === 'Left')) */
export const nearPassword = (): fc.Arbitrary<NearMiss<Password>> =>
  nearMisses({
    'a character too few': mistakeIn(passwordOf(8, 8), (of) => fc.constant(withoutLast(of))),
    'a character too many': mistakeIn(passwordOf(128, 128), (of) => betweenCharacters(of, 'x')),
    'an unreadable character': mistakeIn(passwordOf(8, 127), (of) =>
      unreadable().chain((sign) => betweenCharacters(of, sign)),
    ),
  })
