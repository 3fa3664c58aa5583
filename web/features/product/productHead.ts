import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type { ProductPage } from '@careplus/core/publications'
import type { OwnHead } from '../../page/documentHead'
import { productPath } from './productPaths'

/** No price or offer, since we sell nothing. Search engines leave out a product that may not be promoted. */
export const productHead = ({ id, title, description, brand, picture, size, age_line }: ProductPage): OwnHead => {
  const titled = `${title} ${brand}`
  if (!mayPromote(age_line)) return { title: titled, canonicalPath: null }
  return {
    title: titled,
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
  }
}
