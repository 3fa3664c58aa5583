// @vitest-environment happy-dom
import { connectionLost } from '@careplus/core/testing'
import type { SessionUser } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionView } from '../../calls/session/sessionView'
import { mountRoot } from '../../testing/mountRoot'

const granted: SessionUser = {
  id: 'mali',
  email: 'mali@example.com',
  name: 'มะลิ',
  tracking: { care_plus_id: 'id-1', advertising: true },
}

const held = { record: vi.fn<() => Promise<unknown>>(), read: vi.fn<() => Promise<unknown>>() }
let publish: (view: SessionView) => void
const become = (user: SessionUser): void => publish({ status: 'signedIn', user, trouble: null, busy: false })

const page = mountRoot(() => ({
  services: {
    random: { uuid: () => 'key' },
    changeConsent: held.record,
    profile: { read: held.read },
    session: { memberChanged: become },
  },
}))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

const openPage = async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 60_000)
  ;({ publish } = await import('../../calls/session/sessionView'))
  become(structuredClone(granted))
  const [{ ConsentSwitch }, { allowedNow }] = await Promise.all([
    import('./ConsentSwitch'),
    import('../../calls/tracking/trackingChoice'),
  ])
  const press = async (on: boolean) => {
    const switched = { purpose: 'analytics', childId: null, birthDate: null, name: 'n', help: '', granted: on } as const
    await act(() => page().root.render(<ConsentSwitch switched={switched} onChanged={() => undefined} />))
    await act(async () => document.querySelector<HTMLElement>('[role=switch]')?.click())
  }
  return { allowedNow, turnOff: () => press(true), turnOn: () => press(false) }
}
const stamp = () => localStorage.getItem('careplus.withdrawn.analytics')

test('a withdrawal holds once the server has recorded it, whatever becomes of the read that follows', async () => {
  const { allowedNow, turnOff } = await openPage()
  held.record.mockResolvedValue(E.right(undefined))
  held.read.mockReturnValue(new Promise(() => undefined))
  await turnOff()
  expect(allowedNow()).toStrictEqual({ analytics: false, advertising: true, carePlusId: null })
  expect(held.read).toHaveBeenCalled()
  expect(Number(stamp())).toBeGreaterThan(0)
})

test('a withdrawal holds where the read that follows is lost; given again, what the server then says holds', async () => {
  const { allowedNow, turnOff, turnOn } = await openPage()
  held.record.mockResolvedValue(E.right(undefined))
  held.read.mockResolvedValue(E.left(connectionLost))
  await turnOff()
  expect(allowedNow()).toMatchObject({ analytics: false, carePlusId: null })
  await turnOn()
  expect(allowedNow().analytics).toBe(false)
  held.read.mockResolvedValue(E.right(structuredClone(granted)))
  await turnOn()
  expect(allowedNow()).toMatchObject({ analytics: true, carePlusId: 'id-1' })
})

test('one that was not recorded stops nothing, nor does a consent that was given', async () => {
  const { allowedNow, turnOff, turnOn } = await openPage()
  held.read.mockResolvedValue(E.left(connectionLost))
  held.record.mockResolvedValue(E.left(connectionLost))
  await turnOff()
  held.record.mockResolvedValue(E.right(undefined))
  await turnOn()
  expect(allowedNow().analytics).toBe(true)
  expect(stamp()).toBeNull()
})
