import type { Article } from '@careplus/core/publication'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { ShareButton } from '../../../share/ShareButton'
import { articlePath } from '../list/articleFilter'
import { SaveButton } from '../saved/SaveButton'
import { ArticleHero } from './ArticleHero'
import { ArticleTags } from './ArticleTags'

/** The picture, what it is about, its name, and how long it takes; on narrow pages with the deeds above them. */
export const ArticleTop = ({ article }: { readonly article: Article }) => (
  <header className="article-head">
    <HeaderActions>
      <SaveButton article={article} iconOnly />
      <ShareButton title={article.title} path={articlePath(article.key)} />
    </HeaderActions>
    <ArticleHero picture={article.banner} />
    <div className="article-head__words">
      <ArticleTags article={article} />
      <h1>{withThaiBreaks(article.title)}</h1>
      <p className="article-minutes">{articleCopy.card.minutes(article.minutes)}</p>
    </div>
  </header>
)
