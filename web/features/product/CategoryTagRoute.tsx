import { usePageTitle } from '../../page/pageTitle'
import { productsCopy as copy } from '../../copy/product.th'
import type { ScreenProps } from '../../page/route'
import { ProductShelf } from './ProductShelf'
import { ShelfHead } from './ShelfHead'
import { ShelfPage } from './ShelfPage'

interface Titled {
  readonly slug: string
  readonly title: string
}

const View = ({ category, tag }: { readonly category: Titled; readonly tag: Titled }) => {
  usePageTitle(copy.shelfTitle(category.title, tag.title))
  return (
    <>
      <ShelfHead title={tag.title} kicker={category.title} />
      <ProductShelf fixed={{ category: category.slug, tag: tag.slug }} />
    </>
  )
}

const CategoryTagRoute = ({ params }: ScreenProps<'category' | 'tag'>) => (
  <ShelfPage>
    {({ categories, tags }) => {
      const category = categories.find(({ slug }) => slug === params.category)
      const tag = tags.find(({ slug }) => slug === params.tag)
      return category === undefined || tag === undefined ? null : (
        <View key={`${category.slug}/${tag.slug}`} {...{ category, tag }} />
      )
    }}
  </ShelfPage>
)

export default CategoryTagRoute
