import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type { ProductCard as Card } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import type { Ref } from 'react'
import { Link } from 'wouter'
import { productsCopy as copy } from '../../copy/product.th'
import { CheckMark } from '../../ui/CheckMark'
import { Picture } from '../../shared/pictures/Picture'
import { Tag } from '../../ui/Tag'
import { productPath } from './productPaths'
import '../../ui/pictureCard.css'

interface Props {
  readonly product: Card
  readonly eager: boolean
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

export const ProductCard = ({ product, eager, ref }: Props) => {
  const { id, brand, title, age_line, earns_points, picture } = product
  const promoted = mayPromote(age_line)
  return (
    <Link ref={ref} href={productPath(id)} className="ui-picture-card product-card">
      <Picture
        picture={{ ...picture, alt: '' }}
        width={400}
        height={400}
        className="product-card__picture"
        eager={eager}
      />
      <span className="product-card__words">
        <span className="product-card__brand">{brand}</span>
        <h3>{withThaiBreaks(title)}</h3>
        <span className="product-card__tags">
          <Tag>{copy.age[age_line]}</Tag>
          {!promoted && <Tag>{copy.informationOnly}</Tag>}
          {promoted && earns_points && (
            <Tag tone="pandan" icon={<CheckMark />}>
              {copy.earnsShort}
            </Tag>
          )}
        </span>
      </span>
    </Link>
  )
}
