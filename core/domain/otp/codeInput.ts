import * as E from 'fp-ts/Either'
import { figures } from '../text/figures.js'
import { unwrapped } from '../text/unwrapped.js'

/** `numeric`: 0–9. `letter-numeric`: A–Z, a–z and 0–9, kept as typed. */
export type CodeType = 'numeric' | 'letter-numeric'

/** A row of boxes, one character each, fed by one text input. */
export interface CodeInput {
  readonly type: CodeType
  /** One entry a box; '' is an empty box. */
  readonly boxes: ReadonlyArray<string>
  /** The box that what comes next goes into: 0 to `boxes.length - 1`. */
  readonly focus: number
  /** How often the boxes went from not full to full. One step up: hand the code over, once. */
  readonly completions: number
  /** The last thing that came in was refused whole. */
  readonly refused: boolean
}

/** What can happen to the row. Names are of what the parent or the device did. */
export type CodeInputEvent =
  /** From a key or a software keyboard: goes in at the focused box. */
  | { readonly _tag: 'typed'; readonly text: string }
  /** Tested whole, then goes in at the focused box, cut to the boxes that remain. */
  | { readonly _tag: 'pasted'; readonly text: string }
  /** The whole value, from autofill or a text message: takes the place of what is there. */
  | { readonly _tag: 'filled'; readonly text: string }
  /** Clears the focused box; where it is empty, the one before it. */
  | { readonly _tag: 'backspacePressed' }
  /** Clears the focused box and stays. */
  | { readonly _tag: 'deletePressed' }
  | { readonly _tag: 'moved'; readonly to: 'left' | 'right' | 'first' | 'last' }
  | { readonly _tag: 'focused'; readonly box: number }
  /** Empties every box: after a wrong code, or a new one sent. */
  | { readonly _tag: 'cleared' }

/** Specification, constants: OTP default length. */
export const defaultCodeLength = 4

/**
 * Boxes for a code, all empty, with the focus on the first. Four digits unless told otherwise.
 * @example
 * emptyCodeInput() // => { type: 'numeric', boxes: ['', '', '', ''], focus: 0, completions: 0, refused: false }
 */
export const emptyCodeInput = ({
  length = defaultCodeLength,
  type = 'numeric',
}: { readonly length?: number; readonly type?: CodeType } = {}): CodeInput => ({
  type,
  boxes: Array.from({ length: Math.max(1, Math.trunc(length) || 1) }, () => ''),
  focus: 0,
  completions: 0,
  refused: false,
})

/**
 * Whether every box is filled.
 * @example
 * isFull(emptyCodeInput()) // => false
 */
export const isFull = ({ boxes }: CodeInput): boolean => boxes.every((box) => box !== '')

/**
 * What is in the boxes, first to last; shorter than the row while it is not full.
 * @example
 * codeText(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text: '12' })) // => '12'
 */
export const codeText = ({ boxes }: CodeInput): string => boxes.join('')

/**
 * The code, once every box is filled; else null.
 * @example
 * completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text: '๑๒๓๔' })) // => '1234'
 * completeCode(emptyCodeInput()) // => null
 */
export const completeCode = (input: CodeInput): string | null => (isFull(input) ? codeText(input) : null)

/** No message with a code in it is longer; what is, is refused by its length alone. */
const longestPaste = 10_000
/** Spaces, hyphens and dashes. */
const dropped = /[ \p{Pd}\u2212]/gu
/** The word in front of a code in a message. */
const before = /^(?:รหัส(?:\s*คือ)?|(?:otp|code)(?:\s+is)?(?=[\s:]))[\s:]*/i
const allowed = { numeric: /^[0-9]+$/, 'letter-numeric': /^[A-Za-z0-9]+$/ } as const

/** The characters to put in: [] where nothing is left after normalising, null where the whole is refused. */
const readable = (type: CodeType, text: unknown): ReadonlyArray<string> | null => {
  if (typeof text !== 'string' || text.length > longestPaste) return null
  const written = figures(text)
  // A single character is a key in a box.
  const folded = (written.length > 1 ? unwrapped(written, before) : written).replaceAll(dropped, '')
  if (folded === '') return []
  return allowed[type].test(folded) ? folded.split('') : null
}

