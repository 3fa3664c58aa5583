import { Suspense } from 'react'
import { lazyView } from '../../../page/lazyView'
import { articleCopy } from '../../../copy/article.th'
import { Button } from '../../../ui/Button'
import search from '../../../ui/drawings/empty/search.svg'

const copy = articleCopy.list.none
const EmptyState = lazyView(async () => ({ default: (await import('../../../ui/EmptyState')).EmptyState }))

export const NothingFound = ({ onAll }: { readonly onAll: () => void }) => (
  <Suspense fallback={null}>
    <EmptyState
      drawing={search}
      live
      title={copy.title}
      action={
        <Button tone="second" onClick={onAll}>
          {copy.all}
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  </Suspense>
)
