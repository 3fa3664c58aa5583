import type { ArticleCard } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { useSession } from '../../../calls/session/useSession'
import { Tag } from '../../../ui/Tag'
import { forYoungest } from '../page/forYoungest'

/** Never shown beside an article for children under three (milk code). */
export const CountsTag = ({ card }: { readonly card: Pick<ArticleCard, 'ages'> }) => {
  const { user } = useSession()
  return user === null || forYoungest(card) ? null : <Tag tone="mango">{articleCopy.card.counts}</Tag>
}