/** Why a text is no one-time code; never carries the text. */
export type CodeTextRefusal =
  /** A character that a code of this type does not have, or no text at all. */
  | { readonly _tag: 'CodeWrongCharacter' }
  /** `characters`: how many there are. */
  | { readonly _tag: 'CodeWrongLength'; readonly characters: number; readonly expected: number }

/**
 * Reads a code that is typed into one plain field: spaces and hyphens fall away, Thai and full-width digits are read. Four digits unless
 * told otherwise. For a row of boxes there is `codeInputReducer`, which reads alike, and cuts a longer paste to its boxes.
 * @example
 * oneTimeCode()('๑๒-๓๔') // => { _tag: 'Right', right: '1234' }
 * oneTimeCode({ length: 6 })('1234')
 * // => { _tag: 'Left', left: { _tag: 'CodeWrongLength', characters: 4, expected: 6 } }
 * oneTimeCode()('1234ab') // => { _tag: 'Left', left: { _tag: 'CodeWrongCharacter' } }
 */
export const oneTimeCode =
  ({ length = defaultCodeLength, type = 'numeric' }: { readonly length?: number; readonly type?: CodeType } = {}) =>
  (received: unknown): E.Either<CodeTextRefusal, string> => {
    const characters = readable(type, received)
    if (characters === null) return E.left({ _tag: 'CodeWrongCharacter' })
    return characters.length === length
      ? E.right(characters.join(''))
      : E.left({ _tag: 'CodeWrongLength', characters: characters.length, expected: length })
  }

const held = (box: number, { boxes }: CodeInput): number =>
  Math.max(0, Math.min(boxes.length - 1, Number.isFinite(box) ? Math.trunc(box) : 0))

const withBoxes = (input: CodeInput, boxes: ReadonlyArray<string>, focus: number): CodeInput => {
  const next = { ...input, boxes, focus: held(focus, input), refused: false }
  return !isFull(input) && isFull(next) ? { ...next, completions: input.completions + 1 } : next
}

const putIn = (input: CodeInput, text: string): CodeInput => {
  const characters = readable(input.type, text)
  if (characters === null) return { ...input, refused: true }
  const boxes = input.boxes.map((box, i) => characters[i - input.focus] ?? box)
  return withBoxes(input, boxes, input.focus + characters.length)
}

const replaceAll = (input: CodeInput, text: string): CodeInput => {
  const characters = readable(input.type, text)
  if (characters === null) return { ...input, refused: true }
  return withBoxes(
    input,
    input.boxes.map((_, i) => characters[i] ?? ''),
    characters.length,
  )
}

const clearBox = (input: CodeInput, box: number): CodeInput =>
  withBoxes(
    input,
    input.boxes.map((character, i) => (i === box ? '' : character)),
    box,
  )

const moveTo = (input: CodeInput, box: number): CodeInput => ({ ...input, focus: held(box, input), refused: false })

/**
 * The reducer: every way in (key, paste, autofill, software keyboard) passes here. Pure; same event, same answer.
 * @example
 * const typed = codeInputReducer(emptyCodeInput(), { _tag: 'typed', text: '๑' })
 * typed.boxes // => ['1', '', '', '']
 * typed.focus // => 1
 * codeInputReducer(typed, { _tag: 'pasted', text: '2 3-4' }).completions // => 1
 * codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text: '1234ab' }).refused // => true
 */
export const codeInputReducer = (input: CodeInput, event: CodeInputEvent): CodeInput => {
  switch (event._tag) {
    case 'typed':
    case 'pasted':
      return putIn(input, event.text)
    case 'filled':
      return replaceAll(input, event.text)
    case 'backspacePressed':
      return clearBox(input, input.boxes[input.focus] === '' ? held(input.focus - 1, input) : input.focus)
    case 'deletePressed':
      return clearBox(input, input.focus)
    case 'moved': {
      // Moves beyond the ends stop at the ends.
      const targets = { left: input.focus - 1, right: input.focus + 1, first: 0, last: input.boxes.length }
      return moveTo(input, targets[event.to])
    }
    case 'focused':
      return moveTo(input, event.box)
    case 'cleared':
      return withBoxes(
        input,
        input.boxes.map(() => ''),
        0,
      )
    default:
      // Of a caller that is not held to the types: nothing that can happen to the row.
      return input
  }
}
