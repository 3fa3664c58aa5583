import { useState } from 'react'
import { productsCopy as copy } from '../../copy/product.th'
import { BreastMilk } from './BreastMilk'
import { ProductParts } from './ProductParts'
import './products.css'

/** Information only, with nothing beside the products (milk code). Those for infants have no page. */
const BabyProductsRoute = () => {
  const [parts, setParts] = useState(1)
  return (
    <div className="baby-products">
      <BreastMilk line="young-child" />
      <section className="products" aria-labelledby="young-child">
        <h2 id="young-child">{copy.age['young-child']}</h2>
        <ProductParts filter={{ age_line: 'young-child' }} parts={parts} onMore={() => setParts(parts + 1)} />
      </section>
      <p className="products__law">{copy.law}</p>
    </div>
  )
}

export default BabyProductsRoute
