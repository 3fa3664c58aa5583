export const productsPath = '/product'
export const tagsPath = '/product/tag'

/** A product's canonical path; `/product/detail/{id}` shows the same page. */
export const productPath = (id: string): string => `/product/${id}`
export const brandPath = (id: string): string => `/product/brand/${id}`
export const categoryPath = (id: string): string => `/product/category/${id}`
export const tagProductsPath = (category: string, tag: string): string => `/product/${category}/${tag}`
export const tagPath = (tag: string): string => `${tagsPath}?tag=${tag}`
