import { askProducts } from '../../composition/published'
import { useLocation, useSearch } from 'wouter'
import { productsCopy as copy } from '../../copy/product.th'
import { usePublished } from '../../calls/published/usePublished'
import { Button } from '../../ui/Button'
import { uiWords } from '../../ui/words'
import { addressOf, filterOf, partsOf, type ProductFilter } from './productFilter'
import { NoProducts } from './NoProducts'
import { ProductParts } from './ProductParts'
import { ProductSearchForm } from './ProductSearchForm'
import type { Fixed } from './productChoice'
import { ProductFilters } from './ProductFilters'

export const ProductList = ({ fixed = {} }: { readonly fixed?: Fixed }) => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const chosen = filterOf(search)
  const filter = { ...chosen, ...fixed }
  const [first] = usePublished(askProducts(filter))
  const total = first._tag === 'ready' ? first.value.total : null
  const parts = partsOf(search)
  const go = (next: ProductFilter, shown = 1): void => navigate(addressOf(path, next, shown), { replace: true })
  const narrowed = Object.keys(chosen).some((name) => !(name in fixed))

  return (
    <section className="products" aria-labelledby="products" aria-busy={first._tag === 'loading'}>
      <h2 id="products" className="ui-hidden">
        {copy.list}
      </h2>
      <ProductSearchForm filter={chosen} onChoose={go} />
      <ProductFilters {...{ fixed, chosen }} onChoose={go}>
        <p className="products__count" role="status">
          {total === null ? <span className="ui-hidden">{uiWords.loading}</span> : copy.found(total)}
        </p>
      </ProductFilters>
      {total === 0 ? (
        narrowed ? (
          <NoProducts
            action={
              <Button tone="second" onClick={() => go({})}>
                {copy.none.clear}
              </Button>
            }
          />
        ) : (
          <NoProducts />
        )
      ) : (
        <ProductParts key={addressOf('', filter)} filter={filter} parts={parts} onMore={() => go(chosen, parts + 1)} />
      )}
    </section>
  )
}
