// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stoolCopy } from '../../../copy/stool.th'
import { mountRoot } from '../../../testing/mountRoot'
import { formStore } from '../../../composition/formStore'
import { loadForm, saveForm } from '../../../calls/form/storedForm'
import { nothingTyped, StoolTypedCodec } from '../stoolTyped'
import DateRoute from './DateRoute'

const page = mountRoot(() => ({}))
const { today, yesterday, other } = stoolCopy.date
const child = { id: 'a', name: 'น้องต้นกล้า', birthDate: '2026-11-05' }
const aMinuteBefore = Date.parse('2026-11-27T23:59:00+07:00')

beforeEach(() => void vi.useFakeTimers({ now: aMinuteBefore, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const form = '.stool'
const typed = () => loadForm(formStore, form, StoolTypedCodec, Date.now())
const show = async (date: string | null) => {
  saveForm(formStore, form, { ...nothingTyped, child, date }, Date.now())
  await act(async () => page().root.render(<DateRoute key={String(date)} />))
}
const cards = () => [...document.querySelectorAll<HTMLElement>('.ui-choice')]
const wordsOf = (card: HTMLElement) => card.querySelector('.ui-choice__label')?.textContent
const chosen = () =>
  cards()
    .filter((card) => card.querySelector('input:checked'))
    .map(wordsOf)
const choose = (words: string) =>
  act(async () =>
    cards()
      .find((card) => wordsOf(card) === words)
      ?.querySelector('input')
      ?.click(),
  )
const minute = () => act(async () => void vi.advanceTimersByTime(60_000))

test('past midnight the chosen day stays chosen under the name it has now, and today can be chosen', async () => {
  await show(null)
  expect(chosen()).toStrictEqual([today])
  await choose(yesterday)
  expect(typed()).toMatchObject({ date: '2026-11-26' })
  await minute()
  expect(chosen()).toStrictEqual([other])
  await choose(today)
  expect(typed()).toMatchObject({ date: '2026-11-28' })
  expect(chosen()).toStrictEqual([today])
})

test('what was today is yesterday past midnight; a day that is not chosen yet is the new today', async () => {
  await show('2026-11-27')
  await minute()
  expect(chosen()).toStrictEqual([yesterday])
  await show(null)
  expect(chosen()).toStrictEqual([today])
})

test('another day is asked for until it is named, and is shown with its date when the step is opened again', async () => {
  await show('2026-11-20')
  expect(chosen()).toStrictEqual([other])
  expect(document.body.textContent).toContain(stoolCopy.date.otherLabel)
  await choose(today)
  await choose(other)
  expect(typed()).toMatchObject({ date: null })
  expect(chosen()).toStrictEqual([other])
})
