import * as fc from 'fast-check'
import type { CitizenId } from '../domain/identity/citizenId.js'
import { citizenIdCheckDigit } from '../domain/identity/citizenId.js'
import type { Email } from '../domain/identity/email.js'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { PassportId } from '../domain/identity/passportId.js'
import type { Password } from '../domain/identity/password.js'
import { inThaiDigits } from './digits.js'
import { dropped, inserted, nearMisses, replaced, slipIn, unreadable, type NearMiss, type Written } from './nearMiss.js'

const digit = () => fc.constantFrom(...'0123456789')
const text = (unit: fc.Arbitrary<string>, min: number, max = min) =>
  fc.array(unit, { minLength: min, maxLength: max }).map((all) => all.join(''))

/**
 * A valid citizen ID, 13 ASCII digits. The first digit is 1 to 8, unless 0 and 9 are asked for too.
 * @example
 * fc.assert(fc.property(arb.citizenId(), (id) => citizenId(id)._tag === 'Right'))
 */
export const citizenId = ({ unassigned = false } = {}): fc.Arbitrary<CitizenId> =>
  fc
    .tuple(unassigned ? digit() : fc.constantFrom(...'12345678'), text(digit(), 11))
    .map(([head, rest]) => `${head}${rest}${citizenIdCheckDigit(head + rest)}` as CitizenId)

/**
 * A valid citizen ID as people write it: with hyphens, spaces, Thai digits, and any first digit. Proves that a validator reads what
 * stands on a card, and gives 13 ASCII digits for it.
 * @example
 * fc.assert(fc.property(arb.writtenCitizenId(), ({ text, value }) => rightOf(citizenId(text)) === value))
 */
