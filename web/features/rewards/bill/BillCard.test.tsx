// @vitest-environment happy-dom
import { fc } from '@fast-check/vitest'
import { keptBill } from '@careplus/core/internal/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { mountRoot } from '../../../testing/mountRoot'
import { BillCard } from './BillCard'

type Shown = Parameters<typeof BillCard>[0]['pendingBill']

const [storedBill] = fc.sample(keptBill(), { numRuns: 1, seed: 1 })
if (storedBill === undefined) throw new Error('no bill')

const context = { sent: 0, all: 0, failure: null, refusal: null, bill: null, notBefore: null }
const bill = (tag: string, more = {}): Shown =>
  ({
    kept: storedBill,
    upload: { context: { ...context, ...more }, hasTag: (asked: string) => asked === tag },
  }) as unknown as Shown

const unused = () => undefined

const page = mountRoot()

const show = (pendingBill: Shown) =>
  act(() =>
    page().root.render(
      <BillCard pendingBill={pendingBill} onIntent={unused} onRepair={unused} onPutAway={unused} formTaken={false} />,
    ),
  )
const button = (word: string) =>
  [...page().host.querySelectorAll('button')].find(({ textContent }) => textContent === word)
const { retry, pause, remove } = uploadBillCopy.waiting

test('the keyboard stays on the card whose button goes: the day is full, or it was sent', async () => {
  for (const [after, more] of [
    ['waiting', { notBefore: 1 }],
    ['sent', {}],
  ] as const) {
    await show(bill('waiting'))
    button(retry)?.focus()
    await show(bill('busy'))
    expect(document.activeElement).toBe(button(pause))
    await show(bill(after, more))
    expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H3', storedBill.shopTitle])
  }
})

test('the keyboard stays on the card whose bill goes while it is about to be given up', async () => {
  await show(bill('waiting'))
  button(remove)?.focus()
  await show(bill('busy'))
  expect(document.activeElement?.tagName).toBe('H3')
})

test('nobody is taken to a card who is elsewhere', async () => {
  await show(bill('waiting'))
  button(retry)?.focus()
  button(retry)?.blur()
  await show(bill('waiting', { notBefore: 1 }))
  expect(document.activeElement).toBe(document.body)
})
