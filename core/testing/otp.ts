import * as fc from 'fast-check'
import type { CodeInputEvent, CodeType } from '../domain/otp/codeInput.js'
import { allScripts } from './digits.js'
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

const characters: Readonly<Record<CodeType, string>> = {
  numeric: '0123456789',
  'letter-numeric': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
}

/** A code of the given type and length; by default four digits.
 * @example
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * fc.assert(fc.property(arb.code(), (code) => pasted(code) === code)) */
export const code = ({ length = 4, type = 'numeric' as CodeType } = {}): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters[type]), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** A code of digits as it may arrive: in Thai or full-width digits, with spaces or hyphens.
 * @example
 * fc.assert(fc.property(arb.writtenCode(), ({ text, value }) => valueOf(parseOneTimeCode()(text)) === value))
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * fc.assert(fc.property(arb.writtenCode(), ({ text, value }) => pasted(text) === value)) */
export const writtenCode = ({ length = 4 } = {}): fc.Arbitrary<Written<string>> =>
  fc
    .tuple(
      code({ length }),
      oneOfWays({ '': '', 'with spaces': ' ', 'with hyphens': '-', 'with no-break spaces': '\u00A0' }),
      oneOfWays(allScripts),
    )
    .map(([value, [gaps, gap], [script, inScript]]) => ({
      text: inScript(value.split('').join(gap)),
      value,
      way: together(gaps, script),
    }))

const foreign: Readonly<Record<CodeType, ReadonlyArray<string>>> = {
  numeric: ['a', 'Z', 'ก', '/', '_', '+', '😀', '½'],
  'letter-numeric': ['ก', 'é', '/', '_', '+', '@', '😀', '½'],
}

/** One mistake in a code. A row of boxes cuts a longer paste; for that leave out the mistake `a character too many`.
 * @example
 * fc.assert(fc.property(arb.nearCode(), ({ input }) => parseOneTimeCode()(input)._tag === 'Left'))
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * const forBoxes = arb.nearCode().filter(({ slip }) => slip !== 'a character too many')
 * fc.assert(fc.property(forBoxes, ({ input }) => pasted(input) === null)) */
export const nearCode = ({ length = 4, type = 'numeric' as CodeType } = {}): fc.Arbitrary<NearMiss<string>> => {
  const valid = code({ length, type })
  return nearMisses({
    'a character missing': mistakeIn(valid, dropped),
    'a character too many': mistakeIn(valid, (of) => inserted(of, code({ length: 1, type }))),
    'another character for one': mistakeIn(valid, (of) => replaced(of, fc.constantFrom(...foreign[type]))),
    'another character between': mistakeIn(valid, (of) => inserted(of, fc.constantFrom(...foreign[type]))),
    'an unreadable character': mistakeIn(valid, (of) => inserted(of, unreadable())),
  })
}

/** Text pasted into an empty row, and the boxes after it. */
export interface CodePaste {
  readonly type: CodeType
  readonly length: number
  /** 0 to `length - 1`. */
  readonly focus: number
  readonly text: string
  readonly boxes: ReadonlyArray<string>
  readonly completes: boolean
}

/** An accepted paste, shorter or longer than the remaining boxes. It tests that a paste is cut and never wraps.
 * @example
 * const pastedAt = (focus: number, text: string) => codeInputReducer({ ...emptyCodeInput(), focus }, { _tag: 'pasted', text })
 * fc.assert(fc.property(arb.codePaste(), ({ focus, text, boxes }) => pastedAt(focus, text).boxes.join() === boxes.join()))
 */
export const codePaste = ({ length = 4, type = 'numeric' as CodeType } = {}): fc.Arbitrary<CodePaste> =>
  fc
    .tuple(
      fc.nat({ max: length - 1 }),
      fc.integer({ min: 1, max: 3 * length }).chain((pasted) => code({ length: pasted, type })),
    )
    .map(([focus, text]) => ({
      type,
      length,
      focus,
      text,
      boxes: Array.from({ length }, (_, box) => text.charAt(box - focus)),
      completes: focus === 0 && text.length >= length,
    }))

export const codeInputEvent = (): fc.Arbitrary<CodeInputEvent> => {
  const incoming = fc.oneof(
    code({ length: 1 }),
    code({ length: 4 }),
    code({ length: 9 }),
    nearCode().map(({ input }) => input),
    fc.constant(' '),
  )
  return fc.oneof(
    incoming.map((text): CodeInputEvent => ({ _tag: 'typed', text })),
    incoming.map((text): CodeInputEvent => ({ _tag: 'pasted', text })),
    incoming.map((text): CodeInputEvent => ({ _tag: 'filled', text })),
    fc.constantFrom<CodeInputEvent>({ _tag: 'backspacePressed' }, { _tag: 'deletePressed' }, { _tag: 'cleared' }),
    fc.constantFrom('left', 'right', 'first', 'last').map((to): CodeInputEvent => ({ _tag: 'moved', to })),
    fc.integer({ min: -2, max: 12 }).map((box): CodeInputEvent => ({ _tag: 'focused', box })),
  )
}
