import type { DrawFile } from '@careplus/core/ports'
import { itemPath } from '../../../shared/loyalty/paths'

/** Where a draw's result is drawn once more. */
export const verifyPath = (productId: string): string =>
  `${itemPath({ type: 'luckydraw', product_id: productId })}?verify`

/** Its seed and its list are published: it was closed, and is over. */
export const isPublished = ({ state, list_hash }: Pick<DrawFile, 'state' | 'list_hash'>): boolean =>
  list_hash !== null && state !== 'closed'
