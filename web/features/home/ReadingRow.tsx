import { askArticles } from '../../composition/published'
import { dayOf, type IsoDate } from '@careplus/core/calendar'
import { withThaiBreaks } from '@careplus/core/text'
import { memberHomeCopy as copy } from '../../copy/memberHome.th'
import { inFront } from '../../shared/children/due'
import { useFamily } from '../../shared/children/useFamily'
import { usePublished } from '../../calls/published/usePublished'
import { Row } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'
import { Picture } from '../../shared/pictures/Picture'
import { articleAgeOn, articleOfWeek } from './articleOfWeek'

interface Props {
  readonly nickname: string
  readonly birthDate: IsoDate
  readonly today: IsoDate
}

const ArticleRow = ({ nickname, birthDate, today }: Props) => {
  const [articles] = usePublished(askArticles({ age: articleAgeOn(birthDate, today) }))
  const article = articles._tag === 'ready' ? articleOfWeek(articles.value.items, birthDate, today) : null
  return (
    article !== null && (
      <Row
        href={`/article/${article.key}`}
        lead={<Picture picture={{ ...article.square, alt: '' }} width={48} height={48} className="home-row-picture" />}
        title={withThaiBreaks(article.title)}
        second={copy.article(nickname, article.minutes)}
      />
    )
  )
}

/** An article for the age of the child that the page is about. */
export const ReadingRow = () => {
  const [family] = useFamily()
  const today = useToday()
  const child = family._tag === 'ready' && today !== null ? (inFront(family.value, today)?.child ?? null) : null
  const birthDate = dayOf(child?.birthDate ?? null)
  if (child === null || birthDate === null || today === null) return null
  return <ArticleRow nickname={child.nickname} birthDate={birthDate} today={today} />
}