export const writtenCitizenId = (): fc.Arbitrary<Written<CitizenId>> =>
  fc
    .tuple(citizenId({ unassigned: true }), fc.constantFrom('-', ' ', '', '–', '\u00A0'), fc.boolean())
    .map(([id, gap, thai]) => {
      const parts = [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(gap)
      return { text: thai ? inThaiDigits(parts) : parts, value: id }
    })

const isRightNumber = (thirteen: string): boolean => citizenIdCheckDigit(thirteen) === Number(thirteen[12])

/** Every number that differs in one digit, those with a right check digit apart. */
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
 * One slip away from a valid citizen ID: a digit changed, missing or too many, a letter for a digit, a character that
 * nobody typed, two neighbours exchanged. Proves that a validator reckons the check digit, takes neither 12 nor 14 digits, and drops nothing. Slips that the check digit itself does not
 * see are left out: those makes `unseenCitizenId`.
 * @example
 * fc.assert(fc.property(arb.nearCitizenId(), ({ input }) => citizenId(input)._tag === 'Left'))
 */
export const nearCitizenId = (): fc.Arbitrary<NearMiss<CitizenId>> =>
  nearMisses(
    {
      'a digit changed': slipIn(citizenId(), (id) =>
        fc.constantFrom(...neighbours(id).wrong.map(({ number }) => number)),
      ),
      'a digit missing': slipIn(citizenId(), dropped),
      'a digit too many': slipIn(citizenId(), (id) => inserted(id, digit())),
      'a letter for a digit': slipIn(citizenId(), (id) => replaced(id, fc.constantFrom('O', 'o', 'l', 'I', 'ก'))),
      'an unreadable character': slipIn(citizenId(), (id) => inserted(id, unreadable())),
    },
    {
      'neighbours exchanged': slipIn(
        citizenId().filter((id) => exchangedIn(id).length > 0),
        (id) => fc.constantFrom(...exchangedIn(id)),
      ),
    },
  )

/** A number with one wrong digit whose check digit is right all the same. */
export interface UnseenSlip {
  /** Right by its check digit, and not the one that was meant. */
  readonly input: CitizenId
  readonly of: CitizenId
  /** `weight`: the third digit counts 11 times, which changes no remainder of 11. `remainder`: 0 and 10 ask for the same digit. */
  readonly cause: 'weight' | 'remainder'
}

/**
 * What the check digit does not see: of all numbers with one digit wrong 9.23 %, of which 7.69 have another third digit and
 * 1.54 go from one to the other of two remainders that ask for a 1. Proves nothing of a validator, which has to take them; it is for
 * whoever believes that a right check digit makes a number right.
 * @example
 * fc.assert(fc.property(arb.unseenCitizenId(), ({ input }) => citizenId(input)._tag === 'Right'))
 */
export const unseenCitizenId = (): fc.Arbitrary<UnseenSlip> =>
  citizenId().chain((of) =>
    fc
      .constantFrom(...neighbours(of).right)
      .map(({ at, number }) => ({ input: number as CitizenId, of, cause: at === 2 ? 'weight' : 'remainder' })),
  )

const capital = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const capitalOrDigit = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

/** A passport number that `passportId` reads: a capital, then five to eight capitals and digits. */
const passportOf = (shortest: number, longest: number): fc.Arbitrary<PassportId> =>
  fc
    .tuple(capital(), text(capitalOrDigit(), shortest - 1, longest - 1))
    .map(([head, rest]) => (head + rest) as PassportId)

/**
 * A valid passport number: a capital, then 5 to 8 capitals or digits.
 * @example
 * fc.assert(fc.property(arb.passportId(), (text) => passportId(text)._tag === 'Right'))
 */
export const passportId = (): fc.Arbitrary<PassportId> => passportOf(6, 9)

/**
 * A valid passport number with what a copy brings around it: proves that a validator drops that, and changes nothing else.
 * @example
 * fc.assert(fc.property(arb.writtenPassportId(), ({ text, value }) => rightOf(passportId(text)) === value))
 */
export const writtenPassportId = (): fc.Arbitrary<Written<PassportId>> =>
  fc
    .tuple(passportId(), fc.constantFrom('', ' ', '\n', '\u00A0'), fc.constantFrom('', ' ', '\u200E', '\uFEFF'))
    .map(([value, before, behind]) => ({ text: before + value + behind, value }))

/**
 * One slip away from a valid passport number: a small letter, a digit first, a character too few or too many, a space, hyphen or
 * Thai letter within. Proves that a validator looks at the first character, at both lengths and at every sign.
 * @example
 * fc.assert(fc.property(arb.nearPassportId(), ({ input }) => passportId(input)._tag === 'Left'))
 */
export const nearPassportId = (): fc.Arbitrary<NearMiss<PassportId>> =>
  nearMisses({
    'a small letter': slipIn(passportId(), (id) => fc.constant(id.slice(0, 1).toLowerCase() + id.slice(1))),
    'a digit first': slipIn(passportId(), (id) => replaced(id, digit(), 0, 0)),
    'a character too few': slipIn(passportOf(6, 6), (id) => fc.constant(id.slice(0, 5))),
    'a character too many': slipIn(passportOf(9, 9), (id) => inserted(id, capitalOrDigit(), 1)),
    'a sign within': slipIn(passportOf(6, 8), (id) =>
      inserted(id, fc.constantFrom(' ', '-', '.', '\n'), 1, id.length - 1),
    ),
    'a letter beyond A to Z': slipIn(passportId(), (id) => replaced(id, fc.constantFrom('ก', 'É', 'А', '๑'))),
    'an unreadable character': slipIn(passportId(), (id) => inserted(id, unreadable())),
  })

/**
 * A valid mobile number in its national form: ten digits that begin with 06, 08 or 09.
 * @example
 * fc.assert(fc.property(arb.mobileNumber(), (number) => rightOf(mobileNumber(internationalNumber(number))) === number))
 */
export const mobileNumber = (): fc.Arbitrary<MobileNumber> =>
  fc.tuple(fc.constantFrom('06', '08', '09'), text(digit(), 8)).map(([head, rest]) => (head + rest) as MobileNumber)

/**
 * A valid mobile number as people write it: grouped, in brackets, with the country's code, in Thai digits. Proves that a validator
 * reads what is typed and pasted, and gives the national form for it.
 * @example
 * fc.assert(fc.property(arb.writtenMobileNumber(), ({ text, value }) => rightOf(mobileNumber(text)) === value))
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
 * One slip away from a valid mobile number: the start of a land line, a digit missing or too many, a letter, a character that nobody
 * typed, another country. Proves that a validator asks for a mobile number's start and for all ten digits, and drops nothing.
 * @example
 * fc.assert(fc.property(arb.nearMobileNumber(), ({ input }) => mobileNumber(input)._tag === 'Left'))
 */
export const nearMobileNumber = (): fc.Arbitrary<NearMiss<MobileNumber>> =>
  nearMisses(
    {
      'the start of a land line': slipIn(mobileNumber(), (number) =>
        replaced(number, fc.constantFrom(...'123457'), 1, 1),
      ),
      'no nought first': slipIn(mobileNumber(), (number) => replaced(number, fc.constantFrom(...'12345789'), 0, 0)),
      'a digit missing': slipIn(mobileNumber(), dropped),
      'a digit too many': slipIn(mobileNumber(), (number) => inserted(number, digit(), 2)),
      'a letter for a digit': slipIn(mobileNumber(), (number) => replaced(number, fc.constantFrom('x', 'O', 'l', 'ก'))),
      'an unreadable character': slipIn(mobileNumber(), (number) => inserted(number, unreadable())),
    },
    {
      'another country': slipIn(mobileNumber(), (number) => fc.constant(`+65${number.slice(1)}`)),
      'the country and both noughts': slipIn(mobileNumber(), (number) => fc.constant(`+660${number}`)),
    },
  )

const atom = () => text(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789!#$%&'*+/=?^_`{|}~-"), 1, 15)
const label = () =>
  fc
    .tuple(text(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), 1, 8), fc.nat({ max: 3 }))
    .map(([letters, hyphens]) => `${letters}${hyphens > 0 ? `${'-'.repeat(hyphens)}x` : ''}`)

/**
 * A valid address in its normal form.
 * @example
 * fc.assert(fc.property(arb.email(), (address) => email(address)._tag === 'Right'))
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
 * A valid address as it arrives: white space around it, as keyboards add it, and the domain in capitals. Proves that a validator drops
 * the one and lowers the other, and leaves what stands before the `@` as it is.
 * @example
 * fc.assert(fc.property(arb.writtenEmail(), ({ text, value }) => rightOf(email(text)) === value))
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
 * One slip away from a valid address: no `@` or two, a dot too many, a comma for a dot, a space or line end within, a letter beyond
 * ASCII, a hyphen at a label's end. Proves that a validator looks at every sign on both sides; by name it proves too that nothing
 * gets into a mail's header.
 * @example
 * fc.assert(fc.property(arb.nearEmail(), ({ input }) => email(input)._tag === 'Left'))
 */
export const nearEmail = (): fc.Arbitrary<NearMiss<Email>> =>
  nearMisses(
    {
      'no @': slipIn(email(), (address) => fc.constant(address.replace('@', ''))),
      'a second @': slipIn(email(), (address) => inserted(address, fc.constant('@'))),
      'a dot first': slipIn(email(), (address) => fc.constant(`.${address}`)),
      'a dot before the @': slipIn(email(), (address) => fc.constant(address.replace('@', '.@'))),
      'a dot doubled': slipIn(email(), (address) =>
        inserted(address, fc.constant('.'), lastDot(address), lastDot(address)),
      ),
      'a comma for a dot': slipIn(email(), (address) =>
        replaced(address, fc.constant(','), lastDot(address), lastDot(address)),
      ),
      'a hyphen before a dot': slipIn(email(), (address) =>
        inserted(address, fc.constant('-'), lastDot(address), lastDot(address)),
      ),
      'a space within': slipIn(email(), (address) => inserted(address, fc.constant(' '), 1, address.length - 1)),
      'a line end within': slipIn(email(), (address) =>
        inserted(address, fc.constantFrom('\n', '\r'), 1, address.length - 1),
      ),
      'a letter beyond ASCII': slipIn(email(), (address) => inserted(address, fc.constantFrom('ม', 'é', 'ß', 'а'))),
      'an unreadable character': slipIn(email(), (address) => inserted(address, unreadable())),
    },
    {
      'no top level': slipIn(email(), (address) => fc.constant(`${beforeAt(address)}@localhost`)),
      'a number for a domain': slipIn(email(), (address) => fc.constant(`${beforeAt(address)}@127.0.0.1`)),
      'a further header': slipIn(email(), (address) => fc.constant(`${address}\r\nBcc: other@example.com`)),
      'too long': slipIn(email(), (address) => fc.constant(`${'a'.repeat(255)}${address}`)),
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
 * 8 to 128 characters of any script, whole surrogate pairs among them.
 * @example
 * fc.assert(fc.property(arb.password(), (text) => password(isCommonPassword)(text)._tag === 'Right'))
 */
export const password = (): fc.Arbitrary<Password> => passwordOf(8, 128)

const withoutLast = (of: string): string => Array.from(of).slice(0, -1).join('')
/** Not within a surrogate pair. */
const betweenCharacters = (of: string, sign: string): fc.Arbitrary<string> =>
  fc.nat({ max: Array.from(of).length }).map((at) => Array.from(of).toSpliced(at, 0, sign).join(''))

/**
 * One slip away from a valid password: a character too few or too many, a control character, half of a surrogate pair. Proves that a validator
 * counts characters as people do (an emoji is one), and keeps out what cannot be kept as it was typed.
 * @example
 * fc.assert(fc.property(arb.nearPassword(), ({ input }) => password(isCommonPassword)(input)._tag === 'Left'))
 */
export const nearPassword = (): fc.Arbitrary<NearMiss<Password>> =>
  nearMisses({
    'a character too few': slipIn(passwordOf(8, 8), (of) => fc.constant(withoutLast(of))),
    'a character too many': slipIn(passwordOf(128, 128), (of) => betweenCharacters(of, 'x')),
    'an unreadable character': slipIn(passwordOf(8, 127), (of) =>
      unreadable().chain((sign) => betweenCharacters(of, sign)),
    ),
  })
