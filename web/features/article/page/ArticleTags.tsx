import { ageNames, topicNames, type ArticleCard } from '@careplus/core/publications'
import { Tag } from '../../../ui/Tag'

export const ArticleTags = ({
  article: { topic, ages },
}: {
  readonly article: Pick<ArticleCard, 'topic' | 'ages'>
}) => (
  <p className="wrap">
    <Tag tone="pandan">{topicNames[topic]}</Tag>
    {ages
      .filter((age) => topic !== 'adult' || age !== 'adult')
      .map((age) => (
        <Tag key={age}>{ageNames[age]}</Tag>
      ))}
  </p>
)
