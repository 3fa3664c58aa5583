import { Skeleton } from '../../../ui/Skeleton'

export const ArticleWait = ({ title }: { readonly title: string }) => (
  <div className="article-wait">
    <h1 className="ui-hidden">{title}</h1>
    <Skeleton shapes={['chart', 'title', 'line', 'line', 'line']} />
  </div>
)
