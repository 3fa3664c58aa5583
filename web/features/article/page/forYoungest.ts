import { isProtectedAge } from '@careplus/core/loyalty-milk-code'
import { youngestMonths } from '@careplus/core/internal/publications'
import type { ArticleCard } from '@careplus/core/publications'

/** The milk code allows no points and no products beside an article that is also for children under three. */
export const forYoungest = ({ ages }: Pick<ArticleCard, 'ages'>): boolean => isProtectedAge(youngestMonths(ages))
