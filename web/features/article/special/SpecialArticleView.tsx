import type { Article } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'
import { Blocks } from '../../../shared/published/Blocks'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { Printer } from '../../../ui/icons'
import { ShareToLine } from '../../../shared/share/ShareToLine'
import { articlePath } from '../list/articleFilter'
import { ArticleTop } from '../page/ArticleTop'
import { DoctorCall } from '../page/DoctorCall'
import { forYoungest } from '../page/forYoungest'
import { HomeList } from '../page/HomeList'
import { RelatedArticles } from '../page/RelatedArticles'
import { ReviewNote } from '../page/ReviewNote'
import { SignsCard } from '../page/SignsCard'
import { Sources } from '../page/Sources'
import { useArticlePage } from '../page/useArticlePage'
import { introOf } from './introOf'
import '../page/article.css'

export const SpecialArticleView = ({ article }: { readonly article: Article }) => {
  const end = useArticlePage(article)
  const [intro, rest] = introOf(article.blocks)
  return (
    <article className={`article bleed${forYoungest(article) ? ' article--youngest' : ''}`}>
      <ArticleTop article={article} />
      <div className="article-column">
        <ReviewNote article={article} />
        <Blocks blocks={intro} />
        {article.checks !== null && <SignsCard list={article.checks} />}
        {article.home !== null && <HomeList list={article.home} />}
        {article.doctor !== null && <DoctorCall call={article.doctor} />}
        <Blocks blocks={rest} />
        <div ref={end} />
        <Sources sources={article.sources} />
        <div className="article-keep">
          <ShareToLine path={articlePath(article.key)} />
        </div>
        <RelatedArticles related={article.related} />
        <Dock>
          <Button wide icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
            {articleCopy.page.printFridge}
          </Button>
        </Dock>
      </div>
    </article>
  )
}
