// @vitest-environment happy-dom
import type { DueNow } from '@careplus/core/reminders'
import type { IsoDate } from '@careplus/core/calendar'
import { act } from 'react'
import { expect, test } from 'vitest'
import { todayCopy } from '../../../copy/today.th'
import { mountRoot } from '../../../testing/mountRoot'
import { sampleChild } from '../../../testing/samples'
import { formStore } from '../../../composition/formStore'
import { saveForm } from '../../../calls/form/storedForm'
import { nothingTyped } from '../stoolTyped'
import { StartForm } from './StartForm'

const page = mountRoot(() => ({}))
const today = '2026-11-28' as IsoDate
const children = ['pan', 'kaew'].map((id) => sampleChild({ id, nickname: id }))
const due: DueNow = {
  kind: 'looking',
  on: today,
  nth: 1,
  subject: 'kaew',
  name: 'kaew',
  reason: { _tag: 'asked', lastOn: '2026-11-27' as IsoDate },
}
const show = async (dues: ReadonlyArray<DueNow>, asked: string | null = null, begun: string | null = null) => {
  const child = begun === null ? null : { id: begun, name: '', birthDate: '2026-01-01' }
  saveForm(formStore, '.stool', { ...nothingTyped, child }, Date.now())
  await act(async () =>
    page().root.render(<StartForm key={`${asked} ${begun}`} due={dues} {...{ children, asked, today }} />),
  )
  return document.querySelector<HTMLInputElement>('input:checked')?.value ?? null
}

test('the child whose check is due is chosen, and its card says why', async () => {
  expect(await show([due])).toBe('kaew')
  const helps = [...document.querySelectorAll('.ui-choice__help')].map((help) => help.textContent)
  expect(helps[0]).not.toContain(todayCopy.look.askedYesterday)
  expect(helps[1]).toContain(todayCopy.look.askedYesterday)
})

test('the address and a begun check come first; where nothing is due, the parent chooses', async () => {
  expect(await show([due], 'pan')).toBe('pan')
  expect(await show([due], null, 'pan')).toBe('pan')
  expect(await show([])).toBeNull()
})
