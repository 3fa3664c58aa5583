import { askShelves } from '../../composition/published'
import type { ProductShelves } from '@careplus/core/publications'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../../layouts/PageSkeleton'
import { productsCopy as copy } from '../../copy/product.th'
import { PublishedPage } from '../../shared/published/PublishedPage'
import { NoShelf } from './NoProducts'
import './products.css'

interface Props {
  readonly children: (shelves: ProductShelves) => ReactNode
}

/** A page of one brand, category or tag, whose name comes from the list of shelves. */
export const ShelfPage = ({ children }: Props) => (
  <PublishedPage asking={askShelves} wait={<PageSkeleton ownHeading title={copy.list} />}>
    {(shelves) => children(shelves) ?? <NoShelf />}
  </PublishedPage>
)
