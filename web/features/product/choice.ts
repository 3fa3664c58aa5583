import type { ProductFilter } from './filter'

/** What the page itself stands for, whatever is chosen on it. */
export type Fixed = Pick<ProductFilter, 'brand' | 'category' | 'tag'>

export interface ChoiceProps {
  readonly fixed: Fixed
  readonly chosen: ProductFilter
  readonly onChoose: (filter: ProductFilter) => void
}
