import type { ItemPage } from '@careplus/core/ports'

const maxAtOnce = 1000

export const maxTickets = ({ item, member_limit, redeemed }: Pick<ItemPage, 'item' | 'member_limit' | 'redeemed'>) => {
  const byLimit = member_limit === null ? maxAtOnce : member_limit - redeemed
  const byPoints = item.point === 0 ? maxAtOnce : Math.floor(item.current_points / item.point)
  return Math.max(1, Math.min(byLimit, byPoints, maxAtOnce))
}
