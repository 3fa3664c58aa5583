// @vitest-environment happy-dom
import { foldDigits } from '@careplus/core/internal/text'
import * as fc from 'fast-check'
import { act, useEffect } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { CodeInput, useCodeInput } from './CodeInput'

const page = mountRoot()
let events: string[] = []
let completions = 0

const Row = () => {
  const [input, change] = useCodeInput()
  useEffect(() => {
    completions = input.completions
  }, [input.completions])
  return (
    <CodeInput
      label="code"
      input={input}
      onEvent={(event) => {
        events.push(event._tag)
        change(event)
      }}
    />
  )
}

const rendered = async () => {
  events = []
  await act(() => page().root.render(<Row key={Math.random()} />))
  const field = document.querySelector('input')
  if (field === null) throw new Error('no field')
  const boxes = () => [...document.querySelectorAll('.ui-code__box')].map((box) => box.textContent)
  return { field, boxes }
}

test('says what it is for', async () => {
  expect((await rendered()).field.getAttribute('aria-label')).toBe('code')
})

const edits = (field: HTMLInputElement, inputType: string, data: string, after: string, composing = false) =>
  act(async () => {
    const init = { inputType, data, isComposing: composing, bubbles: true }
    const ahead = new InputEvent('beforeinput', { ...init, cancelable: !composing })
    // happy-dom leaves it out of the init.
    Object.defineProperty(ahead, 'isComposing', { value: composing })
    if (!field.dispatchEvent(ahead)) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, after)
    field.dispatchEvent(new InputEvent('input', init))
  })

const compose = async (field: HTMLInputElement, steps: ReadonlyArray<string>, lastAfterEnd = false) => {
  const before = field.value.slice(0, field.selectionStart ?? 0)
  const behind = field.value.slice(field.selectionEnd ?? 0)
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  for (const step of steps) await edits(field, 'insertCompositionText', step, before + step + behind, true)
  const data = steps.at(-1) ?? ''
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data })))
  // Firefox reports the last input after the end.
  if (lastAfterEnd) await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true, data })))
}

test('what a composition ends with stands in the boxes once, whatever it passed through; nothing is told in its middle', async () => {
  const digits = fc.array(fc.constantFrom(...'๐๑๒๓๔๕๖๗๘๙0123456789'), { maxLength: 4 }).map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(digits, { minLength: 1, maxLength: 5 }), fc.boolean(), async (steps, lastAfterEnd) => {
      const { field, boxes } = await rendered()
      await compose(field, steps, lastAfterEnd)
      const end = foldDigits(steps.at(-1) ?? '')
      expect(boxes().join('')).toBe(end)
      expect(events).toHaveLength(end === '' ? 0 : 1)
      expect(completions).toBe(end.length === 4 ? 1 : 0)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [
    ['๑', '๑๒'],
    ['1', '2', '', ''],
  ],
  [
    ['๑', '๑๒', '๑๒๓'],
    ['1', '2', '3', ''],
  ],
  [
    ['1', '12', '123', '1234'],
    ['1', '2', '3', '4'],
  ],
  [
    ['1', '12', '1'],
    ['1', '', '', ''],
  ],
  [
    ['12', ''],
    ['', '', '', ''],
  ],
  [
    ['1', '1ก'],
    ['', '', '', ''],
  ],
])('composed %j: %j', async (steps, outcome) => {
  const { field, boxes } = await rendered()
  await compose(field, steps)
  expect(boxes()).toStrictEqual(outcome)
  expect(field.value).toBe(outcome.join(''))
  expect(completions).toBe(outcome.includes('') ? 0 : 1)
})

test('a composition goes on where the boxes are, is drawn meanwhile, and is sent at its end only', async () => {
  const { field, boxes } = await rendered()
  await edits(field, 'insertText', '1', '1')
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  await edits(field, 'insertCompositionText', '๒๓๔', '1๒๓๔', true)
  expect(boxes()).toStrictEqual(['1', '2', '3', '4'])
  expect([events, completions, field.value]).toStrictEqual([['typed'], 0, '1๒๓๔'])
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '๒๓๔' })))
  expect([boxes().join(''), completions, field.value]).toStrictEqual(['1234', 1, '1234'])
})

test.each([
  ['deleted', 'deleteContentForward', '', '', ['', '', '', '']],
  ['deleted backwards', 'deleteContentBackward', '', '', ['', '', '', '']],
  ['cut', 'deleteByCut', '', '', ['', '', '', '']],
  ['typed over', 'insertText', '9', '9', ['9', '', '', '']],
  ['typed over with the same beginning', 'insertText', '1', '1', ['1', '', '', '']],
  ['pasted over', 'insertFromPaste', '12', '12', ['1', '2', '', '']],
  ['pasted over with more', 'insertFromPaste', '12399', '12399', ['1', '2', '3', '9']],
  ['pasted over with what no code is', 'insertFromPaste', '12ab', '12ab', ['1', '2', '3', '']],
])('everything selected and %s', async (_, inputType, data, after, outcome) => {
  const { field, boxes } = await rendered()
  await edits(field, 'insertText', '123', '123')
  await act(async () => field.setSelectionRange(0, 3))
  await edits(field, inputType, data, after)
  expect(boxes()).toStrictEqual(outcome)
  expect(field.value).toBe(outcome.join(''))
})

test('a word or a line deleted at once leaves nothing, and one step back one less', async () => {
  const { field, boxes } = await rendered()
  await edits(field, 'insertText', '123', '123')
  await edits(field, 'deleteContentBackward', '', '12')
  expect(boxes()).toStrictEqual(['1', '2', '', ''])
  await edits(field, 'deleteWordBackward', '', '')
  expect(boxes()).toStrictEqual(['', '', '', ''])
})

test('everything selected and composed over is replaced', async () => {
  const { field, boxes } = await rendered()
  await edits(field, 'insertText', '123', '123')
  await act(async () => field.setSelectionRange(0, 3))
  await compose(field, ['๑', '๑๙'])
  expect(boxes()).toStrictEqual(['1', '9', '', ''])
})
