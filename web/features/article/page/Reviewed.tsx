import { thaiDate } from '@careplus/core/calendar'
import type { Article } from '@careplus/core/publication'
import { articleCopy } from '../../../copy/article.th'
import { ShareButton } from '../../../share/ShareButton'
import { Icon } from '../../../ui/Icon'
import { Printer, ShieldCheck } from '../../../ui/icons'
import { articlePath } from '../list/articleFilter'
import { SaveButton } from '../saved/SaveButton'

const copy = articleCopy.page

/**
 * By whom it was checked, and when; what stands after the name's dot is said of the reviewer. On wide pages with the deeds
 * beside it.
 */
export const Reviewed = ({ article }: { readonly article: Article }) => {
  const [name = article.reviewer, ...more] = article.reviewer.split(' · ')
  return (
    <div className="article-reviewed">
      <span className="article-reviewed__mark">
        <Icon of={ShieldCheck} size={24} />
      </span>
      <p>
        <strong>{copy.reviewedBy(name)}</strong>
        <span>{[copy.reviewedOn(thaiDate(article.reviewed_on)), ...more].join(' · ')}</span>
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
