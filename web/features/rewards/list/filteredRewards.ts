import { ItemType, keptMemberItem } from '@careplus/core/internal/loyalty'
import type { ItemCategory, ItemDetail, PublicItem, StoredLoyalty } from '@careplus/core/loyalty'
import { itemState, type ListedItem } from '../itemState'
import { rewardsPath } from '../../../shared/loyalty/paths'

export interface RewardFilter {
  readonly now: boolean
  readonly type: ItemType | null
  readonly category: string | null
  readonly cheapest: boolean
}

export const noFilter: RewardFilter = { now: false, type: null, category: null, cheapest: false }

export const filterOf = (search: string): RewardFilter => {
  const query = new URLSearchParams(search)
  const type = query.get('type')
  return {
    now: query.get('show') === 'now',
    type: ItemType.is(type) ? type : null,
    category: query.get('category') || null,
    cheapest: query.get('sort') === 'points',
  }
}

export const filterPath = ({ now, type, category, cheapest }: RewardFilter): string => {
  const query = new URLSearchParams()
  if (now) query.set('show', 'now')
  if (type !== null) query.set('type', type)
  if (category !== null) query.set('category', category)
  if (cheapest) query.set('sort', 'points')
  const text = query.toString()
  return text === '' ? rewardsPath : `${rewardsPath}?${text}`
}

const fits =
  ({ now, type, category }: RewardFilter, signedIn: boolean) =>
  (shown: ListedItem): boolean =>
    (type === null || shown.item.type === type) &&
    (category === null || shown.item.category?.category_id === category) &&
    (!now || itemState(shown, signedIn).kind === 'ready')

export interface FilteredRewards {
  readonly draw: ListedItem | null
  readonly ready: ReadonlyArray<ListedItem>
  readonly later: ReadonlyArray<ListedItem>
}

export const filterRewards = (
  items: ReadonlyArray<ListedItem>,
  filter: RewardFilter,
  signedIn: boolean,
): FilteredRewards => {
  const left = items.filter(fits(filter, signedIn))
  const draws = left.filter(({ item }) => item.type === 'luckydraw')
  const draw = draws.find(({ item }) => item.status === 'available') ?? null
  const rest = [...left.filter(({ item }) => item.type === 'reward'), ...draws.filter((shown) => shown !== draw)]
  const kindOf = (shown: ListedItem) => itemState(shown, signedIn).kind
  const ordered = rest.toSorted((a, b) =>
    filter.cheapest ? a.item.point - b.item.point : Number(kindOf(a) === 'closed') - Number(kindOf(b) === 'closed'),
  )
  const isReady = (shown: ListedItem): boolean => kindOf(shown) === 'ready'
  return { draw, ready: ordered.filter(isReady), later: ordered.filter((shown) => !isReady(shown)) }
}

/** The reward with the fewest missing points; null: points alone keep the member from none. */
export const nearestGoal = (items: ReadonlyArray<ListedItem>, usable: number): PublicItem | null =>
  items
    .map(({ item }) => item)
    .filter(({ type, status, point }) => type === 'reward' && status === 'available' && point > usable)
    .toSorted((a, b) => a.point - b.point)[0] ?? null

export const categoriesOf = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ItemCategory> => {
  const found = new Map<string, ItemCategory>()
  for (const { item } of items)
    if (item.category !== null && !found.has(item.category.category_id))
      found.set(item.category.category_id, item.category)
  return [...found.values()]
}

const liveItem = ({ is_redeemable, alert_messages, current_points: _, ...item }: ItemDetail): ListedItem => ({
  item,
  mine: { is_redeemable, alert_messages },
})

type Lists = Readonly<Record<'rewards' | 'luckyDraws', ReadonlyArray<ItemDetail>>>

export const liveItems = (lists: Lists): ReadonlyArray<ListedItem> =>
  [...lists.rewards, ...lists.luckyDraws].map(liveItem)

/** The list that came with the page, or the device's. Only the device's says anything about a member. */
export const earlierItems = (
  written: Lists | null,
  stored: StoredLoyalty,
  memberId: string | null,
): ReadonlyArray<ListedItem> => {
  if (written !== null && memberId === null) return liveItems(written)
  const items =
    written === null ? [...stored.rewardList, ...stored.luckyDrawList] : liveItems(written).map(({ item }) => item)
  return items.map((item) => ({ item, mine: keptMemberItem(stored, item.product_id, memberId) }))
}
