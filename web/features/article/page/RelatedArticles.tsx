import type { Article } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { ArticleRow } from '../list/ArticleRow'
import { useSavedArticles } from '../saved/useSavedArticles'

export const RelatedArticles = ({ related }: Pick<Article, 'related'>) => {
  const savedKeys = new Set(useSavedArticles().map(({ card }) => card.key))
  if (related.length === 0) return null
  return (
    <section className="article-related" aria-labelledby="related">
      <h2 id="related">{articleCopy.page.related}</h2>
      <ul>
        {related.map((card) => (
          <ArticleRow key={card.key} card={card} saved={savedKeys.has(card.key)} headingLevel={3} />
        ))}
      </ul>
    </section>
  )
}
