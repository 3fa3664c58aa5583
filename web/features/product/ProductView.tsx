import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type { ProductPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { useEffect, useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { productCopy as copy } from '../../copy/product.th'
import { productShown } from '../../calls/tracking/shownPage'
import { Info } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { Nutrition } from './Nutrition'
import { Preparation } from './Preparation'
import { BuyDock, ForSale } from './ForSale'
import { BreastMilk } from './BreastMilk'
import { productHead } from './productHead'
import { ProductHero } from './ProductHero'
import { ProductTitle } from './ProductTitle'
import './product.css'

/** The links to buying it are left out where the milk code forbids them. */
export const ProductView = ({ product }: { readonly product: ProductPage }) => {
  const promoted = mayPromote(product.age_line)
  const { description, caution, food_number, advertising_permit } = product
  const head = useMemo(() => productHead(product), [product])
  usePageHead(head)
  useEffect(() => productShown(product.age_line), [product])
  return (
    <article className={promoted ? 'product' : 'product product--plain'}>
      <ProductHero picture={product.hero} plain={!promoted} />
      <div className="product__words">
        <ProductTitle {...{ product, promoted }} />
        {!promoted && <BreastMilk line={product.age_line} />}
        <p>{withThaiBreaks(description)}</p>
        <Nutrition {...{ product, promoted }} />
        <Preparation steps={product.preparation} promoted={promoted} />
        {caution !== null && (
          <Note tone="warn" icon={Info}>
            {withThaiBreaks(caution)}
          </Note>
        )}
        {promoted && <ForSale product={product} />}
        <p className="small second">
          {copy.foodNumber(food_number)}
          {advertising_permit !== null && ` · ${copy.advertised(advertising_permit)}`}
          {!promoted && ` · ${copy.nothingSold}`}
        </p>
      </div>
      {promoted && <BuyDock product={product} />}
    </article>
  )
}
