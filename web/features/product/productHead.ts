import type { ProductPage } from '@careplus/core/publication'
import type { OwnHead } from '../../app/documentHead'
import { productPath } from './paths'

/** What a search engine is told: what it is, and no price or offer, for we sell nothing. */
export const productHead = ({ id, title, description, brand, picture, size }: ProductPage): OwnHead => ({
  title: `${title} ${brand}`,
  description,
  canonicalPath: productPath(id),
  picture: picture.url,
  structured: {
    '@type': 'Product',
    name: title,
    description,
    brand: { '@type': 'Brand', name: brand },
    size,
    sku: id,
    image: picture.url,
    url: productPath(id),
  },
})
