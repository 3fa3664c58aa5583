import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import { mayAny, reporting } from './considerTracking'

export const buyNow = (brandId: string, ageLine: AgeLine): void => {
  if (!mayPromote(ageLine) || !mayAny()) return
  reporting().then(
    ({ reportBuyNow }) => reportBuyNow(brandId),
    () => undefined,
  )
}
