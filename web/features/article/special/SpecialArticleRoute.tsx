import { askArticle } from '../../../composition/published'
import { useLocation } from 'wouter'
import { articleCopy } from '../../../copy/article.th'
import { PublishedPage } from '../../../shared/published/PublishedPage'
import { ArticleWait } from '../page/ArticleWait'
import { SpecialArticleView } from './SpecialArticleView'

const SpecialArticleRoute = () => {
  const key = useLocation()[0].split('/')[2] ?? ''
  return (
    <PublishedPage asking={askArticle(key)} wait={<ArticleWait title={articleCopy.list.title} />}>
      {(article) => <SpecialArticleView key={key} article={article} />}
    </PublishedPage>
  )
}

export default SpecialArticleRoute
