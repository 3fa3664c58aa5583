import type { Bill } from '@careplus/core/ports'
import { useCallback } from 'react'
import { useRewardsServices } from '../../../../calls/useServices'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { StoredPictures } from '../../../../shared/pictures/StoredPictures'
import type { PictureSize } from '../../../../shared/pictures/useStoredPicture'

const copy = rewardsHistoryCopy.bill

export const BillPictures = ({ bill }: { readonly bill: Bill }) => {
  const { bills } = useRewardsServices()
  const read = useCallback((id: string, size: PictureSize) => bills.picture(bill.id, id, size), [bills, bill.id])
  return (
    <section aria-labelledby="bill-pictures">
      <h2 id="bill-pictures">{copy.pictures}</h2>
      {bill.pictures.length === 0 ? (
        <p className="second">{copy.noPictures}</p>
      ) : (
        <StoredPictures read={read} ids={bill.pictures} nameOf={copy.picture} />
      )}
    </section>
  )
}
