import { isProtectedAge } from '@careplus/core/loyalty-milk-code'
import { youngestMonths, type ArticleCard } from '@careplus/core/publication'

/** Whether the milk code lets nothing that earns or sells stand beside it: it is also for children under three. */
export const forYoungest = ({ ages }: Pick<ArticleCard, 'ages'>): boolean => isProtectedAge(youngestMonths(ages))
