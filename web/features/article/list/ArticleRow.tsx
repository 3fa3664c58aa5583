import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ArticleCard } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { Icon } from '../../../ui/Icon'
import { Download } from '../../../ui/icons'
import { Picture } from '../../../shared/pictures/Picture'
import { SharedElement } from '../../../ui/SharedElement'
import { Tag } from '../../../ui/Tag'
import { articlePath } from './articleFilter'
import { CountsTag } from './CountsTag'
import './articleRow.css'

const copy = articleCopy.card

interface Props {
  readonly card: ArticleCard
  readonly saved: boolean
  readonly headingLevel?: 2 | 3
  readonly beside?: ReactNode
}

export const ArticleRow = ({ card, saved, headingLevel = 2, beside }: Props) => {
  const Heading = `h${headingLevel}` as const
  return (
    <li className="article-row">
      <Link href={articlePath(card.key)}>
        <SharedElement name={`article-${card.key}`}>
          <Picture picture={{ ...card.square, alt: '' }} width={96} height={96} />
        </SharedElement>
        <span className="article-row__words">
          <Heading>{withThaiBreaks(card.title)}</Heading>
          <span className="article-row__facts">
            {copy.minutes(card.minutes)}
            {card.has_checks && ` · ${copy.checks}`}
          </span>
          <CountsTag card={card} />
          {saved && <Tag icon={<Icon of={Download} size={16} />}>{copy.offline}</Tag>}
        </span>
      </Link>
      {beside}
    </li>
  )
}
