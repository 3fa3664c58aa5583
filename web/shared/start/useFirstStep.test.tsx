// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import type { Family } from '../children/useFamily'
import { beginFirstSteps, endFirstSteps, useFirstStep } from './useFirstStep'

const user = { id: 'mali', created_at: '2026-11-20T01:00:00Z' }
afterEach(() => localStorage.clear())
const page = mountRoot(() => ({ user }))

const today = '2026-11-27' as IsoDate
const child = (role: string, measured = false) =>
  ({ child: { role }, records: measured ? [{}] : [] }) as unknown as Family[number]

const Shown = ({ family, on, begins }: { readonly family: Family; readonly on: IsoDate; readonly begins: boolean }) => {
  const { step, end } = useFirstStep(family, on, begins)
  return (
    <>
      <p>{step ?? 'none'}</p>
      <button type="button" onClick={end}>
        ปิด
      </button>
    </>
  )
}
const stepOf = async (family: Family, on = today, begins = false): Promise<string> => {
  await act(() => page().root.render(<Shown key={Math.random()} {...{ family, on, begins }} />))
  return document.querySelector('p')?.textContent ?? ''
}

test('nobody who did not begin on this device is led; who did, goes on where it was left a week later', async () => {
  expect(await stepOf([])).toBe('none')
  expect(await stepOf([], today, true)).toBe('child')
  beginFirstSteps('mali')
  expect(await stepOf([])).toBe('child')
  expect(await stepOf([child('owner')])).toBe('measuring')
  expect(await stepOf([child('owner', true)])).toBe('due')
  expect(await stepOf([], '2026-12-25' as IsoDate)).toBe('none')
})

test('a child that one may only look at is no first child', async () => {
  beginFirstSteps('mali')
  expect(await stepOf([child('view', true)])).toBe('child')
})

test('sent away, the steps stay away, though they begin again', async () => {
  beginFirstSteps('mali')
  await stepOf([])
  await press('ปิด')
  expect(document.querySelector('p')?.textContent).toBe('none')
  beginFirstSteps('mali')
  expect(await stepOf([], today, true)).toBe('none')
})

test('the screen of the last step shows it until it is left', async () => {
  beginFirstSteps('mali')
  const family = [child('owner', true)]
  await act(() => page().root.render(<Shown {...{ family, on: today }} begins />))
  endFirstSteps('mali')
  await act(() => page().root.render(<Shown family={[...family]} on={today} begins />))
  expect(document.querySelector('p')?.textContent).toBe('due')
  expect(await stepOf(family, today, true)).toBe('none')
})
