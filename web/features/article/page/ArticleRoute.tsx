import { askArticle } from '../../../composition/published'
import { articleCopy } from '../../../copy/article.th'
import { Published } from '../../../shared/published/Published'
import type { ScreenProps } from '../../../page/route'
import { ArticleView } from './ArticleView'
import { ArticleWait } from './ArticleWait'

const ArticleRoute = ({ params }: ScreenProps) => {
  const key = params['id'] ?? ''
  return (
    <Published asking={askArticle(key)} wait={<ArticleWait title={articleCopy.list.title} />}>
      {(article) => <ArticleView key={key} article={article} />}
    </Published>
  )
}

export default ArticleRoute
