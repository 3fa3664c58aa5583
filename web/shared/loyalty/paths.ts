import type { ItemType } from '@careplus/core/loyalty'

export const rewardsPath = '/rewards'
export const historyPath = '/rewards/history'
export const uploadPath = '/rewards/uploadbill'
export const missionPath = '/monthly-mission'
export const provePhonePath = '/edit-my-phone'

export const itemPath = ({ type, product_id }: { readonly type: ItemType; readonly product_id: string }): string =>
  `/rewards/${type === 'reward' ? 'redeem' : 'luckydraw'}/${encodeURIComponent(product_id)}`

/** The page on which a reward's address is given. One piece needs no number. */
export const confirmPath = (productId: string, quantity: number): string =>
  `/rewards/confirm-address/${encodeURIComponent(productId)}${quantity > 1 ? `?quantity=${quantity}` : ''}`

export const orderPath = ({ product_id, id }: { readonly product_id: string; readonly id: string }): string =>
  `/rewards/confirm-address/${encodeURIComponent(product_id)}?order=${id}`
