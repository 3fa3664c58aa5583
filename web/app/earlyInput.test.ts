// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { watchComposition } from './earlyInput'

const dispatch = (type: string) => document.body.dispatchEvent(new CompositionEvent(type, { bubbles: true }))

test('the app waits for the end of what a keyboard is composing, also where its beginning was missed', async () => {
  const composed = watchComposition(document)
  await composed()
  dispatch('compositionupdate')
  let over = false
  const waiting = composed().then(() => (over = true))
  await Promise.resolve()
  expect(over).toBe(false)
  dispatch('compositionend')
  dispatch('compositionstart')
  await Promise.resolve()
  await Promise.resolve()
  expect(over).toBe(false)
  dispatch('compositionend')
  await waiting
  expect(over).toBe(true)
})
