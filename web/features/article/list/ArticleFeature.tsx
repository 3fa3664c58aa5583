import type { ArticleCard } from '@careplus/core/publications'
import { topicNames } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { CardLink } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Download } from '../../../ui/icons'
import { Picture } from '../../../shared/pictures/Picture'
import { Tag } from '../../../ui/Tag'
import { articlePath } from './articleFilter'
import { CountsTag } from './CountsTag'

const copy = articleCopy.card

export const ArticleFeature = ({ card, saved }: { readonly card: ArticleCard; readonly saved: boolean }) => (
  <CardLink href={articlePath(card.key)} className="article-feature">
    <Picture picture={{ ...card.banner, alt: '' }} width={720} height={340} eager />
    <span className="article-feature__words">
      <span className="article-feature__facts">
        <Tag tone="pandan">{topicNames[card.topic]}</Tag> {copy.minutes(card.minutes)}
      </span>
      <h2>{withThaiBreaks(card.title)}</h2>
      <span className="article-feature__summary">{withThaiBreaks(card.summary)}</span>
      <CountsTag card={card} />
      {saved && <Tag icon={<Icon of={Download} size={16} />}>{copy.offline}</Tag>}
    </span>
  </CardLink>
)
