import type { ProductPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { productCopy as copy } from '../../copy/product.th'

interface Props {
  readonly product: Pick<ProductPage, 'nutrition' | 'allergens'>
  readonly promoted: boolean
}

export const Nutrition = ({ product: { nutrition, allergens }, promoted }: Props) => (
  <section aria-labelledby="nutrition">
    <h2 id="nutrition">{withThaiBreaks((promoted ? copy.nutrition : copy.composition)(nutrition.per))}</h2>
    <table className="nutrition" aria-labelledby="nutrition">
      <tbody>
        {nutrition.rows.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{withThaiBreaks(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {allergens !== null && (
      <p className="product__allergens">
        <strong>{copy.allergens}</strong> {withThaiBreaks(allergens)}
      </p>
    )}
    <p className="small second">{copy.label}</p>
  </section>
)
