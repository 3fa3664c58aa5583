import { Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { useSession } from '../../../calls/session/useSession'
import { Skeleton } from '../../../ui/Skeleton'
import { OpenedItem, type Opened } from '../OpenedItem'
import { DrawView } from './DrawView'
import type { DrawEntry } from './useDrawEntry'
import { useSeenDraw } from './useSeenDraw'
import '../redeem/redeem.css'
import type { ScreenProps } from '../../../page/route'
import './draw.css'

const MemberDraw = lazyView(() => import('./MemberDraw'))
const VerifyView = lazyView(() => import('./VerifyView'))

const waiting = <Skeleton shapes={['card', 'title', 'card', 'card']} />

const Draw = (opened: Opened) => {
  const { item, page } = opened
  const signedIn = useSession().status === 'signedIn'
  const [entry, setEntry] = useState<DrawEntry | null>(null)
  const verifies = new URLSearchParams(useSearch()).has('verify')
  useSeenDraw(item.product_id, page?.draw ?? null)
  if (verifies && page !== null)
    return (
      <Suspense fallback={waiting}>
        <VerifyView page={page} />
      </Suspense>
    )
  if (verifies && !opened.failed) return waiting
  return (
    <>
      <DrawView {...opened} signedIn={signedIn} entry={entry} />
      {page !== null && signedIn && (
        <Suspense fallback={null}>
          <MemberDraw page={page} onRetry={opened.onRetry} onEntry={setEntry} />
        </Suspense>
      )}
    </>
  )
}

const DrawRoute = ({ params: { id } }: ScreenProps<'id'>) => {
  return (
    <OpenedItem id={id} type="luckydraw">
      {(opened) => <Draw key={id} {...opened} />}
    </OpenedItem>
  )
}

export default DrawRoute
