import { askProduct } from '../../composition/published'
import { PageSkeleton } from '../../layouts/PageSkeleton'
import { productsCopy } from '../../copy/product.th'
import { Published } from '../../shared/published/Published'
import type { ScreenProps } from '../../page/route'
import { ProductView } from './ProductView'

const ProductRoute = ({ params }: ScreenProps) => (
  <Published asking={askProduct(params['id'] ?? '')} wait={<PageSkeleton ownHeading title={productsCopy.list} />}>
    {(product) => <ProductView key={product.id} product={product} />}
  </Published>
)

export default ProductRoute
