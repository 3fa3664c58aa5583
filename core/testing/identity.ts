import * as fc from 'fast-check'
import type { CitizenId } from '../domain/identity/citizenId.js'
import { citizenIdCheckDigit } from '../domain/identity/citizenId.js'
import type { Email } from '../domain/identity/email.js'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { PassportId } from '../domain/identity/passportId.js'
import type { Password } from '../domain/identity/password.js'
import { inThaiDigits } from './digits.js'
import {
  dropped,
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

const digit = () => fc.constantFrom(...'0123456789')
const text = (unit: fc.Arbitrary<string>, min: number, max = min) =>
  fc.array(unit, { minLength: min, maxLength: max }).map((all) => all.join(''))

/**
 * A valid citizen ID of 13 ASCII digits. The first digit is 1 to 8; with `unassigned` also 0 and 9.
 * @example
 * fc.assert(fc.property(arb.citizenId(), (id) => parseCitizenId(id)._tag === 'Right'))
 */
export const citizenId = ({ unassigned = false } = {}): fc.Arbitrary<CitizenId> =>
  fc
    .tuple(unassigned ? digit() : fc.constantFrom(...'12345678'), text(digit(), 11))
    .map(([head, rest]) => `${head}${rest}${citizenIdCheckDigit(head + rest)}` as CitizenId)

/**
 * A valid citizen ID as written on a card: with hyphens, spaces, Thai digits, any first digit. The validator gives 13
 * ASCII digits.
 * @example
 * fc.assert(fc.property(arb.writtenCitizenId(), ({ text, value }) => valueOf(parseCitizenId(text)) === value))
 */
export const writtenCitizenId = (): fc.Arbitrary<Written<CitizenId>> =>
  fc
    .tuple(citizenId({ unassigned: true }), fc.constantFrom('-', ' ', '', '–', '\u00A0'), fc.boolean())
    .map(([id, gap, thai]) => {
      const parts = [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(gap)
      return { text: thai ? inThaiDigits(parts) : parts, value: id }
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

/**
 * One mistake in a citizen ID that the check digit detects: a digit changed, missing or extra, a letter for a digit, an
 * invisible character, two neighbours exchanged. For undetected ones see `unseenCitizenId`.
 * @example
 * fc.assert(fc.property(arb.nearCitizenId(), ({ input }) => parseCitizenId(input)._tag === 'Left'))
 */
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
  /**
   * `weight`: the third digit counts 11 times, which keeps the remainder of 11. `remainder`: 0 and 10 have the same
   * check digit.
   */
  readonly cause: 'weight' | 'remainder'
}

/**
 * A wrong digit that the check digit misses: 9.23 % of all single errors, 7.69 in the third digit and 1.54 between two
 * remainders with the check digit 1. Validators accept these; use them to test code that relies on the check digit
 * alone.
 * @example
 * fc.assert(fc.property(arb.unseenCitizenId(), ({ input }) => parseCitizenId(input)._tag === 'Right'))
 */
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

/**
 * A valid passport number: a capital letter, then 5 to 8 capital letters or digits.
 * @example
 * fc.assert(fc.property(arb.passportId(), (text) => parsePassportId(text)._tag === 'Right'))
 */
export const passportId = (): fc.Arbitrary<PassportId> => passportOf(6, 9)

/**
 * A valid passport number with spaces around it.
 * @example
 * fc.assert(fc.property(arb.writtenPassportId(), ({ text, value }) => valueOf(parsePassportId(text)) === value))
 */
export const writtenPassportId = (): fc.Arbitrary<Written<PassportId>> =>
  fc
    .tuple(passportId(), fc.constantFrom('', ' ', '\n', '\u00A0'), fc.constantFrom('', ' ', '\u200E', '\uFEFF'))
    .map(([value, before, behind]) => ({ text: before + value + behind, value }))

/**
 * One mistake in a passport number: a small letter, a digit first, wrong length, a space, hyphen or Thai letter.
 * @example
 * fc.assert(fc.property(arb.nearPassportId(), ({ input }) => parsePassportId(input)._tag === 'Left'))
 */
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

/**
 * A valid mobile number: ten digits that begin with 06, 08 or 09.
 * @example
 * fc.assert(fc.property(arb.mobileNumber(), (number) => valueOf(parseMobileNumber(number)) === number))
 */
export const mobileNumber = (): fc.Arbitrary<MobileNumber> =>
  fc.tuple(fc.constantFrom('06', '08', '09'), text(digit(), 8)).map(([head, rest]) => (head + rest) as MobileNumber)

/**
 * A valid mobile number as written: grouped, in brackets, with the country code, in Thai digits. The validator gives
 * the national form.
 * @example
 * fc.assert(fc.property(arb.writtenMobileNumber(), ({ text, value }) => valueOf(parseMobileNumber(text)) === value))
 */
export const writtenMobileNumber = (): fc.Arbitrary<Written<MobileNumber>> =>
  fc
    .tuple(
      mobileNumber(),
      fc.constantFrom('-', ' ', '', '.', '\u00A0', '\u200B'),
      fc.constantFrom('0', '+66', '66', '0066', '+66 (0)', '(0'),
      fc.boolean(),
    )
    .map(([number, gap, start, thai]) => {
      const parts = [
        `${start}${start.endsWith('6') ? gap : ''}${number.slice(1, 3)}${start === '(0' ? ')' : ''}`,
        number.slice(3, 6),
        number.slice(6),
      ].join(gap)
      return { text: thai ? inThaiDigits(parts) : parts, value: number }
    })

/**
 * One mistake in a mobile number: the start of a land line, a digit missing or extra, a letter, an invisible character,
 * another country.
 * @example
 * fc.assert(fc.property(arb.nearMobileNumber(), ({ input }) => parseMobileNumber(input)._tag === 'Left'))
 */
export const nearMobileNumber = (): fc.Arbitrary<NearMiss<MobileNumber>> =>
  nearMisses(
    {
      'the start of a land line': mistakeIn(mobileNumber(), (number) =>
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
      'the country and both noughts': mistakeIn(mobileNumber(), (number) => fc.constant(`+660${number}`)),
    },
  )

const atom = () => text(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789!#$%&'*+/=?^_`{|}~-"), 1, 15)
const label = () =>
  fc
    .tuple(text(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), 1, 8), fc.nat({ max: 3 }))
    .map(([letters, hyphens]) => `${letters}${hyphens > 0 ? `${'-'.repeat(hyphens)}x` : ''}`)

/**
 * A valid e-mail address in its normal form.
 * @example
 * fc.assert(fc.property(arb.email(), (address) => parseEmail(address)._tag === 'Right'))
 */
export const email = (): fc.Arbitrary<Email> =>
  fc
    .tuple(
      fc.array(atom(), { minLength: 1, maxLength: 3 }),
      fc.array(label(), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('com', 'co.th', 'test', 'th', 'xn--o3cw4h'),
    )
    .map(([local, labels, top]) => `${local.join('.')}@${[...labels, top].join('.')}` as Email)

/**
 * A valid address with white space around it and a domain in capitals. The validator trims and lowers only these.
 * @example
 * fc.assert(fc.property(arb.writtenEmail(), ({ text, value }) => valueOf(parseEmail(text)) === value))
 */
export const writtenEmail = (): fc.Arbitrary<Written<Email>> =>
  fc
    .tuple(email(), fc.constantFrom('', ' ', '\t', '\u200B'), fc.constantFrom('', ' ', '\n', '\uFEFF'), fc.boolean())
    .map(([value, before, behind, capitals]) => {
      const at = value.indexOf('@')
      const written = capitals ? value.slice(0, at) + value.slice(at).toUpperCase() : value
      return { text: before + written + behind, value }
    })

const lastDot = (address: string): number => address.lastIndexOf('.')
const beforeAt = (address: string): string => address.slice(0, address.indexOf('@'))

/**
 * One mistake in an address: no `@` or two, an extra dot, a comma for a dot, a space or line end, a letter beyond
 * ASCII, a hyphen at a label's end; by name: header injection.
 * @example
 * fc.assert(fc.property(arb.nearEmail(), ({ input }) => parseEmail(input)._tag === 'Left'))
 */
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

/**
 * 8 to 128 characters of any script, with surrogate pairs.
 * @example
 * fc.assert(fc.property(arb.password(), (text) => parsePassword(isCommonPassword)(text)._tag === 'Right'))
 */
export const password = (): fc.Arbitrary<Password> => passwordOf(8, 128)

const withoutLast = (of: string): string => Array.from(of).slice(0, -1).join('')
const betweenCharacters = (of: string, sign: string): fc.Arbitrary<string> =>
  fc.nat({ max: Array.from(of).length }).map((at) => Array.from(of).toSpliced(at, 0, sign).join(''))

/**
 * One mistake in a password: a character too few or too many, a control character, half a surrogate pair. Tests that an
 * emoji counts as one character.
 * @example
 * fc.assert(fc.property(arb.nearPassword(), ({ input }) => parsePassword(isCommonPassword)(input)._tag === 'Left'))
 */
export const nearPassword = (): fc.Arbitrary<NearMiss<Password>> =>
  nearMisses({
    'a character too few': mistakeIn(passwordOf(8, 8), (of) => fc.constant(withoutLast(of))),
    'a character too many': mistakeIn(passwordOf(128, 128), (of) => betweenCharacters(of, 'x')),
    'an unreadable character': mistakeIn(passwordOf(8, 127), (of) =>
      unreadable().chain((sign) => betweenCharacters(of, sign)),
    ),
  })
