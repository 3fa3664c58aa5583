import { askProducts, askShelves } from '../../composition/published'
import { useLocation, useSearch } from 'wouter'
import { productsCopy as copy } from '../../copy/product.th'
import { usePublished } from '../../calls/published/usePublished'
import { RetryNote } from '../../ui/RetryNote'
import { Skeleton } from '../../ui/Skeleton'
import { addressOf, filterOf, partsOf } from './productFilter'
import { NoProducts } from './NoProducts'
import { tagPath, tagsPath } from './productPaths'
import { ProductParts } from './ProductParts'
import { CollectionLinks } from './CollectionLinks'
import './products.css'

const Tagged = ({ tag }: { readonly tag: string }) => {
  const [, navigate] = useLocation()
  const parts = partsOf(useSearch())
  const [first] = usePublished(askProducts({ tag }))
  if (first._tag === 'ready' && first.value.total === 0) return <NoProducts />
  return (
    <section aria-labelledby="tagged">
      <h2 id="tagged" className="ui-hidden">
        {copy.list}
      </h2>
      <p className="products__count" role="status">
        {first._tag === 'ready' && copy.found(first.value.total)}
      </p>
      <ProductParts
        key={tag}
        filter={{ tag }}
        parts={parts}
        onMore={() => navigate(addressOf(tagsPath, { tag }, parts + 1), { replace: true })}
      />
    </section>
  )
}

const TagsRoute = () => {
  const [collections, refetch] = usePublished(askShelves)
  const { tag } = filterOf(useSearch())
  return (
    <div className="products">
      {collections._tag === 'loading' && <Skeleton shapes={['line', 'line', 'card']} />}
      {collections._tag === 'failed' && <RetryNote text={copy.failed} onRetry={refetch} />}
      {collections._tag === 'ready' && (
        <nav aria-label={copy.tags}>
          <CollectionLinks
            links={collections.value.tags.map(({ slug, title }) => ({ to: tagPath(slug), title }))}
            current={tagPath(tag ?? '')}
          />
        </nav>
      )}
      {tag === undefined ? <p className="second">{copy.pickTag}</p> : <Tagged tag={tag} />}
    </div>
  )
}

export default TagsRoute
