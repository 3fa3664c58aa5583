import type { ReactNode } from 'react'
import type { Shop } from '@careplus/core/loyalty'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Chip } from '../../../ui/Chip'
import { Field, useFieldTies } from '../../../ui/Field'

interface Props {
  readonly shops: ReadonlyArray<Shop>
  readonly chosen: string
  readonly mark: ReactNode
  readonly error: string | undefined
  readonly onChoose: (shopId: string) => void
}

export const ShopChips = ({ shops, chosen, mark, error, onChoose }: Props) => {
  const ties = useFieldTies({ error })
  return (
    <Field group ties={ties} label={uploadBillCopy.shop} mark={mark} error={error} className="bill-shops">
      <div className="wrap">
        {shops.map(({ shop_id, title }) => (
          <Chip key={shop_id} tick chosen={shop_id === chosen} onClick={() => onChoose(shop_id)}>
            {title}
          </Chip>
        ))}
      </div>
    </Field>
  )
}
