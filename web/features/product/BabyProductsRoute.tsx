import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { useState } from 'react'
import { productsCopy as copy } from '../../copy/product.th'
import { BreastMilk } from './BreastMilk'
import { ProductParts } from './ProductParts'
import './products.css'

const Line = ({ line }: { readonly line: AgeLine }) => {
  const [parts, setParts] = useState(1)
  return (
    <section className="products" aria-labelledby={line}>
      <h2 id={line}>{copy.age[line]}</h2>
      <ProductParts filter={{ age_line: line }} parts={parts} onMore={() => setParts(parts + 1)} />
    </section>
  )
}

/** `/product/baby-products`: what is for infants and young children, as information only. */
const BabyProductsRoute = () => (
  <div className="baby-products">
    <BreastMilk line="both" />
    <Line line="infant" />
    <Line line="young-child" />
    <p className="products__law">{copy.law}</p>
  </div>
)

export default BabyProductsRoute
