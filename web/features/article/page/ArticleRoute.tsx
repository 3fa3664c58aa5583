import { askArticle } from '../../../composition/published'
import { articleCopy } from '../../../copy/article.th'
import { PublishedPage } from '../../../shared/published/PublishedPage'
import type { ScreenProps } from '../../../page/route'
import { ArticleView } from './ArticleView'
import { ArticleWait } from './ArticleWait'

const ArticleRoute = ({ params: { id: key } }: ScreenProps<'id'>) => {
  return (
    <PublishedPage asking={askArticle(key)} wait={<ArticleWait title={articleCopy.list.title} />}>
      {(article) => <ArticleView key={key} article={article} />}
    </PublishedPage>
  )
}

export default ArticleRoute
