import type { ProductFilter } from './productFilter'

export type Fixed = Pick<ProductFilter, 'brand' | 'category' | 'tag'>

export interface ChoiceProps {
  readonly fixed: Fixed
  readonly chosen: ProductFilter
  readonly onChoose: (filter: ProductFilter) => void
}
