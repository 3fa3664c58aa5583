import * as E from 'fp-ts/Either'
import type { SignAnswer } from './answers.js'
import { stoolColours, type StoolColour } from './card.js'
import { signRow, stoolSigns, type StoolSign } from './signs.js'
import { storedStoolInputs, type StoolInputs } from './stoolInputs.js'

const version = 's3'
const longest = 64

/** Why a link to a stool check is refused. `FragmentUnreadable`: cut, changed, or not ours. `FragmentTooNew`: of a
 * later version. */
export type FragmentRefusal = { readonly _tag: 'FragmentUnreadable' } | { readonly _tag: 'FragmentTooNew' }

const letters = 'abcdefghij'
const colourLetter = (colour: StoolColour): string => letters.charAt(stoolColours.indexOf(colour))
const photoLetter = (photo: StoolInputs['photo']): string =>
  photo === null ? '-' : photo === 'unsure' ? 'u' : colourLetter(photo)

const colourOf = (letter: string): unknown => stoolColours[letters.indexOf(letter)]
const photoOf = (letter: string): unknown => (letter === '-' ? null : letter === 'u' ? 'unsure' : colourOf(letter))

const answerLetters: Readonly<Record<SignAnswer, string>> = {
  yes: 'y',
  no: 'n',
  unsure: 'u',
  'as-before': 'y',
  less: 'l',
  none: 'n',
}
const answerOf = (sign: StoolSign, letter: string | undefined): unknown =>
  signRow(sign).answers.find((answer) => answerLetters[answer] === letter)

/** In version 1 feeding was yes, no or unsure: see `feedingOnceSaid`. */
const secondForm = (text: string): string =>
  text.replace(/^s1(\..+\.[ynu]{2})([ynu])([ynu]{7})$/, (_, before: string, fed: string, after: string) =>
    ['s2', before, fed === 'y' ? 'y' : 'n', after].join(''),
  )

/** In version 2 dark urine included tea-coloured or red urine: see `redUrineSaid`. */
const thirdForm = (text: string): string =>
  text.replace(/^s2(\..+\.[ynu])([ynu])([yln][ynu]{7})$/, (_, before: string, dark: string, after: string) =>
    ['s3', before, dark, dark === 'n' ? 'n' : 'u', after].join(''),
  )

/** The inputs as the fragment of a public link: age, day, days it has lasted, colour by eye and photo, and last the
 * eleven signs, so that a cut link is refused.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck(), 1)
 * valueOf(decodeStool(encodeStool(inputs))).colour === inputs.colour // => true */
export const encodeStool = ({ ageInDays, date, lastedDays, colour, photo, signs }: StoolInputs): string =>
  [
    version,
    ageInDays,
    date.replaceAll('-', ''),
    lastedDays === 'unsure' ? 'u' : lastedDays,
    colourLetter(colour) + photoLetter(photo),
    stoolSigns.map((sign) => answerLetters[signs[sign]]).join(''),
  ].join('.')

const shape = /^s3\.(\d{1,4})\.(\d{4})(\d{2})(\d{2})\.(\d{1,3}|u)\.([a-j])([a-ju-])\.([ynu]{3}[yln][ynu]{7})$/
const laterVersion = /^s(?:[4-9]|[1-9]\d+)\./

/** Decodes a fragment with or without `#`. Accepts only the exact output of `encodeStool` in any version.
 * @example decodeStool('no link of ours') // => { _tag: 'Left', left: { _tag: 'FragmentUnreadable' } } */
export const decodeStool = (received: unknown): E.Either<FragmentRefusal, StoolInputs> => {
  const unreadable = E.left({ _tag: 'FragmentUnreadable' } as const)
  if (typeof received !== 'string' || received.length > longest) return unreadable
  const text = thirdForm(secondForm(received.startsWith('#') ? received.slice(1) : received))
  const parts = shape.exec(text)
  if (parts === null) return laterVersion.test(text) ? E.left({ _tag: 'FragmentTooNew' }) : unreadable
  const [, age, year, month, day, lasted, colour, photo, answerText] = parts
  const decoded = storedStoolInputs({
    ageInDays: Number(age),
    date: `${year}-${month}-${day}`,
    lastedDays: lasted === 'u' ? 'unsure' : Number(lasted),
    colour: colourOf(colour!),
    photo: photoOf(photo!),
    signs: Object.fromEntries(stoolSigns.map((sign, i) => [sign, answerOf(sign, answerText?.[i])])),
  })
  return E.isRight(decoded) && encodeStool(decoded.right) === text ? decoded : unreadable
}
