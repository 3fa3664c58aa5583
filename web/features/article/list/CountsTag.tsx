import type { ArticleCard } from '@careplus/core/publication'
import { articleCopy } from '../../../copy/article.th'
import { useSession } from '../../../calls/session/useSession'
import { Tag } from '../../../ui/Tag'
import { forYoungest } from '../page/forYoungest'

/** To a member: that reading it counts for the month's mission. Beside what is for children under three stands nothing of it. */
export const CountsTag = ({ card }: { readonly card: Pick<ArticleCard, 'ages'> }) => {
  const { user } = useSession()
  return user === null || forYoungest(card) ? null : <Tag tone="mango">{articleCopy.card.counts}</Tag>
}
