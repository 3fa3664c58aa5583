import { Suspense, type ReactNode } from 'react'
import { lazyView } from '../../page/lazyView'
import { productsCopy as copy } from '../../copy/product.th'
import { LinkButton } from '../../ui/LinkButton'
import { productsPath } from './paths'

/** Its drawing comes only where it is needed. */
const EmptyState = lazyView(async () => ({ default: (await import('../../ui/EmptyState')).EmptyState }))

const everything = (
  <LinkButton tone="second" href={productsPath}>
    {copy.none.all}
  </LinkButton>
)

/** A list that has nothing in it. `action`: the way on, where it is not the whole of the products. */
export const NoProducts = ({ action = everything }: { readonly action?: ReactNode }) => (
  <Suspense fallback={null}>
    <EmptyState title={copy.none.title} headingLevel={3} action={action}>
      {copy.none.text}
    </EmptyState>
  </Suspense>
)

/** A brand, category or tag that there is not. */
export const NoShelf = () => (
  <Suspense fallback={<h1 className="ui-hidden">{copy.noShelf.title}</h1>}>
    <EmptyState title={copy.noShelf.title} headingLevel={1} action={everything}>
      {copy.noShelf.text}
    </EmptyState>
  </Suspense>
)
