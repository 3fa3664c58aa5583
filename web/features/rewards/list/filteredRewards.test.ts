import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { keptAfter, nothingStored } from '@careplus/core/internal/loyalty'
import type { ItemDetail } from '@careplus/core/loyalty'
import { itemDetail } from '@careplus/core/testing'
import { itemState } from '../itemState'
import {
  categoriesOf,
  earlierItems,
  noFilter,
  filterOf,
  filterPath,
  liveItems,
  nearestGoal,
  filterRewards,
  type RewardFilter,
} from './filteredRewards'

const filter = (): fc.Arbitrary<RewardFilter> =>
  fc.record(
    {
      now: fc.boolean(),
      type: fc.constantFrom(null, 'reward' as const, 'luckydraw' as const),
      category: fc.option(fc.stringMatching(/^[1-9]\d{0,3}$/)),
      cheapest: fc.boolean(),
    },
    { noNullPrototype: true },
  )
const lists = () =>
  fc.record({
    rewards: fc.array(itemDetail({ type: fc.constant('reward') }), { maxLength: 6 }),
    luckyDraws: fc.array(itemDetail({ type: fc.constant('luckydraw') }), { maxLength: 3 }),
  })
const idsOf = (items: ReadonlyArray<{ readonly item: Pick<ItemDetail, 'product_id'> }>) =>
  items.map(({ item }) => item.product_id)

describe('the filter in the address', () => {
  test.prop([filter()])('is read as it was written', (given) => {
    expect(filterOf(new URL(filterPath(given), 'https://careplus.test').search)).toStrictEqual(given)
  })

  test('is left out where it leaves nothing out, and what it does not know changes nothing', () => {
    expect(filterPath(noFilter)).toBe('/rewards')
    expect(filterOf('?show=all&type=car&category=&sort=name')).toStrictEqual(noFilter)
  })
})

describe('the shelf', () => {
  test.prop([lists(), fc.boolean()])('loses nothing without a filter, and shows nothing twice', (given, signedIn) => {
    const items = liveItems(given)
    const { draw, ready, later } = filterRewards(items, noFilter, signedIn)
    expect(idsOf([...(draw === null ? [] : [draw]), ...ready, ...later]).sort()).toStrictEqual(idsOf(items).sort())
    const kinds = later.map((shown) => itemState(shown, signedIn).kind)
    expect(kinds).toStrictEqual(kinds.toSorted().toReversed())
    expect(kinds).not.toContain('ready')
  })

  test.prop([lists()])('shows a member only what the server says they can have, where that is asked for', (given) => {
    const { draw, ready, later } = filterRewards(liveItems(given), { ...noFilter, now: true }, true)
    const can = [...given.rewards, ...given.luckyDraws].filter(
      (item) => item.status === 'available' && item.is_redeemable,
    )
    expect(later).toStrictEqual([])
    expect(idsOf([...(draw === null ? [] : [draw]), ...ready]).sort()).toStrictEqual(
      can.map(({ product_id }) => product_id).sort(),
    )
  })

  test.prop([lists()])('puts the fewest points first where that is asked for', (given) => {
    const { ready, later } = filterRewards(liveItems(given), { ...noFilter, cheapest: true }, true)
    for (const group of [ready, later]) {
      const points = group.map(({ item }) => item.point)
      expect(points).toStrictEqual(points.toSorted((a, b) => a - b))
    }
  })

  test.prop([lists(), fc.nat(3000)])('names the reward for which fewest points are missing', (given, usable) => {
    const items = liveItems(given)
    const goal = nearestGoal(items, usable)
    const missing = given.rewards.filter(({ status, point }) => status === 'available' && point > usable)
    expect(goal?.point).toBe(missing.length === 0 ? undefined : Math.min(...missing.map(({ point }) => point)))
  })

  test.prop([lists()])('knows each category once', (given) => {
    const categories = categoriesOf(liveItems(given)).map(({ category_id }) => category_id)
    expect(new Set(categories).size).toBe(categories.length)
  })
})

describe('what is shown until the server has answered', () => {
  test.prop([lists()])("is of the device: the member's own for that member alone, and never a balance", (given) => {
    const stored = keptAfter(nothingStored, { _tag: 'Rewards', items: given.rewards, member_id: 'mali' })
    const shown = (member: string | null) => earlierItems(null, stored, member)
    expect(idsOf(shown('mali'))).toStrictEqual(given.rewards.map(({ product_id }) => product_id))
    expect(shown('mali').every(({ mine }) => mine !== null)).toBe(true)
    expect([...shown(null), ...shown('mana')].every(({ mine }) => mine === null)).toBe(true)
    expect(JSON.stringify(shown('mali'))).not.toContain('current_points')
  })

  test.prop([lists(), lists()])('is what the page came with, where it came with something', (written, before) => {
    const stored = keptAfter(nothingStored, { _tag: 'Rewards', items: before.rewards, member_id: 'mali' })
    expect(earlierItems(written, stored, null)).toStrictEqual(liveItems(written))
    for (const member of ['mali', 'mana'])
      expect(idsOf(earlierItems(written, stored, member))).toStrictEqual(idsOf(liveItems(written)))
  })

  test.prop([lists()])(
    "tells a member nothing of what a visitor can have: what is known is the device's",
    (written) => {
      const before = { ...written, rewards: written.rewards.map((item) => ({ ...item, is_redeemable: false })) }
      const stored = keptAfter(nothingStored, { _tag: 'Rewards', items: before.rewards, member_id: 'mali' })
      const mine = (member: string) =>
        earlierItems(written, stored, member)
          .filter(({ item }) => item.type === 'reward')
          .map((shown) => shown.mine?.is_redeemable)
      expect(mine('mali')).toStrictEqual(written.rewards.map(() => false))
      expect(mine('mana')).toStrictEqual(written.rewards.map(() => undefined))
    },
  )
})
