// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { connectionLost } from '@careplus/core/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffCalls, type Maintenance } from '../composition/staff'
import { staffMaintenanceCopy as copy } from '../copy/staffConsole.th'
import { MaintenanceScreen } from './MaintenanceScreen'

const open: Maintenance = { on: false, message: null, until: null }
const closed: Maintenance = { on: true, message: 'ย้ายเครื่อง', until: null }

/** Answers as the server does: a repeated key gets its first answer. */
const listener = (state: Maintenance) => {
  const held = { state, lose: false }
  const answers = new Map<string, Maintenance & { readonly approval: null }>()
  vi.spyOn(staffCalls, 'readMaintenance').mockImplementation(async () => E.right(held.state))
  vi.spyOn(staffCalls, 'changeMaintenance').mockImplementation(async ({ body, key = '' }) => {
    const first = answers.get(key)
    held.state = first === undefined ? body : held.state
    const answer = first ?? { ...body, approval: null }
    answers.set(key, answer)
    return held.lose ? E.left(connectionLost) : E.right(answer)
  })
  return held
}

let root: Root
beforeEach(() => {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

const press = (within: string, word: string): Promise<void> =>
  vi.waitFor(
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button:not([aria-busy])`)]
      const found = buttons.find(({ textContent }) => textContent === word)
      if (found === undefined) throw new Error(`no ${word}`)
      found.click()
    },
    { timeout: 30_000 },
  )
const refused = () =>
  vi.waitFor(() => expect(document.querySelector('[role=alertdialog] .staff-refusal')).not.toBeNull(), {
    timeout: 30_000,
  })
const done = () =>
  vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull(), { timeout: 30_000 })

test.each([
  ['off', closed, copy.turnOff, open],
  ['on', open, copy.turnOn, { ...closed, message: null }],
] as const)('turned %s again, after others have set it otherwise, is set so anew', async (_, before, word, wished) => {
  const held = listener(before)
  root.render(<MaintenanceScreen />)
  if (wished.on) {
    const length = await vi.waitFor(
      () => {
        const select = document.querySelector('select')
        if (select === null) throw new Error('no length')
        return select
      },
      { timeout: 30_000 },
    )
    length.value = ''
    length.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await press('section', word)
  held.lose = true
  await press('[role=alertdialog]', word)
  await refused()
  expect(held.state).toEqual(wished)
  held.state = before
  held.lose = false
  await press('[role=alertdialog]', word)
  await done()
  expect(held.state).toEqual(wished)
})
