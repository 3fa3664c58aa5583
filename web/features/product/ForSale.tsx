import { askShelves } from '../../composition/published'
import { isSampleAddress } from '@careplus/core/internal/publications'
import type { ProductPage } from '@careplus/core/publications'
import { productCopy as copy } from '../../copy/product.th'
import { usePublished } from '../../calls/published/usePublished'
import { buyNow } from '../../calls/tracking/buyNow'
import { buttonClass } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { brandPath, categoryPath, tagProductsPath } from './productPaths'
import { CollectionLinks } from './CollectionLinks'

interface Props {
  readonly product: ProductPage
}

const Shops = ({ shops }: Pick<ProductPage, 'shops'>) => (
  <section aria-labelledby="shops">
    <h2 id="shops">{copy.shops}</h2>
    <ul className="wrap product__shops">
      {shops.map((shop) => (
        <li key={shop}>{shop}</li>
      ))}
    </ul>
  </section>
)

const Others = ({ product: { brand, brand_id, category, tags } }: Props) => {
  const [answer] = usePublished(askShelves)
  const collections = answer._tag === 'ready' ? answer.value : { categories: [], tags: [] }
  const links = [
    { to: brandPath(brand_id), title: copy.othersOf(brand) },
    ...collections.categories
      .filter(({ slug }) => slug === category)
      .map(({ id, title }) => ({ to: categoryPath(id), title })),
    ...collections.tags
      .filter(({ slug }) => tags.includes(slug))
      .map(({ slug, title }) => ({ to: tagProductsPath(category, slug), title })),
  ]
  return (
    <nav aria-labelledby="others">
      <h2 id="others">{copy.others}</h2>
      <CollectionLinks links={links} />
    </nav>
  )
}

export const ForSale = ({ product }: Props) => (
  <>
    {product.shops.length > 0 && <Shops shops={product.shops} />}
    <Others product={product} />
  </>
)

/** The shop opens like any link, even if reporting the visit fails. */
export const BuyDock = ({ product: { buy_url, brand_id, age_line } }: Props) =>
  buy_url !== null && (
    <Dock>
      <a
        href={buy_url}
        target="_blank"
        rel="noopener"
        referrerPolicy="strict-origin"
        className={buttonClass({ wide: true })}
        onClick={() => buyNow(brand_id, age_line)}
      >
        <span className="ui-button__face">
          <span>{isSampleAddress(buy_url) ? copy.buySample : copy.buy}</span>
          <Icon of={ChevronRight} size={20} />
        </span>
      </a>
      <p>{isSampleAddress(buy_url) ? copy.buySampleHint : copy.buyHint}</p>
    </Dock>
  )
