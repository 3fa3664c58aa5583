import * as fc from 'fast-check'
import type { CodeInputEvent, CodeType } from '../domain/otp/codeInput.js'

const characters: Readonly<Record<CodeType, string>> = {
  numeric: '0123456789',
  'letter-numeric': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
}

/**
 * A code of the type and length asked for: four digits unless told otherwise.
 * @example
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * fc.assert(fc.property(arb.code(), (code) => pasted(code) === code))
 */
export const code = ({ length = 4, type = 'numeric' as CodeType } = {}): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters[type]), { minLength: length, maxLength: length }).map((all) => all.join(''))

/**
 * The same code as it may arrive: Thai or full-width digits, spaces, hyphens.
 * @example
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * fc.assert(fc.property(arb.writtenCode(), ({ text, code }) => pasted(text) === code))
 */
export const writtenCode = ({ length = 4 } = {}): fc.Arbitrary<{ readonly text: string; readonly code: string }> =>
  fc
    .tuple(code({ length }), fc.constantFrom(0x30, 0x0e50, 0xff10), fc.constantFrom('', ' ', '-', '\u00A0'))
    .map(([digits, zero, gap]) => ({
      text: digits
        .split('')
        .map((d) => String.fromCharCode(zero + Number(d)))
        .join(gap),
      code: digits,
    }))

/**
 * Text that a digits-only input refuses whole: a letter or sign among digits.
 * @example
 * const pasted = (text: string) => completeCode(codeInputReducer(emptyCodeInput(), { _tag: 'pasted', text }))
 * fc.assert(fc.property(arb.nearCode(), (text) => pasted(text) === null))
 */
export const nearCode = (): fc.Arbitrary<string> =>
  fc
    .tuple(code({ length: 3 }), fc.constantFrom('a', 'Z', 'ก', '.', '_', '+', '😀', '½'), fc.nat({ max: 3 }))
    .map(([digits, wrong, at]) => digits.slice(0, at) + wrong + digits.slice(at))

/**
 * Whatever may happen to a code input.
 * @example
 * const after = (events: CodeInputEvent[]) => events.reduce(codeInputReducer, emptyCodeInput())
 * fc.assert(fc.property(fc.array(arb.codeInputEvent()), (events) => after(events).boxes.length === 4))
 */
export const codeInputEvent = (): fc.Arbitrary<CodeInputEvent> => {
  const incoming = fc.oneof(code({ length: 1 }), code({ length: 4 }), code({ length: 9 }), nearCode(), fc.constant(' '))
  return fc.oneof(
    incoming.map((text): CodeInputEvent => ({ _tag: 'typed', text })),
    incoming.map((text): CodeInputEvent => ({ _tag: 'pasted', text })),
    incoming.map((text): CodeInputEvent => ({ _tag: 'filled', text })),
    fc.constantFrom<CodeInputEvent>({ _tag: 'backspacePressed' }, { _tag: 'deletePressed' }, { _tag: 'cleared' }),
    fc.constantFrom('left', 'right', 'first', 'last').map((to): CodeInputEvent => ({ _tag: 'moved', to })),
    fc.integer({ min: -2, max: 12 }).map((box): CodeInputEvent => ({ _tag: 'focused', box })),
  )
}
