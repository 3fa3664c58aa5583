import type { ProductCategory } from '@careplus/core/publications'
import { useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { productsCopy as copy } from '../../copy/product.th'
import type { ScreenProps } from '../../page/route'
import { categoryPath } from './paths'
import { ProductShelf } from './ProductShelf'
import { ShelfHead } from './ShelfHead'
import { ShelfPage } from './ShelfPage'

const CategoryView = ({ category: { id, slug, title } }: { readonly category: ProductCategory }) => {
  const head = useMemo(() => ({ title, canonicalPath: categoryPath(id) }), [id, title])
  usePageHead(head)
  return (
    <>
      <ShelfHead title={title} kicker={copy.categoryKicker} />
      <ProductShelf fixed={{ category: slug }} />
    </>
  )
}

/** `/product/category/{id}`. */
const CategoryRoute = ({ params }: ScreenProps<'id'>) => (
  <ShelfPage>
    {({ categories }) => {
      const category = categories.find(({ id }) => id === params.id)
      return category === undefined ? null : <CategoryView key={category.id} category={category} />
    }}
  </ShelfPage>
)

export default CategoryRoute
