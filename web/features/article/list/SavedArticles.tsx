import { Suspense, useEffect } from 'react'
import { counted } from '@careplus/core/loyalty'
import { lazyView } from '../../../page/lazyView'
import { articleCopy } from '../../../copy/article.th'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Trash2 } from '../../../ui/icons'
import { useToast } from '../../../ui/Toast'
import { dropLost, removeArticle } from '../saved/savedArticles'
import { useCanSave, useSavedArticles } from '../saved/useSavedArticles'
import { ArticleRow } from './ArticleRow'
import book from '../../../ui/drawings/empty/book.svg'

const copy = articleCopy.saved
const EmptyState = lazyView(async () => ({ default: (await import('../../../ui/EmptyState')).EmptyState }))

export const SavedArticles = ({ onAll }: { readonly onAll: () => void }) => {
  const showToast = useToast()
  const articles = useSavedArticles()
  const canSave = useCanSave()
  useEffect(() => {
    if (canSave) void dropLost()
  }, [canSave])
  const remove = async (key: string): Promise<void> => {
    await removeArticle(key)
    showToast({ text: copy.removed })
  }
  const all = (
    <Button tone="second" onClick={onAll}>
      {articleCopy.list.none.all}
    </Button>
  )
  if (articles.length === 0)
    return (
      <Suspense fallback={null}>
        <EmptyState drawing={book} title={copy.none.title} action={all}>
          {copy.none.text}
        </EmptyState>
      </Suspense>
    )
  return (
    <section className="article-found" aria-label={copy.title}>
      <div className="article-total">
        <p role="status">
          {copy.title} {counted(articles.length, articleCopy.list.counted)} · {copy.only}
        </p>
      </div>
      <ul className="article-list">
        {articles.map(({ card }) => (
          <ArticleRow
            key={card.key}
            card={card}
            saved
            beside={
              <button type="button" className="icon-button" onClick={() => void remove(card.key)}>
                <Icon of={Trash2} label={copy.removeOf(card.title)} />
              </button>
            }
          />
        ))}
      </ul>
      <div className="article-more">{all}</div>
    </section>
  )
}
