import { thaiDate } from '@careplus/core/calendar'
import type { PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'

const copy = rewardsDrawCopy.small

export const SmallPrint = ({ item, draw }: { readonly item: PublicItem; readonly draw: DrawFile | null }) => {
  const parts = [
    ...(draw === null || draw.permit_number === null || draw.terms !== null ? [] : [copy.permit(draw.permit_number)]),
    ...(item.announcement_date === null || draw?.terms ? [] : [copy.announced(thaiDate(item.announcement_date))]),
    copy.masked,
  ]
  return <p className="draw-small">{parts.join(' · ')}</p>
}
