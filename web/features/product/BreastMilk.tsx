import { productCopy } from '../../copy/product.th'
import { Card } from '../../ui/Card'
import './breastMilk.css'

const copy = productCopy.breastMilk

/** Comes before anything that is said of what is given in its place. */
export const BreastMilk = ({ line }: { readonly line: 'infant' | 'young-child' | 'both' }) => (
  <Card tone="pandan" as="section" className="breast-milk">
    <h2>{copy.title}</h2>
    <p>{copy[line]}</p>
  </Card>
)
