import { ageNames, topicNames, type ArticleAge, type ArticleTopic } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { Chip, ChipRow } from '../../../ui/Chip'
import type { ArticleFilter } from './articleFilter'

const copy = articleCopy.list
const ages = Object.keys(ageNames) as ReadonlyArray<ArticleAge>
const topics = Object.keys(topicNames) as ReadonlyArray<ArticleTopic>

interface RowProps<Name extends string> {
  readonly label: string
  readonly any: string
  readonly all: ReadonlyArray<Name>
  readonly names: Readonly<Record<Name, string>>
  readonly chosen: Name | null
  readonly onChoose: (name: Name | null) => void
}

const FilterRow = <Name extends string>({ label, any, all, names, chosen, onChoose }: RowProps<Name>) => (
  <ChipRow label={label}>
    <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
      {any}
    </Chip>
    {all.map((name) => (
      <Chip key={name} tick chosen={chosen === name} onClick={() => onChoose(chosen === name ? null : name)}>
        {names[name]}
      </Chip>
    ))}
  </ChipRow>
)

interface Props {
  readonly filter: ArticleFilter
  readonly onChoose: (chosen: { readonly age: ArticleAge | null } | { readonly topic: ArticleTopic | null }) => void
}

export const ArticleFilters = ({ filter: { age, topic }, onChoose }: Props) => (
  <div className="article-filters">
    <FilterRow
      label={copy.ages}
      any={copy.anyAge}
      all={ages}
      names={ageNames}
      chosen={age}
      onChoose={(chosen) => onChoose({ age: chosen })}
    />
    <FilterRow
      label={copy.topics}
      any={copy.anyTopic}
      all={topics}
      names={topicNames}
      chosen={topic}
      onChoose={(chosen) => onChoose({ topic: chosen })}
    />
  </div>
)
