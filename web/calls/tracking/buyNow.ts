import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import { mayAny, reporting } from './considerTracking'

/** Never fails, never waits. */
export const buyNow = (brandId: string, ageLine: AgeLine): void => {
  if (!mayPromote(ageLine) || !mayAny()) return
  reporting().then(
    ({ reportBuyNow }) => reportBuyNow(brandId),
    () => undefined,
  )
}
