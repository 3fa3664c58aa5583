// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionView } from '../../calls/session/sessionView'

let publish: (view: SessionView) => void

const become = (member: string | null | undefined): void =>
  publish(
    member === undefined
      ? { status: 'unknown', user: null, trouble: null, busy: true }
      : member === null
        ? { status: 'signedOut', user: null, trouble: null, busy: false }
        : ({ status: 'signedIn', user: { id: member }, trouble: null, busy: false } as SessionView),
  )

const openPage = async () => {
  vi.resetModules()
  ;({ publish } = await import('../../calls/session/sessionView'))
  become(undefined)
  const check = await import('./nutritionCheck')
  let shown: ReturnType<typeof check.useCheck> | undefined
  const Probe = () => {
    const now = check.useCheck()
    useLayoutEffect(() => {
      shown = now
    })
    return null
  }
  root?.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(<Probe />))
  const settled = () => act(async () => void (await import('./storedNutritionCheck')))
  return {
    who: async (member: string | null) => {
      act(() => become(member))
      await settled()
    },
    answer: async (years: number) => {
      act(() => check.answer({ years }))
      await settled()
    },
    startAnew: async () => {
      act(check.startAnew)
      await settled()
    },
    years: () => shown?.answers.years,
    ready: () => shown?.ready,
  }
}
let root: Root | null = null

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  localStorage.clear()
  vi.unstubAllGlobals()
})

test("a member's answers are not shown to the next on the same page, nor after it is opened anew", async () => {
  const page = await openPage()
  await page.who('mali')
  await page.answer(4)
  await page.who(null)
  expect(page.years()).toBeNull()
  await page.who('mana')
  expect(page.years()).toBeNull()
  const reopened = await openPage()
  await reopened.who('mana')
  expect([reopened.ready(), reopened.years()]).toStrictEqual([true, null])
  await reopened.who('mali')
  expect(reopened.years()).toBe(4)
})

test('what a visitor answered goes with them into the account, once', async () => {
  const page = await openPage()
  await page.who(null)
  await page.answer(5)
  await page.who('mali')
  expect(page.years()).toBe(5)
  await page.who('mana')
  expect(page.years()).toBeNull()
  expect(Object.keys(localStorage)).toStrictEqual(['form.mali.nutrition-check'])
})

test('also where the page was opened anew on the way, and in place of what the member had', async () => {
  const first = await openPage()
  await first.who('mali')
  await first.answer(3)
  await first.who(null)
  await first.answer(5)
  const back = await openPage()
  expect(back.ready()).toBe(false)
  await back.who('mali')
  expect(back.years()).toBe(5)
  expect(Object.keys(localStorage)).toStrictEqual(['form.mali.nutrition-check'])
})

test('a check begun anew leaves nothing on the device', async () => {
  const page = await openPage()
  await page.who('mali')
  await page.answer(4)
  await page.startAnew()
  expect(page.years()).toBeNull()
  expect(localStorage).toHaveLength(0)
})
