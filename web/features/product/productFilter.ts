import type { ProductsQuery } from '../../composition/published'
import { oneLine } from '@careplus/core/text'
import { ageLines } from './ageLines'

export type ProductFilter = Omit<ProductsQuery, 'from'>

const number = /^[1-9]\d{0,8}$/
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSearch = 100
const maxParts = 40

/** null: empty. */
const soughtOf = (text: string): string | null => {
  const trimmed = oneLine(text)
  return trimmed === '' ? null : [...trimmed].slice(0, longestSearch).join('').trim()
}

const matching = <K extends string>(query: URLSearchParams, name: K, rule: RegExp): { readonly [P in K]?: string } => {
  const value = query.get(name)
  return value !== null && rule.test(value) ? ({ [name]: value } as { readonly [P in K]: string }) : {}
}

export const filterOf = (search: string): ProductFilter => {
  const query = new URLSearchParams(search)
  const age_line = ageLines.find((line) => line === query.get('age_line'))
  const sought = soughtOf(query.get('search') ?? '')
  return {
    ...matching(query, 'brand', number),
    ...(age_line === undefined ? {} : { age_line }),
    ...matching(query, 'category', slug),
    ...matching(query, 'tag', slug),
    ...(query.get('earns') === '1' ? { earns: '1' } : {}),
    ...(sought === null ? {} : { search: sought }),
  }
}

export const partsOf = (search: string): number => {
  const parts = Number(new URLSearchParams(search).get('parts'))
  return Number.isInteger(parts) && parts >= 1 ? Math.min(parts, maxParts) : 1
}

export const addressOf = (path: string, filter: ProductFilter, parts = 1): string => {
  const query = new URLSearchParams(filter)
  if (parts > 1) query.set('parts', String(parts))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Removes a choice that is set already, or is null. */
export const withChoice = <K extends keyof ProductFilter>(
  filter: ProductFilter,
  name: K,
  value: ProductFilter[K] | null,
): ProductFilter => {
  const { [name]: before, ...others } = filter
  return value === null || value === before ? others : { ...others, [name]: value }
}

export const withSearch = (filter: ProductFilter, typed: string): ProductFilter => {
  const { search: _, ...others } = filter
  const sought = soughtOf(typed)
  return sought === null ? others : { ...others, search: sought }
}
