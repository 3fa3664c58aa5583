import { Skeleton } from '../../../ui/Skeleton'

/** Until the article is there; `title`: the page's h1 for now. */
export const ArticleWait = ({ title }: { readonly title: string }) => (
  <div className="article-wait">
    <h1 className="ui-hidden">{title}</h1>
    <Skeleton shapes={['chart', 'title', 'line', 'line', 'line']} />
  </div>
)
