import type { ItemType, PublicItem } from '@careplus/core/loyalty'
import { outcomeOf } from '@careplus/core/call'
import type { ItemPage } from '@careplus/core/ports'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyView } from '../../page/lazyView'
import { useTitle } from '../../page/pageTitle'
import { loyaltyCopy } from '../../copy/loyalty.th'
import { itemPath } from '../../shared/loyalty/paths'
import { storedItem, useStoredLoyalty } from './useStoredLoyalty'
import { useItem } from './useRewards'
import { RetryNote } from '../../ui/RetryNote'
import { Skeleton } from '../../ui/Skeleton'

const ItemNotFound = lazyView(() => import('./ItemNotFound'))

const waiting = <Skeleton shapes={['chart', 'title', 'card']} />

const ToItsOwn = ({ item }: { readonly item: PublicItem }) => {
  const [, navigate] = useLocation()
  const path = itemPath(item)
  useEffect(() => {
    navigate(path, { replace: true })
  }, [navigate, path])
  return null
}

export interface Opened {
  readonly item: PublicItem
  /** null: the server has not answered, and `item` is the device's copy. */
  readonly page: ItemPage | null
  readonly failed: boolean
  readonly onRetry: () => void
}

interface Props {
  readonly id: string
  readonly type: ItemType
  readonly children: (opened: Opened) => ReactNode
}

export const OpenedItem = ({ id, type, children }: Props) => {
  const title = useTitle()
  const [page, reload] = useItem(id)
  const stored = storedItem(useStoredLoyalty(), id)
  const failure = page._tag === 'failed' ? page.failure : null
  if (failure !== null && outcomeOf(failure) === 'missing')
    return (
      <Suspense fallback={waiting}>
        <ItemNotFound />
      </Suspense>
    )
  const item = page._tag === 'ready' ? page.value.item : stored
  if (item === null)
    return (
      <>
        <h1 className="ui-hidden">{title}</h1>
        {failure === null ? waiting : <RetryNote text={loyaltyCopy.readFailed[failure._tag]} onRetry={reload} />}
      </>
    )
  if (item.type !== type) return <ToItsOwn item={item} />
  return children({
    item,
    page: page._tag === 'ready' ? page.value : null,
    failed: failure !== null || (page._tag === 'ready' && page.stale !== null),
    onRetry: reload,
  })
}
