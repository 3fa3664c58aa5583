import { counted, type PublicItem } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { ItemPicture } from '../../../shared/loyalty/ItemPicture'
import { Unbroken } from '../../../ui/Unbroken'

export const ItemLine = ({ item, quantity }: { readonly item: PublicItem; readonly quantity: number }) => (
  <div className="item-line">
    <ItemPicture item={item} kind="400x400" eager />
    <div>
      <h2>
        <Unbroken>{item.title}</Unbroken>
      </h2>
      <p>
        {quantity > 1 && `${counted(quantity, loyaltyCopy.piece)} · `}
        {counted(item.point * quantity, loyaltyCopy.points)}
      </p>
    </div>
  </div>
)
