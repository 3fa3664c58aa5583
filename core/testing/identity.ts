import * as fc from 'fast-check'
import type { CitizenId } from '../domain/identity/citizenId.js'
import { citizenIdCheckDigit } from '../domain/identity/citizenId.js'
import type { Email } from '../domain/identity/email.js'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import type { PassportId } from '../domain/identity/passportId.js'
import type { Password } from '../domain/identity/password.js'

const digit = () => fc.constantFrom(...'0123456789')
const text = (unit: fc.Arbitrary<string>, min: number, max = min) =>
  fc.array(unit, { minLength: min, maxLength: max }).map((all) => all.join(''))

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'
const inThaiDigits = (ascii: string) => ascii.replaceAll(/\d/g, (d) => thaiDigits[Number(d)] ?? d)

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
 * A valid citizen ID as people write it: with hyphens, spaces, Thai digits.
 * @example
 * fc.assert(fc.property(arb.writtenCitizenId(), ({ text, id }) => rightOf(citizenId(text)) === id))
 */
export const writtenCitizenId = (): fc.Arbitrary<{ readonly text: string; readonly id: CitizenId }> =>
  fc
    .tuple(citizenId({ unassigned: true }), fc.constantFrom('-', ' ', '', '–', '\u00A0'), fc.boolean())
    .map(([id, gap, thai]) => {
      const parts = [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(gap)
      return { text: thai ? inThaiDigits(parts) : parts, id }
    })

/**
 * One slip away from a valid citizen ID: a digit changed, one missing, one too many, a letter for a digit.
 * @example
 * fc.assert(fc.property(arb.nearCitizenId(), (text) => citizenId(text)._tag === 'Left'))
 */
export const nearCitizenId = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(citizenId(), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }))
      .map(([id, at, step]) => `${id.slice(0, at)}${(Number(id[at]) + step) % 10}${id.slice(at + 1)}`)
      // The check digit's rule is modulo 11, then modulo 10: a few single slips keep it, and are valid numbers.
      .filter((changed) => citizenIdCheckDigit(changed) !== Number(changed[12])),
    citizenId().map((id) => id.slice(0, 12)),
    fc.tuple(citizenId(), digit()).map(([id, more]) => id + more),
    fc.tuple(citizenId(), fc.nat({ max: 12 })).map(([id, at]) => `${id.slice(0, at)}O${id.slice(at + 1)}`),
  )

const capital = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const capitalOrDigit = () => fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

/**
 * A passport number that `passportId` reads: a capital, then five to eight capitals and digits.
 * @example
 * fc.assert(fc.property(arb.passportId(), (text) => passportId(text)._tag === 'Right'))
 */
export const passportId = (): fc.Arbitrary<PassportId> =>
  fc.tuple(capital(), text(capitalOrDigit(), 5, 8)).map(([head, rest]) => (head + rest) as PassportId)

/**
 * Lower case, a leading digit, too short, too long, a space or hyphen.
 * @example
 * fc.assert(fc.property(arb.nearPassportId(), (text) => passportId(text)._tag === 'Left'))
 */
export const nearPassportId = (): fc.Arbitrary<string> =>
  fc.oneof(
    passportId().map((id) => id.toLowerCase()),
    fc.tuple(digit(), text(capitalOrDigit(), 5, 8)).map(([head, rest]) => head + rest),
    fc.tuple(capital(), text(capitalOrDigit(), 0, 4)).map(([head, rest]) => head + rest),
    fc.tuple(capital(), text(capitalOrDigit(), 9, 12)).map(([head, rest]) => head + rest),
    fc
      .tuple(passportId(), fc.constantFrom(' ', '-', 'ก', '\n'))
      .map(([id, more]) => id.slice(0, 5) + more + id.slice(5)),
  )

/**
 * A Thai mobile number as `mobileNumber` gives it: ten digits that begin with 06, 08 or 09.
 * @example
 * fc.assert(fc.property(arb.mobileNumber(), (number) => rightOf(mobileNumber(internationalNumber(number))) === number))
 */
