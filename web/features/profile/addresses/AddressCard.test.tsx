// @vitest-environment happy-dom
import { apiError, connectionLost } from '@careplus/core/testing'
import type { IdempotencyKey, SavedAddress } from '@careplus/core/ports'
import { homeAddress } from '@careplus/core/internal/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressCopy } from '../../../copy/addresses.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'

const sent = vi.fn<(key: IdempotencyKey) => Promise<unknown>>()
let made = 0
const services = { random: { uuid: () => `key-${++made}` } }
let current: SavedAddress
const remove = vi.fn(async (_: string, version: number) =>
  version === current.version ? E.right(undefined) : E.left({ ...apiError(412, 'version_stale'), body: { current } }),
)
const rewards = {
  addresses: { change: (_: string, __: unknown, ___: number, key: IdempotencyKey) => sent(key), remove },
}

const copy = addressCopy.book
const address: SavedAddress = { id: 'home', is_default: false, version: 1, ...homeAddress }

const page = mountRoot(() => ({ services, groups: { rewards } }))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

test('made the main one again, after another was, it is asked for anew: an earlier answer was lost', async () => {
  sent.mockResolvedValue(E.left(connectionLost))
  const { AddressCard } = await import('./AddressCard')
  const screen = <AddressCard address={address} editHref="/" onChanged={() => undefined} />
  const name = `${copy.makeMain} ${copy.of(address.recipient, address.house)}`
  await act(() => page().root.render(screen))
  await press(name)
  await act(() => page().root.render(null))
  await act(() => page().root.render(screen))
  await press(name)
  const [first, later] = sent.mock.calls.map(([key]) => key)
  expect(later).not.toBe(first)
})

test('what another telephone corrected is shown before it is asked again whether to delete it', async () => {
  const { AddressCard } = await import('./AddressCard')
  const reload = vi.fn(() => void show(current))
  const show = (shown: SavedAddress) =>
    page().root.render(<AddressCard address={shown} editHref="/" onChanged={reload} />)
  await act(() => show(address))
  const dialog = () => document.querySelector('[role="alertdialog"]')?.textContent.replaceAll('\u00A0', ' ') ?? ''
  await press(`${copy.remove.label} ${copy.of(address.recipient, address.house)}`)
  current = { ...address, house: '12/3', version: 2 }
  await press(copy.remove.confirm)
  await act(() => Promise.resolve())
  expect(reload).toHaveBeenCalledOnce()
  expect(dialog()).toContain('จึงยังไม่ได้ลบ')
  expect(dialog()).toContain(`${address.house} แก้เป็น 12/3`)
  await press(copy.remove.confirm)
  expect(remove.mock.calls.map(([, version]) => version)).toEqual([1, 2])
})
