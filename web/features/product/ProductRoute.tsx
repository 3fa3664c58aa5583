import { askProduct } from '../../composition/published'
import { PageSkeleton } from '../../layouts/PageSkeleton'
import { productsCopy } from '../../copy/product.th'
import { PublishedPage } from '../../shared/published/PublishedPage'
import type { ScreenProps } from '../../page/route'
import { ProductView } from './ProductView'

const ProductRoute = ({ params }: ScreenProps<'id'>) => (
  <PublishedPage asking={askProduct(params.id)} wait={<PageSkeleton ownHeading title={productsCopy.list} />}>
    {(product) => <ProductView key={product.id} product={product} />}
  </PublishedPage>
)

export default ProductRoute
