// @vitest-environment happy-dom
import { connectionLost } from '@careplus/core/testing'
import type { IdempotencyKey, SavedAddress } from '@careplus/core/ports'
import { homeAddress } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressCopy } from '../../../copy/addresses.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'

const sent = vi.fn<(key: IdempotencyKey) => Promise<unknown>>()
let made = 0
const services = { random: { uuid: () => `key-${++made}` } }
const rewards = {
  addresses: { change: (_: string, __: unknown, ___: number, key: IdempotencyKey) => () => sent(key) },
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
  // As after a reload: the screen's state is lost, the device's storage is not.
  await act(() => page().root.render(null))
  await act(() => page().root.render(screen))
  await press(name)
  const [first, later] = sent.mock.calls.map(([key]) => key)
  expect(later).not.toBe(first)
})
