import type { ProductCategory } from '@careplus/core/publications'
import { useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { productsCopy as copy } from '../../copy/product.th'
import type { ScreenProps } from '../../page/route'
import { categoryPath } from './productPaths'
import { ProductList } from './ProductList'
import { CollectionHead } from './CollectionHead'
import { CollectionPage } from './CollectionPage'

const CategoryView = ({ category: { id, slug, title } }: { readonly category: ProductCategory }) => {
  const head = useMemo(() => ({ title, canonicalPath: categoryPath(id) }), [id, title])
  usePageHead(head)
  return (
    <>
      <CollectionHead title={title} kicker={copy.categoryKicker} />
      <ProductList fixed={{ category: slug }} />
    </>
  )
}

const CategoryRoute = ({ params }: ScreenProps<'id'>) => (
  <CollectionPage>
    {({ categories }) => {
      const category = categories.find(({ id }) => id === params.id)
      return category === undefined ? null : <CategoryView key={category.id} category={category} />
    }}
  </CollectionPage>
)

export default CategoryRoute
