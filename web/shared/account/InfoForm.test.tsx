// @vitest-environment happy-dom
import type { Profile, Random, SessionUser } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { sessionCopy } from '../../copy/session.th'
import { mountRoot } from '../../testing/mountRoot'
import { InfoForm } from './InfoForm'

const copy = sessionCopy.info
const page = mountRoot()
const user = { id: 'a', email: null, name: 'มะลิ', birthday: null } as SessionUser

const opened = async () => {
  const change = vi.fn<Profile['change']>(async () => E.right(user))
  const onSaved = vi.fn()
  const random = { uuid: () => 'key' } as unknown as Random
  const clock = { now: () => Date.parse('2026-11-25T05:00:00Z') }
  await act(() =>
    page().root.render(<InfoForm {...{ user, random, clock, onSaved }} profile={{ change }} submit="save" />),
  )
  return { change, onSaved }
}

const choose = async (...parts: ReadonlyArray<number>) => {
  for (const [at, value] of parts.entries())
    await act(async () => {
      const select = document.querySelectorAll('select')[at]
      if (select === undefined) throw new Error('no such picker')
      select.value = String(value)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
}
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const guardian = () => document.querySelector<HTMLInputElement>('input[name=guardian]')
const text = () => page().host.textContent ?? ''

test('a birth date of under twenty years is asked about at the field, and is sent with a guardian only', async () => {
  const { change, onSaved } = await opened()
  await choose(1, 5, 2012)
  expect(text()).toContain(copy.birthDateMinor(14))
  expect(guardian()?.checked).toBe(false)
  await submit()
  expect(change).not.toHaveBeenCalled()
  expect(text()).toContain(copy.guardianMissing)
  expect(document.activeElement).toBe(guardian())
  await act(async () => guardian()?.click())
  expect(text()).not.toContain(copy.birthDateMinor(14))
  await submit()
  expect(change).toHaveBeenCalledExactlyOnceWith({ name: 'มะลิ', birthDate: '2012-05-01', guardian_agreed: true }, 'key')
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a birth date of twenty years is not, and another year asks anew', async () => {
  const { change } = await opened()
  await choose(25, 11, 2007)
  await act(async () => guardian()?.click())
  await choose(25, 11, 2008)
  expect(guardian()?.checked).toBe(false)
  await choose(25, 11, 2006)
  expect(guardian()).toBeNull()
  await submit()
  expect(change).toHaveBeenCalledExactlyOnceWith({ name: 'มะลิ', birthDate: '2006-11-25' }, 'key')
})
