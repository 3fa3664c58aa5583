import { usePageTitle } from '../../page/pageTitle'
import { productsCopy as copy } from '../../copy/product.th'
import type { ScreenProps } from '../../page/route'
import { ProductList } from './ProductList'
import { CollectionHead } from './CollectionHead'
import { CollectionPage } from './CollectionPage'

interface Titled {
  readonly slug: string
  readonly title: string
}

const View = ({ category, tag }: { readonly category: Titled; readonly tag: Titled }) => {
  usePageTitle(copy.shelfTitle(category.title, tag.title))
  return (
    <>
      <CollectionHead title={tag.title} kicker={category.title} />
      <ProductList fixed={{ category: category.slug, tag: tag.slug }} />
    </>
  )
}

const CategoryTagRoute = ({ params }: ScreenProps<'category' | 'tag'>) => (
  <CollectionPage>
    {({ categories, tags }) => {
      const category = categories.find(({ slug }) => slug === params.category)
      const tag = tags.find(({ slug }) => slug === params.tag)
      return category === undefined || tag === undefined ? null : (
        <View key={`${category.slug}/${tag.slug}`} {...{ category, tag }} />
      )
    }}
  </CollectionPage>
)

export default CategoryTagRoute
