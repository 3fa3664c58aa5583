import { itemPath } from '../../../loyalty/paths'

/** Where a draw's result is drawn once more. */
export const verifyPath = (productId: string): string =>
  `${itemPath({ type: 'luckydraw', product_id: productId })}?verify`
