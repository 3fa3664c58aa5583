// @vitest-environment happy-dom
import { connectionLost } from '@careplus/core/testing'
import type { Child, IdempotencyKey, Partner } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calledAs, partnerCopy } from '../../copy/partners.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'

const sent = vi.fn<(key: IdempotencyKey) => Promise<unknown>>()
let made = 0
const services = { random: { uuid: () => `key-${++made}` } }
const care = {
  partners: {
    remove: (_: string, key: IdempotencyKey) => sent(key),
    change: (_: string, __: unknown, key: IdempotencyKey) => sent(key),
  },
}

const copy = partnerCopy.people
const partner: Partner = {
  id: 'keng',
  name: 'เก่ง',
  contact: null,
  children: [{ child_id: 'tonkla', nickname: 'ต้นกล้า', role: 'view' }],
}
const child = { id: 'tonkla', nickname: 'ต้นกล้า', role: 'owner', health_consent_at: '2026-11-01' } as Child

const page = mountRoot(() => ({ services, groups: { care } }))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sent.mockReset()
  sent.mockResolvedValue(E.left(connectionLost))
})

const keys = () => sent.mock.calls.map(([key]) => key)

const shown = {
  EndSharing: async () => {
    const { EndSharing } = await import('./EndSharing')
    return <EndSharing partner={partner} onEnded={() => undefined} />
  },
  ChangeRoles: async () => {
    const { ChangeRoles } = await import('./ChangeRoles')
    return <ChangeRoles partner={partner} all={[child]} onChanged={() => undefined} />
  },
}
const name = calledAs(partner)

test.each([
  ['EndSharing', copy.endAria(name), copy.endYes, copy.keep],
  ['ChangeRoles', copy.changeAria(name), copy.save, copy.back],
] as const)(
  '%s: an answer that was lost is asked for again, and answers no later opening',
  async (view, open, yes, no) => {
    const screen = await shown[view]()
    await act(() => page().root.render(screen))
    await press(open)
    await press(yes)
    await press(yes)
    await press(no)
    await act(() => void dispatchEvent(new Event('online')))
    await act(() => page().root.render(null))
    await act(() => page().root.render(screen))
    await press(open)
    await press(yes)
    const [first, repeated, later, ...more] = keys()
    expect(repeated).toBe(first)
    expect(later).not.toBe(first)
    expect(more).toStrictEqual([])
  },
)
