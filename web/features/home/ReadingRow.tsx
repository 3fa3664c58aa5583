import { askArticles } from '../../composition/published'
import { dayOf, type IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { memberHomeCopy as copy } from '../../copy/memberHome.th'
import { usePublished } from '../../calls/published/usePublished'
import { Row, Rows } from '../../ui/Card'
import { Picture } from '../../shared/pictures/Picture'
import { articleAgeOn, articleOfWeek } from './articleOfWeek'

interface Props {
  readonly nickname: string
  readonly birthDate: IsoDate
  readonly today: IsoDate
}

const ArticleRow = ({ nickname, birthDate, today }: Props) => {
  const [articles] = usePublished(askArticles({ age: articleAgeOn(birthDate, today) }))
  if (articles._tag === 'loading') return <div className="home-reading-wait" aria-hidden="true" />
  const article = articles._tag === 'ready' ? articleOfWeek(articles.value.items, birthDate, today) : null
  return (
    article !== null && (
      <Rows label={copy.reading}>
        <Row
          href={`/article/${article.key}`}
          lead={
            <Picture picture={{ ...article.square, alt: '' }} width={72} height={72} className="home-row-picture" />
          }
          title={withThaiBreaks(article.title)}
          second={copy.article(nickname, article.minutes)}
        />
      </Rows>
    )
  )
}

export const ReadingRow = ({ child, today }: { readonly child: Child; readonly today: IsoDate }) => {
  const birthDate = dayOf(child.birthDate)
  return birthDate === null ? null : <ArticleRow nickname={child.nickname} birthDate={birthDate} today={today} />
}
