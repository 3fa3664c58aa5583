import { askShelves } from '../../composition/published'
import type { ProductShelves } from '@careplus/core/publications'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../../layouts/PageSkeleton'
import { productsCopy as copy } from '../../copy/product.th'
import { PublishedPage } from '../../shared/published/PublishedPage'
import { CollectionNotFound } from './NoProducts'
import './products.css'

interface Props {
  readonly children: (collections: ProductShelves) => ReactNode
}

export const CollectionPage = ({ children }: Props) => (
  <PublishedPage asking={askShelves} wait={<PageSkeleton ownHeading title={copy.list} />}>
    {(collections) => children(collections) ?? <CollectionNotFound />}
  </PublishedPage>
)
