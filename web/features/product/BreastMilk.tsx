import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { productCopy } from '../../copy/product.th'
import { Card } from '../../ui/Card'
import './breastMilk.css'

const copy = productCopy.breastMilk

/** Comes before any text about a substitute, and names people to ask, none of them ours (milk code). */
export const BreastMilk = ({ line }: { readonly line: AgeLine }) => (
  <Card tone="pandan" as="section" className="breast-milk">
    <h2>{copy.title}</h2>
    <p>{copy[line === 'infant' ? 'infant' : 'young-child']}</p>
    <p>{copy.ask}</p>
  </Card>
)
