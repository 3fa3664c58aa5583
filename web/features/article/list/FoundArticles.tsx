import { useEffect, useRef } from 'react'
import { askArticles } from '../../../composition/published'
import type { ArticleCard } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { usePublished } from '../../../calls/published/usePublished'
import { Button } from '../../../ui/Button'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import { useSavedArticles } from '../saved/useSavedArticles'
import { ArticleFeature } from './ArticleFeature'
import { ArticleRow } from './ArticleRow'
import { questionOf, type ArticleFilter } from './articleFilter'
import { NothingFound } from './NothingFound'
import { Total } from './Total'

const copy = articleCopy.list

interface Props {
  readonly filter: ArticleFilter
  readonly onMore: () => void
  readonly onAll: () => void
}

interface PartProps extends Props {
  readonly from: number
  readonly parts: number
}

const useFocusOnFirst = (ready: boolean, later: boolean) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (ready && later && document.activeElement === document.body)
      list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [ready, later])
  return list
}

const Part = ({ from, parts, ...props }: PartProps) => {
  const { filter, onMore, onAll } = props
  const [remote, retry] = usePublished(askArticles(questionOf(filter, from)))
  const savedKeys = new Set(useSavedArticles().map(({ card }) => card.key))
  const list = useFocusOnFirst(remote._tag === 'ready', from > 0)
  if (remote._tag === 'loading') return <Skeleton shapes={['card', 'card', 'card']} />
  if (remote._tag === 'failed')
    return <RetryNote text={remote.failure._tag === 'NetworkError' ? copy.away : copy.failed} onRetry={retry} />
  const { items, total, next } = remote.value
  if (total === 0) return <NothingFound onAll={onAll} />
  const large: ArticleCard | undefined = from === 0 && filter.search === '' ? items[0] : undefined
  return (
    <>
      {large !== undefined && <ArticleFeature card={large} saved={savedKeys.has(large.key)} />}
      {from === 0 && <Total filter={filter} total={total} />}
      <ul className="article-list" ref={list}>
        {items.map(
          (card) => card !== large && <ArticleRow key={card.key} card={card} saved={savedKeys.has(card.key)} />,
        )}
      </ul>
      {next !== null &&
        (parts > 1 ? (
          <Part {...props} from={next} parts={parts - 1} />
        ) : (
          <Button tone="second" className="article-more" onClick={onMore}>
            {copy.more}
          </Button>
        ))}
    </>
  )
}

export const FoundArticles = (props: Props) => (
  <section className="article-found" aria-label={copy.title}>
    <Part {...props} from={0} parts={props.filter.parts} />
  </section>
)
