import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/otp.js'
import type { CodeInput, CodeInputEvent } from './codeInput.js'
import * as E from 'fp-ts/Either'
import {
  codeInputReducer as reduce,
  codeText,
  completeCode,
  emptyCodeInput,
  isFull,
  parseOneTimeCode,
} from './codeInput.js'

const after = (events: ReadonlyArray<CodeInputEvent>, from: CodeInput = emptyCodeInput()) => events.reduce(reduce, from)
const typed = (text: string): CodeInputEvent => ({ _tag: 'typed', text })
const pasted = (text: string): CodeInputEvent => ({ _tag: 'pasted', text })
const filled = (text: string): CodeInputEvent => ({ _tag: 'filled', text })
const focused = (box: number): CodeInputEvent => ({ _tag: 'focused', box })
const backspace: CodeInputEvent = { _tag: 'backspacePressed' }
const moved = (to: 'left' | 'right' | 'first' | 'last'): CodeInputEvent => ({ _tag: 'moved', to })

describe('the code input', () => {
  test('is four empty digit boxes unless told otherwise', () => {
    expect(emptyCodeInput()).toStrictEqual({
      type: 'numeric',
      boxes: ['', '', '', ''],
      focus: 0,
      completions: 0,
      refused: false,
    })
    expect(emptyCodeInput({ length: 6, type: 'letter-numeric' }).boxes).toHaveLength(6)
    expect(emptyCodeInput({ length: 0 }).boxes).toHaveLength(1)
    expect(emptyCodeInput({ length: NaN }).boxes).toHaveLength(1)
    expect(emptyCodeInput({ length: 5.9 }).boxes).toHaveLength(5)
  })

  test.prop([fc.array(arb.codeInputEvent(), { maxLength: 40 })])('whatever happens, holds together', (events) => {
    let input = emptyCodeInput()
    for (const event of events) {
      const next = reduce(input, event)
      expect(next.boxes).toHaveLength(4)
      expect(next.boxes.every((box) => /^[0-9]?$/.test(box))).toBe(true)
      expect(next.focus).toBeGreaterThanOrEqual(0)
      expect(next.focus).toBeLessThan(4)
      expect(next.completions - input.completions).toBe(!isFull(input) && isFull(next) ? 1 : 0)
      expect(completeCode(next)).toBe(isFull(next) ? next.boxes.join('') : null)
      input = next
    }
  })

  test.prop([arb.writtenCode()])(
    'reads a code however it comes: by key, by paste, by autofill',
    ({ text, value: code }) => {
      for (const input of [
        after(Array.from(text, typed)),
        after([pasted(text)]),
        after([filled(text)]),
        after([typed(text)]),
      ]) {
        expect(completeCode(input)).toBe(code)
        expect(input.completions).toBe(1)
      }
    },
  )

  const wrongCharacter = () => arb.nearCode().filter(({ input }) => /[^0-9]/.test(input))
  test.prop([wrongCharacter()])('tests a paste whole: one wrong character refuses all of it', ({ input: text }) => {
    for (const event of [pasted(text), typed(text), filled(text)]) {
      expect(after([event], after([typed('12')]))).toStrictEqual({ ...after([typed('12')]), refused: true })
    }
  })

  test('1234ab is refused, though four of it would fit', () => {
    expect(codeText(after([pasted('1234ab')]))).toBe('')
    expect(codeText(after([pasted('1234ab')], emptyCodeInput({ length: 6, type: 'letter-numeric' })))).toBe('1234ab')
  })

  test.each(['ก', 'é', '_', '一', '１!a'])('letter-numeric takes A–Z a–z 0–9 only: not %s', (text) => {
    const input = after([pasted(text)], emptyCodeInput({ type: 'letter-numeric' }))
    expect(input).toMatchObject({ refused: true, boxes: ['', '', '', ''] })
  })

  test.prop([arb.code({ type: 'letter-numeric' })])('letters stay as typed', (text) => {
    expect(completeCode(after([pasted(text)], emptyCodeInput({ type: 'letter-numeric' })))).toBe(text)
  })

  test('a paste goes in at the focused box and is cut to the boxes that remain', () => {
    const input = after([focused(2), pasted('98765')])
    expect(input.boxes).toStrictEqual(['', '', '9', '8'])
    expect(input.focus).toBe(3)
    expect(input.completions).toBe(0)
  })

  test('a fill takes the place of everything', () => {
    expect(after([typed('12'), filled('9')]).boxes).toStrictEqual(['9', '', '', ''])
    expect(after([focused(3), filled('1234567')]).boxes).toStrictEqual(['1', '2', '3', '4'])
  })

  test('white space alone changes nothing and refuses nothing', () => {
    expect(after([typed('1'), typed('  ')])).toStrictEqual(after([typed('1')]))
  })

  test('backspace clears the box, then the one before it', () => {
    const full = after([typed('1234')])
    const one = reduce(full, backspace)
    expect(one).toMatchObject({ boxes: ['1', '2', '3', ''], focus: 3 })
    expect(reduce(one, backspace)).toMatchObject({ boxes: ['1', '2', '', ''], focus: 2 })
    expect(after([backspace])).toStrictEqual(emptyCodeInput())
    expect(after([typed('1'), focused(0), backspace]).boxes).toStrictEqual(['', '', '', ''])
  })

  test('delete clears the box and stays', () => {
    expect(after([typed('1234'), focused(1), { _tag: 'deletePressed' }])).toMatchObject({
      boxes: ['1', '', '3', '4'],
      focus: 1,
    })
  })

  test('completes again after a box was emptied, not while one is replaced', () => {
    const replaced = after([typed('1234'), focused(0), typed('9')])
    expect(replaced).toMatchObject({ boxes: ['9', '2', '3', '4'], completions: 1, focus: 1 })
    expect(after([focused(3), backspace, typed('5')], replaced)).toMatchObject({ completions: 2 })
  })

  test('arrows stop at the ends, and a new try forgets a refusal', () => {
    expect(after([moved('left')]).focus).toBe(0)
    expect(after([moved('right'), moved('right')]).focus).toBe(2)
    expect(after([moved('last'), moved('right')]).focus).toBe(3)
    expect(after([moved('last'), moved('first')]).focus).toBe(0)
    expect(after([focused(-5)]).focus).toBe(0)
    expect(after([focused(99)]).focus).toBe(3)
    expect(after([focused(NaN)]).focus).toBe(0)
    expect(after([typed('x'), moved('right')]).refused).toBe(false)
    expect(after([typed('x'), typed('1')]).refused).toBe(false)
  })

  test('clearing empties every box and goes back to the first', () => {
    expect(after([typed('1234'), { _tag: 'cleared' }])).toStrictEqual({ ...emptyCodeInput(), completions: 1 })
  })
})

