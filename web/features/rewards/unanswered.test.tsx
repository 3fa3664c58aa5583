// @vitest-environment happy-dom
import { networkError } from '@careplus/core/call'
import type { CallFailure } from '@careplus/core/ports'
import { homeAddress } from '@careplus/core/internal/testing'
import { act, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { UnansweredOrder } from './confirm/UnansweredOrder'
import EnterCard from './draw/EnterCard'
import type { DrawEntry } from './draw/useDrawEntry'

const page = mountRoot(() => ({ user: { id: 'mali' } }))
const item = { product_id: '103', title: 'ผ้ากันเปื้อน', images: [], point: 120, current_points: 400 } as never
const entryAfter = (failure: CallFailure | null) =>
  ({
    state: { context: { failure, wish: { tickets: 1 } }, matches: (state: string) => state === 'unsure' },
  }) as unknown as DrawEntry
const nothing = () => undefined
const attempts: Readonly<Record<string, (failure: CallFailure | null) => ReactNode>> = {
  'an order': (failure) => (
    <UnansweredOrder {...{ item, failure }} ask={{ quantity: 1, address: homeAddress }} onAgain={nothing} />
  ),
  'an entry': (failure) => (
    <EnterCard
      page={{ item, draw: null } as never}
      entry={entryAfter(failure)}
      tickets={1}
      max={1}
      can
      onChange={nothing}
    />
  ),
}

test.each(Object.entries(attempts))(
  '%s without an answer takes the keyboard after a press only, not with the page',
  async (_, of) => {
    await act(async () => page().root.render(of(null)))
    expect(page().host.querySelector('.ui-note')).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
    await act(async () => page().root.render(of(networkError('failed'))))
    expect(document.activeElement?.classList.contains('ui-note')).toBe(true)
  },
)