export const mobileNumber = (): fc.Arbitrary<MobileNumber> =>
  fc.tuple(fc.constantFrom('06', '08', '09'), text(digit(), 8)).map(([head, rest]) => (head + rest) as MobileNumber)

/**
 * A valid mobile number as people write it.
 * @example
 * fc.assert(fc.property(arb.writtenMobileNumber(), ({ text, number }) => rightOf(mobileNumber(text)) === number))
 */
export const writtenMobileNumber = (): fc.Arbitrary<{ readonly text: string; readonly number: MobileNumber }> =>
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
      return { text: thai ? inThaiDigits(parts) : parts, number }
    })

/**
 * A land line, another country, a digit too few or too many, a letter.
 * @example
 * fc.assert(fc.property(arb.nearMobileNumber(), (text) => mobileNumber(text)._tag === 'Left'))
 */
export const nearMobileNumber = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('01', '02', '03', '04', '05', '07', '00', '18'), text(digit(), 8))
      .map((parts) => parts.join('')),
    mobileNumber().map((number) => number.slice(0, 9)),
    fc.tuple(mobileNumber(), digit()).map((parts) => parts.join('')),
    mobileNumber().map((number) => `+65${number.slice(1)}`),
    mobileNumber().map((number) => `+660${number}`),
    mobileNumber().map((number) => `${number.slice(0, 4)}x${number.slice(5)}`),
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
 * No `@`, two, a dot too many, no top level, Thai letters, a header injected, too long.
 * @example
 * fc.assert(fc.property(arb.nearEmail(), (text) => email(text)._tag === 'Left'))
 */
export const nearEmail = (): fc.Arbitrary<string> =>
  fc.oneof(
    email().map((address) => address.replace('@', '')),
    email().map((address) => `${address}@x.com`),
    email().map((address) => `.${address}`),
    email().map((address) => address.replace('@', '.@')),
    email().map((address) => `${address}.`),
    email().map((address) => `${address.slice(0, address.indexOf('@'))}@localhost`),
    email().map((address) => `${address}\r\nBcc: other@example.com`),
    email().map((address) => address.replace('@', '\n@')),
    email().map((address) => `แม่${address}`),
    email().map((address) => `${'a'.repeat(255)}${address}`),
    email().map((address) => `Mali <${address}>`),
    fc.constantFrom('', '@', 'a@', '@b.co', 'a@b', 'a@-b.co', 'a@b-.co', 'a@b..co', 'a@1.2.3.4', '"a b"@c.co'),
  )

/**
 * 8 to 128 characters of any script, whole surrogate pairs among them.
 * @example
 * fc.assert(fc.property(arb.password(), (text) => password(isCommonPassword)(text)._tag === 'Right'))
 */
export const password = (): fc.Arbitrary<Password> =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0x20, max: 0x7e }),
        fc.integer({ min: 0x0e01, max: 0x0e3a }),
        fc.constantFrom(0x1f600, 0x1f9d2, 0x3b1),
      ),
      { minLength: 8, maxLength: 128 },
    )
    .map((points) => String.fromCodePoint(...points) as Password)

/**
 * A character too few, one too many, a NUL, half of a surrogate pair.
 * @example
 * fc.assert(fc.property(arb.nearPassword(), (text) => password(isCommonPassword)(text)._tag === 'Left'))
 */
export const nearPassword = (): fc.Arbitrary<string> =>
  fc.oneof(
    password().map((valid) => Array.from(valid).slice(0, 7).join('')),
    password().map((valid) => valid.padEnd(300, 'x')),
    fc.constantFrom('a'.repeat(129), '😀'.repeat(129), '😀'.repeat(4), '😀'.repeat(7)),
    password().map((valid) => `${Array.from(valid).slice(0, 100).join('')}\0`),
    password().map((valid) => `${Array.from(valid).slice(0, 100).join('')}\uD83D`),
  )
