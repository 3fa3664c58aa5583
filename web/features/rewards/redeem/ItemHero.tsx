import { imagesOf } from '@careplus/core/internal/loyalty'
import type { PublicItem } from '@careplus/core/loyalty'
import { useState } from 'react'
import { itemPageCopy as copy } from '../../../copy/itemPage.th'
import { ItemPicture } from '../../../shared/loyalty/ItemPicture'
import { layerPath } from '../../../ui/Layers'
import { SharedElement } from '../../../ui/SharedElement'

export const ItemHero = ({ item }: { readonly item: PublicItem }) => {
  const count = imagesOf(item, 'detail_mobile').length
  const [seen, setSeen] = useState(0)
  return (
    <div className="item-hero">
      <SharedElement name={`reward-${item.product_id}`}>
        <ItemPicture item={item} kind="detail_mobile" wideKind="detail_desktop" at={seen} eager described />
      </SharedElement>
      <svg className="item-hero__edge" viewBox="0 0 360 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={layerPath(360, 41, 40, 38)} />
      </svg>
      {count > 1 && (
        <div className="item-hero__dots" role="group" aria-label={copy.pictures}>
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              type="button"
              aria-label={copy.picture(at + 1)}
              aria-pressed={at === seen}
              onClick={() => setSeen(at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
