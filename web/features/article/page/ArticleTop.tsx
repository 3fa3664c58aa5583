import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { ShareButton } from '../../../shared/share/ShareButton'
import { articlePath } from '../list/articleFilter'
import { useSession } from '../../../calls/session/useSession'
import { SaveButton } from '../saved/SaveButton'
import { ArticleHero } from './ArticleHero'
import { ArticleTags } from './ArticleTags'
import { forYoungest } from './forYoungest'

const copy = articleCopy.page

export const ArticleTop = ({ article }: { readonly article: Article }) => {
  const { user } = useSession()
  return (
    <header className="article-head">
      <HeaderActions>
        <SaveButton article={article} iconOnly />
        <ShareButton title={article.title} path={articlePath(article.key)} />
      </HeaderActions>
      <ArticleHero article={article.key} picture={article.banner} />
      <div className="article-head__words">
        <ArticleTags article={article} />
        <h1>{withThaiBreaks(article.title)}</h1>
        <p className="article-minutes">
          {articleCopy.card.minutes(article.minutes)}
          {user !== null && ` · ${forYoungest(article) ? copy.notCounted : copy.countsRead}`}
        </p>
      </div>
    </header>
  )
}