describe('a code in one plain field', () => {
  test.prop([fc.integer({ min: 1, max: 8 }).chain((length) => arb.writtenCode({ length }))])(
    'is read as a row of boxes reads it',
    ({ text, value }) => {
      const { length } = value
      expect(parseOneTimeCode({ length })(text)).toStrictEqual(E.right(value))
      expect(completeCode(after([pasted(text)], emptyCodeInput({ length })))).toBe(value)
    },
  )

  test.each([
    ['123', { _tag: 'CodeWrongLength', characters: 3, expected: 4 }],
    ['12345', { _tag: 'CodeWrongLength', characters: 5, expected: 4 }],
    [' - ', { _tag: 'CodeEmpty' }],
    ['', { _tag: 'CodeEmpty' }],
    [undefined, { _tag: 'CodeEmpty' }],
    ['12a4', { _tag: 'CodeWrongCharacter', type: 'numeric' }],
    ['12\u000034', { _tag: 'CodeWrongCharacter', type: 'numeric' }],
    ['1234'.repeat(10_000), { _tag: 'CodeWrongCharacter', type: 'numeric' }],
    [1234, { _tag: 'CodeWrongCharacter', type: 'numeric' }],
  ])('%j: %j', (text, refusal) => {
    expect(parseOneTimeCode()(text)).toStrictEqual(E.left(refusal))
  })

  test.each(['รหัส 1234', 'OTP: 1234', 'รหัสคือ 12-34.', '(1234)', '“๑๒๓๔”,', '\u200b1234\u200b'])(
    'is read out of what a copy brings around it: %j',
    (text) => {
      expect(parseOneTimeCode()(text)).toStrictEqual(E.right('1234'))
      expect(completeCode(after([pasted(text)]))).toBe('1234')
    },
  )

  test('keeps letters as they are typed, where it has some', () => {
    expect(parseOneTimeCode({ length: 6, type: 'letter-numeric' })('CODE12')).toStrictEqual(E.right('CODE12'))
    expect(parseOneTimeCode({ length: 6, type: 'letter-numeric' })('aB-12 cD')).toStrictEqual(E.right('aB12cD'))
  })
})
