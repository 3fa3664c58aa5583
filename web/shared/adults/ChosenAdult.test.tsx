// @vitest-environment happy-dom
import type { Adult } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { adultsCopy as copy } from '../../copy/adults.th'
import { mountRoot } from '../../testing/mountRoot'
import { ChosenAdult } from './ChosenAdult'
import { clearMemberCache } from '../../calls/remote'

let adults: ReadonlyArray<Adult> = []
const health = {
  adultsHere: { settle: async () => E.right([]), movedTo: (id: string) => (id === 'moved' ? 'b' : null) },
}

const adult = (id: string, name: string): Adult =>
  ({ id, name, relation: 'mother', birthDate: '1960-01-01', sex: 'female', weight: null, height: null }) as never
const [yai, ta] = [adult('a', 'ยายศรี'), adult('b', 'ตาบุญ')]

const family = {
  read: async () => E.right({ children: [], adults: adults.map((each) => ({ adult: each, checks: [] })) }),
}

const page = mountRoot(() => ({ groups: { family, health } }))
const at = async (search: string): Promise<string> => {
  await act(() => page().root.render(null))
  clearMemberCache()
  const { hook, searchHook } = memoryLocation({ path: `/mobility/result${search}` })
  await act(() =>
    page().root.render(
      <Router hook={hook} searchHook={searchHook}>
        <ChosenAdult path="/mobility/result" shapes={['card']} headingLevel={1}>
          {({ view, of }) => <p>{`${view.adult.name} by ${of}`}</p>}
        </ChosenAdult>
      </Router>,
    ),
  )
  return page().host.textContent ?? ''
}

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') })
  adults = [yai, ta]
})

test('among several one is asked for, and each leads back to this screen', async () => {
  expect(await at('')).toContain(copy.choose)
  expect(document.body.textContent).not.toContain(copy.missing.title)
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toStrictEqual([
    '/mobility/result?of=a',
    '/mobility/result?of=b',
  ])
  expect(document.querySelector('h1')?.textContent).toBe(copy.choose)
  expect(await at('?of=')).toContain(copy.choose)
})

test('an only one needs no naming; where there is nobody, the way to add one', async () => {
  adults = [yai]
  expect(await at('')).toBe('ยายศรี by a')
  adults = []
  expect(await at('')).toContain(copy.empty.title)
})

test('the one that is named is shown, by an address of before the move too; who is not here is missing', async () => {
  expect(await at('?of=b')).toBe('ตาบุญ by b')
  expect(await at('?of=moved')).toBe('ตาบุญ by moved')
  expect(await at('?of=nobody')).toContain(copy.missing.title)
})
