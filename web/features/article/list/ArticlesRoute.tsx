import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { articleCopy } from '../../../copy/article.th'
import { Chip } from '../../../ui/Chip'
import { Icon } from '../../../ui/Icon'
import { Download } from '../../../ui/icons'
import { articlesPath, asksForSearch, everything, filterOf, filterPath, type ArticleFilter } from './articleFilter'
import { ArticleFilters } from './ArticleFilters'
import { FoundArticles } from './FoundArticles'
import { SavedArticles } from './SavedArticles'
import { ArticleSearchForm } from './ArticleSearchForm'
import './list.css'

const ArticlesRoute = () => {
  const [, navigate] = useLocation()
  const address = useSearch()
  const filter = filterOf(address)
  const show = (next: Partial<ArticleFilter>): void =>
    navigate(filterPath({ ...filter, parts: 1, saved: false, ...next }), { replace: true })
  const all = (): void => navigate(articlesPath, { replace: true })
  const met = useCallback(() => navigate(articlesPath, { replace: true }), [navigate])
  return (
    <div className="articles">
      <div className="articles__top">
        <h1>{articleCopy.list.title}</h1>
        <Chip
          chosen={filter.saved}
          onClick={() => navigate(filterPath({ ...everything, saved: !filter.saved }), { replace: true })}
        >
          <Icon of={Download} size={20} />
          {articleCopy.saved.show}
        </Chip>
      </div>
      {filter.saved ? (
        <SavedArticles onAll={all} />
      ) : (
        <>
          <ArticleSearchForm
            search={filter.search}
            asked={asksForSearch(address)}
            onAskedMet={met}
            onSearch={(search) => show({ search })}
          />
          <ArticleFilters filter={filter} onChoose={show} />
          <FoundArticles filter={filter} onMore={() => show({ parts: filter.parts + 1 })} onAll={all} />
        </>
      )}
    </div>
  )
}

export default ArticlesRoute
