import type { Brand } from '@careplus/core/publications'
import { useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { productsCopy as copy } from '../../copy/product.th'
import type { ScreenProps } from '../../page/route'
import { brandPath } from './productPaths'
import { ProductList } from './ProductList'
import { CollectionHead } from './CollectionHead'
import { CollectionPage } from './CollectionPage'

const BrandView = ({ brand: { id, title, description, picture } }: { readonly brand: Brand }) => {
  const head = useMemo(
    () => ({ title: copy.brandTitle(title), description, canonicalPath: brandPath(id), picture: picture.url }),
    [id, title, description, picture],
  )
  usePageHead(head)
  return (
    <>
      <CollectionHead title={title} text={description} picture={picture} />
      <ProductList fixed={{ brand: id }} />
    </>
  )
}

const BrandRoute = ({ params }: ScreenProps<'id'>) => (
  <CollectionPage>
    {({ brands }) => {
      const brand = brands.find(({ id }) => id === params.id)
      return brand === undefined ? null : <BrandView key={brand.id} brand={brand} />
    }}
  </CollectionPage>
)

export default BrandRoute
