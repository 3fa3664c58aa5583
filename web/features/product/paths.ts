export const productsPath = '/product'
export const tagsPath = '/product/tag'

/** The one address under which a product is known; `/product/detail/{id}` shows the same. */
export const productPath = (id: string): string => `/product/${id}`
export const brandPath = (id: string): string => `/product/brand/${id}`
export const categoryPath = (id: string): string => `/product/category/${id}`
export const shelfPath = (category: string, tag: string): string => `/product/${category}/${tag}`
export const tagPath = (tag: string): string => `${tagsPath}?tag=${tag}`
