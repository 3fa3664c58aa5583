import { Suspense, type ReactNode } from 'react'
import { lazyView } from '../../page/lazyView'
import { productsCopy as copy } from '../../copy/product.th'
import { LinkButton } from '../../ui/LinkButton'
import { productsPath } from './productPaths'
import shelf from '../../ui/drawings/empty/shelf.svg'
import kite from '../../ui/drawings/empty/kite.svg'

const EmptyState = lazyView(async () => ({ default: (await import('../../ui/EmptyState')).EmptyState }))

const everything = (
  <LinkButton tone="second" href={productsPath}>
    {copy.none.all}
  </LinkButton>
)

export const NoProducts = ({ action = everything }: { readonly action?: ReactNode }) => (
  <Suspense fallback={null}>
    <EmptyState drawing={shelf} title={copy.none.title} headingLevel={3} action={action}>
      {copy.none.text}
    </EmptyState>
  </Suspense>
)

export const CollectionNotFound = () => (
  <Suspense fallback={<h1 className="ui-hidden">{copy.noShelf.title}</h1>}>
    <EmptyState drawing={kite} title={copy.noShelf.title} headingLevel={1} action={everything}>
      {copy.noShelf.text}
    </EmptyState>
  </Suspense>
)
