import { ageNames, topicNames } from '@careplus/core/publications'
import { counted } from '@careplus/core/loyalty'
import { articleCopy } from '../../../copy/article.th'
import { Icon } from '../../../ui/Icon'
import { ListFilter } from '../../../ui/icons'
import type { ArticleFilter } from './articleFilter'

const copy = articleCopy.list

export const Total = ({ filter, total }: { readonly filter: ArticleFilter; readonly total: number }) => {
  const { search, age, topic } = filter
  const count = counted(total, copy.counted)
  const words = [
    search === '' ? count : `${copy.found(count)}${copy.searched(search)}`,
    age === null ? '' : copy.forAge(ageNames[age]),
    topic === null ? '' : `· ${topicNames[topic]}`,
  ]
  return (
    <div className="article-total">
      <p role="status">{words.filter((part) => part !== '').join(' ')}</p>
      {search === '' && (
        <p>
          <Icon of={ListFilter} size={18} /> {copy.newest}
        </p>
      )}
    </div>
  )
}
