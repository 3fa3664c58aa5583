import type { DrawFile } from '@careplus/core/ports'
import { itemPath } from '../../../shared/loyalty/paths'

export const verifyPath = (productId: string): string =>
  `${itemPath({ type: 'luckydraw', product_id: productId })}?verify`

export const isPublished = ({ state, list_hash }: Pick<DrawFile, 'state' | 'list_hash'>): boolean =>
  list_hash !== null && state !== 'closed'
