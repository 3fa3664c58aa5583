// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { NumberField } from './NumberField'

const Height = () => {
  const [wrong, setWrong] = useState(true)
  return (
    <NumberField
      label="ส่วนสูง"
      unit="ซม."
      optional
      error={wrong ? 'หมายถึง 88.5 ซม. ใช่ไหมคะ' : undefined}
      repair={wrong ? { label: 'ใช้ 88.5 ซม.', onRepair: () => setWrong(false) } : undefined}
    />
  )
}

const page = mountRoot()
beforeEach(async () => {
  await act(() => page().root.render(<Height />))
})

const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = page().host.querySelector<E>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

test('a field that was repaired has the keyboard, and says which it is and what stands there', async () => {
  const repair = one('button')
  await act(() => {
    repair.focus()
    repair.click()
  })
  const focused = document.activeElement
  expect(focused).toBe(one('.ui-field'))
  expect(focused?.getAttribute('role')).toBe('group')
  const [label, input] = (focused?.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(label?.textContent).toBe('ส่วนสูง ไม่กรอกก็ได้')
  expect(input).toBe(one('input'))
})

test('its input is no group within a group', async () => {
  await act(() => one('.ui-field').focus())
  expect(page().host.querySelectorAll('[role=group]')).toHaveLength(1)
  await act(() => one('input').focus())
  expect(page().host.querySelectorAll('[role=group], [aria-labelledby]')).toHaveLength(0)
})

test('nor is a field that the keyboard has left', async () => {
  await act(() => one('.ui-field').focus())
  await act(() => one('.ui-field').blur())
  expect(page().host.querySelectorAll('[role=group], [aria-labelledby]')).toHaveLength(0)
})
