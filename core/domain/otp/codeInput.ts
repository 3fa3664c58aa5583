import * as E from 'fp-ts/Either'
import { isMissing } from '../reading/fields.js'
import { figures } from '../text/figures.js'
import { unwrapped } from '../text/unwrapped.js'

/** The type of a code. `numeric`: 0–9. `letter-numeric`: A–Z, a–z and 0–9, in the typed case. */
export type CodeType = 'numeric' | 'letter-numeric'

/** A row of boxes for a code, one character each; '' is empty. `focus`: the box of the next character, from 0. */
export interface CodeInput {
  readonly type: CodeType
  readonly boxes: ReadonlyArray<string>
  readonly focus: number
  /** Counts the changes from not full to full: submit the code once at each. */
  readonly completions: number
  readonly refused: boolean
}

/** An event of the row. */
export type CodeInputEvent =
  /** It goes in at the focused box. */
  | { readonly _tag: 'typed'; readonly text: string }
  /** The text is checked whole, then cut to the boxes from the focused one on. */
  | { readonly _tag: 'pasted'; readonly text: string }
  /** Autofill or a text message replaces all boxes. */
  | { readonly _tag: 'filled'; readonly text: string }
  /** The focused box is cleared; if empty, the box before it. */
  | { readonly _tag: 'backspacePressed' }
  | { readonly _tag: 'deletePressed' }
  | { readonly _tag: 'moved'; readonly to: 'left' | 'right' | 'first' | 'last' }
  | { readonly _tag: 'focused'; readonly box: number }
  | { readonly _tag: 'cleared' }

/** Source: the specification's constants. */
export const defaultCodeLength = 4

/** Empty boxes with the focus on the first; four digits by default.
 * @example
 * emptyCodeInput() // => { type: 'numeric', boxes: ['', '', '', ''], focus: 0, completions: 0, refused: false } */
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

export const isFull = ({ boxes }: CodeInput): boolean => boxes.every((box) => box !== '')

export const codeText = ({ boxes }: CodeInput): string => boxes.join('')

/** The code if every box is filled; else null.
 * @example completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text: '๑๒๓๔' })) // => '1234' */
export const completeCode = (input: CodeInput): string | null => (isFull(input) ? codeText(input) : null)

const longestPaste = 10_000
const dropped = /[ \p{Pd}\u2212]/gu
const before = /^(?:รหัส(?:\s*คือ)?|(?:otp|code)(?:\s+is)?(?=[\s:]))[\s:]*/i
const allowed = { numeric: /^[0-9]+$/, 'letter-numeric': /^[A-Za-z0-9]+$/ } as const

/** [] if none is left after normalising, null if the whole is refused. */
const readable = (type: CodeType, text: unknown): ReadonlyArray<string> | null => {
  if (typeof text !== 'string' || text.length > longestPaste) return null
  const written = figures(text)
  // A single character is a key press in a box.
  const folded = (written.length > 1 ? unwrapped(written, before) : written).replaceAll(dropped, '')
  if (folded === '') return []
  return allowed[type].test(folded) ? folded.split('') : null
}

/** Why a text is no one-time code, without the text. `CodeWrongCharacter`: not of this type of code, or no text. */
export type OneTimeCodeProblem =
  | { readonly _tag: 'CodeEmpty' }
  | { readonly _tag: 'CodeWrongCharacter'; readonly type: CodeType }
  | { readonly _tag: 'CodeWrongLength'; readonly characters: number; readonly expected: number }

/** Decodes a code of one plain field: without spaces and hyphens, in Thai, full-width or ASCII digits; four digits
 * by default.
 * @example parseOneTimeCode()('๑๒-๓๔') // => { _tag: 'Right', right: '1234' } */
export const parseOneTimeCode =
  ({ length = defaultCodeLength, type = 'numeric' }: { readonly length?: number; readonly type?: CodeType } = {}) =>
  (received: unknown): E.Either<OneTimeCodeProblem, string> => {
    const characters = isMissing(received) ? [] : readable(type, received)
    if (characters === null) return E.left({ _tag: 'CodeWrongCharacter', type })
    if (characters.length === 0) return E.left({ _tag: 'CodeEmpty' })
    return characters.length === length
      ? E.right(characters.join(''))
      : E.left({ _tag: 'CodeWrongLength', characters: characters.length, expected: length })
  }

const clampedBox = (box: number, { boxes }: CodeInput): number =>
  Math.max(0, Math.min(boxes.length - 1, Number.isFinite(box) ? Math.trunc(box) : 0))

const withBoxes = (input: CodeInput, boxes: ReadonlyArray<string>, focus: number): CodeInput => {
  const next = { ...input, boxes, focus: clampedBox(focus, input), refused: false }
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

const moveTo = (input: CodeInput, box: number): CodeInput => ({
  ...input,
  focus: clampedBox(box, input),
  refused: false,
})

/** The state after an event: key, paste, autofill or software keyboard.
 * @example
 * const input = codeInputReducer(emptyCodeInput(), { _tag: 'typed', text: '๑' })
 * input.boxes // => ['1', '', '', '']
 * codeInputReducer(input, { _tag: 'pasted', text: '2 3-4' }).completions // => 1 */
export const codeInputReducer = (input: CodeInput, event: CodeInputEvent): CodeInput => {
  switch (event._tag) {
    case 'typed':
    case 'pasted':
      return putIn(input, event.text)
    case 'filled':
      return replaceAll(input, event.text)
    case 'backspacePressed':
      return clearBox(input, input.boxes[input.focus] === '' ? clampedBox(input.focus - 1, input) : input.focus)
    case 'deletePressed':
      return clearBox(input, input.focus)
    case 'moved': {
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
      // An untyped caller may send another event.
      return input
  }
}
