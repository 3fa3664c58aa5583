import type { ItemPage } from '@careplus/core/ports'

const maxInOrder = 100

/** At least one, so that its cost is shown. */
export const maxPieces = ({ item, member_limit, redeemed }: Omit<ItemPage, 'draw' | 'conditions'>): number => {
  const byLimit = member_limit === null ? maxInOrder : member_limit - redeemed
  const byPoints = item.point === 0 ? maxInOrder : Math.floor(item.current_points / item.point)
  return Math.max(1, Math.min(byLimit, item.stock_balance, byPoints, maxInOrder))
}

export const piecesOf = (search: string, max: number): number => {
  const asked = Number(new URLSearchParams(search).get('quantity'))
  return Number.isInteger(asked) && asked >= 1 && asked <= max ? asked : 1
}
