import type { ItemType } from '@careplus/core/loyalty'

export const rewardsPath = '/rewards'
export const historyPath = '/rewards/history'
export const uploadPath = '/rewards/uploadbill'
export const missionPath = '/monthly-mission'

/** The page of a reward, or of a lucky draw. */
export const itemPath = ({ type, product_id }: { readonly type: ItemType; readonly product_id: string }): string =>
  `/rewards/${type === 'reward' ? 'redeem' : 'luckydraw'}/${encodeURIComponent(product_id)}`

/** Where a reward is sent; one piece needs no number. */
export const confirmPath = (productId: string, quantity: number): string =>
  `/rewards/confirm-address/${encodeURIComponent(productId)}${quantity > 1 ? `?quantity=${quantity}` : ''}`

/** An order that was placed: its timeline, and the way to cancel it. */
export const orderPath = ({ product_id, id }: { readonly product_id: string; readonly id: string }): string =>
  `/rewards/confirm-address/${encodeURIComponent(product_id)}?order=${id}`
