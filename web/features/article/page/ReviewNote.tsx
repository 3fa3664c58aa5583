import { thaiDate } from '@careplus/core/calendar'
import type { Article } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { ShareButton } from '../../../shared/share/ShareButton'
import { Icon } from '../../../ui/Icon'
import { BookOpen, Printer, ShieldCheck } from '../../../ui/icons'
import { articlePath } from '../list/articleFilter'
import { SaveButton } from '../saved/SaveButton'

const copy = articleCopy.page

const linesOf = ({ reviewer, reviewed_on, published_on }: Article): readonly [string, string] => {
  if (reviewer === null || reviewed_on === null) return [copy.notReviewed, copy.draftedOn(thaiDate(published_on))]
  const [name = reviewer, ...more] = reviewer.split(' · ')
  return [copy.reviewedBy(name), [copy.reviewedOn(thaiDate(reviewed_on)), ...more].join(' · ')]
}

export const ReviewNote = ({ article }: { readonly article: Article }) => {
  const [first, second] = linesOf(article)
  return (
    <div className="article-reviewed">
      <span className="article-reviewed__mark">
        <Icon of={article.reviewer === null ? BookOpen : ShieldCheck} size={24} />
      </span>
      <p>
        <strong>{first}</strong>
        <span>{second}</span>
      </p>
      <div className="article-actions" role="group" aria-label={copy.actions}>
        <SaveButton article={article} iconOnly />
        <button type="button" className="icon-button" onClick={() => print()}>
          <Icon of={Printer} size={24} label={copy.print} />
        </button>
        <ShareButton title={article.title} path={articlePath(article.key)} />
      </div>
    </div>
  )
}
