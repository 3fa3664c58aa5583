import type { Article } from '@careplus/core/publications'
import { useMemo } from 'react'
import { articleCopy } from '../../../copy/article.th'
import { Blocks } from '../../../shared/published/Blocks'
import { Contents } from '../../../shared/published/Contents'
import { sectionsOf } from '../../../shared/published/textSections'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Printer } from '../../../ui/icons'
import { useWide } from '../../../ui/useWide'
import { ShareToLine } from '../../../shared/share/ShareToLine'
import { SaveButton } from '../saved/SaveButton'
import { articlePath } from '../list/articleFilter'
import { ArticleTop } from './ArticleTop'
import { DoctorCall } from './DoctorCall'
import { forYoungest } from './forYoungest'
import { HomeList } from './HomeList'
import { RelatedArticles } from './RelatedArticles'
import { ReviewNote } from './ReviewNote'
import { SignsCard } from './SignsCard'
import { Sources } from './Sources'
import { TodoCard } from './TodoCard'
import { useArticlePage } from './useArticlePage'
import './article.css'
import './articleWide.css'

const manySections = 4

export const ArticleView = ({ article }: { readonly article: Article }) => {
  const end = useArticlePage(article)
  const wide = useWide()
  const sections = useMemo(() => sectionsOf(article.blocks), [article.blocks])
  return (
    <article className={`article bleed article--plain${forYoungest(article) ? ' article--youngest' : ''}`}>
      <ArticleTop article={article} />
      <div className="article-columns">
        <div className="article-text">
          <ReviewNote article={article} />
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
          <div ref={end} />
        </div>
        <div className="article-deeds">
          {article.try !== null && <TodoCard list={article.try} />}
          {article.checks !== null && <SignsCard list={article.checks} />}
          {article.home !== null && <HomeList list={article.home} />}
          {article.doctor !== null && <DoctorCall call={article.doctor} />}
        </div>
        <div className="article-end">
          <Sources sources={article.sources} />
          <div className="article-keep">
            <SaveButton article={article} />
            <Button tone="outline" icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
              {articleCopy.page.print}
            </Button>
            <ShareToLine path={articlePath(article.key)} />
          </div>
        </div>
        <RelatedArticles related={article.related} />
        {wide && sections.length >= manySections && <Contents sections={sections} />}
      </div>
    </article>
  )
}
