import type { Shop } from '@careplus/core/loyalty'
import { readFields } from '@careplus/core/internal/loyalty-reading'
import type { ReadField } from '@careplus/core/loyalty-reading'
import type { PictureFile } from '@careplus/core/ports'
import { useWide } from '../../../ui/useWide'
import { usePictureFileUrl } from '../../../shared/pictures/usePictureFileUrl'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { ExamplePicture } from './ExamplePicture'
import type { LocalBillReading } from './useBillReading'

interface Props {
  readonly pictures: ReadonlyArray<PictureFile>
  readonly placeOf: LocalBillReading['placeOf']
  readonly focused: ReadField | null
  readonly shop: Shop | undefined
}

const share = (part: number): string => `${(part * 100).toFixed(2)}%`

const Picture = ({
  at,
  picture,
  placeOf,
  focused,
}: Omit<Props, 'pictures' | 'shop'> & { readonly at: number; readonly picture: PictureFile }) => {
  const url = usePictureFileUrl(picture)
  return (
    <div className="bill-sheet__picture">
      {url !== null && <img src={url} alt={uploadBillCopy.pictures.one(at + 1)} />}
      {readFields.map((field) => {
        const place = placeOf(field)
        if (place?.picture !== at) return null
        const { left, top, right, bottom } = place.box
        return (
          <span
            key={field}
            className={field === focused ? 'bill-sheet__place bill-sheet__place--here' : 'bill-sheet__place'}
            style={{ left: share(left), top: share(top), width: share(right - left), height: share(bottom - top) }}
          />
        )
      })}
    </div>
  )
}

export const BillSheet = ({ pictures, placeOf, focused, shop }: Props) => {
  const place = focused === null ? null : placeOf(focused)
  const at = Math.min(place?.picture ?? 0, Math.max(0, pictures.length - 1))
  const picture = pictures[at]
  if (!useWide()) return null
  return (
    <aside className="bill-sheet">
      {picture === undefined ? (
        <ExamplePicture shop={shop} />
      ) : (
        <Picture at={at} picture={picture} placeOf={placeOf} focused={focused} />
      )}
    </aside>
  )
}
