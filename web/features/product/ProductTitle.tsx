import type { ProductPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { Link } from 'wouter'
import { productCopy as copy, productsCopy } from '../../copy/product.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { ShareButton } from '../../shared/share/ShareButton'
import { CheckMark } from '../../ui/CheckMark'
import { Tag } from '../../ui/Tag'
import { brandPath, productPath } from './productPaths'

interface Props {
  readonly product: ProductPage
  /** Whether the milk code allows recommending it. */
  readonly promoted: boolean
}

export const ProductTitle = ({ product, promoted }: Props) => {
  const { id, title, brand, brand_id, size, age_line, earns_points } = product
  return (
    <div className="product__title">
      {promoted && (
        <HeaderActions>
          <ShareButton title={title} path={productPath(id)} />
        </HeaderActions>
      )}
      <p className="product__brand">{promoted ? <Link href={brandPath(brand_id)}>{brand}</Link> : brand}</p>
      <h1>{withThaiBreaks(title)}</h1>
      {!title.includes(size) && <p className="second">{withThaiBreaks(size)}</p>}
      <p className="product__tags">
        <Tag>{copy.age[age_line]}</Tag>
        {!promoted && <Tag>{productsCopy.informationOnly}</Tag>}
        {promoted && earns_points && (
          <Tag tone="pandan" icon={<CheckMark />}>
            {productsCopy.earns}
          </Tag>
        )}
      </p>
    </div>
  )
}
