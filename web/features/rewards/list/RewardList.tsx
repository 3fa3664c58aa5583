import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsCopy as copy } from '../../../copy/rewards.th'
import { useStoredLoyalty } from '../useStoredLoyalty'
import type { ListedItem } from '../itemState'
import { RewardCard } from '../RewardCard'
import { useCatalogue } from '../useRewards'
import { writtenCatalogue } from '../writtenCatalogue'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import type { EmptyStateProps } from '../../../ui/EmptyState'
import { OfflineNote } from '../../../ui/Note'
import { RetryNote } from '../../../ui/RetryNote'
import { DrawFeature } from './DrawFeature'
import { PointsRules } from './PointsRules'
import {
  earlierItems,
  noFilter,
  filterOf,
  filterPath,
  liveItems,
  filterRewards,
  type RewardFilter,
} from './filteredRewards'
import { RewardFilters } from './RewardFilters'
import { RewardListSkeleton } from './RewardListSkeleton'
import bag from '../../../ui/drawings/empty/bag.svg'

const NearestGoal = lazyView(() => import('./NearestGoal'))
export const WaitingBill = lazyView(() => import('./WaitingBill'))
const EmptyState = lazyView(async () => ({ default: (await import('../../../ui/EmptyState')).EmptyState }))

const Nothing = (props: EmptyStateProps) => (
  <Suspense fallback={null}>
    <EmptyState {...props} />
  </Suspense>
)

const Cards = ({ items, signedIn }: { readonly items: ReadonlyArray<ListedItem>; readonly signedIn: boolean }) =>
  items.map((shown) => (
    <li key={shown.item.product_id}>
      <RewardCard shown={shown} signedIn={signedIn} />
    </li>
  ))

export const RewardList = () => {
  const [, navigate] = useLocation()
  const filter = filterOf(useSearch())
  const { status, user } = useSession()
  const stored = useStoredLoyalty()
  const [catalogue, reload] = useCatalogue()
  const signedIn = status === 'signedIn'
  const items =
    catalogue._tag === 'ready' ? liveItems(catalogue.value) : earlierItems(writtenCatalogue(), stored, user?.id ?? null)
  const choose = (next: RewardFilter): void => navigate(filterPath(next), { replace: true })

  if (items.length === 0 && catalogue._tag !== 'ready')
    return catalogue._tag === 'loading' ? (
      <RewardListSkeleton />
    ) : (
      <div className="shelf">
        <RetryNote text={loyaltyCopy.readFailed[catalogue.failure._tag]} onRetry={reload} />
      </div>
    )
  if (items.length === 0)
    return (
      <div className="shelf">
        <Nothing drawing={bag} title={copy.empty.title}>
          {copy.empty.text}
        </Nothing>
        <PointsRules />
      </div>
    )
  const { draw, ready, later } = filterRewards(items, filter, signedIn)
  const count = ready.length + later.length + (draw === null ? 0 : 1)
  const failed = catalogue._tag === 'failed' || (catalogue._tag === 'ready' && catalogue.stale !== null)
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf" className="ui-hidden">
        {copy.list}
      </h2>
      <RewardFilters {...{ items, filter, signedIn }} count={count} onChoose={choose} />
      {failed && <OfflineNote>{loyaltyCopy.stale}</OfflineNote>}
      {count === 0 ? (
        <Nothing
          title={copy.none.title}
          headingLevel={3}
          action={
            <Button tone="second" onClick={() => choose(noFilter)}>
              {copy.none.all}
            </Button>
          }
        >
          {copy.none.text}
        </Nothing>
      ) : (
        <ul className="shelf__grid">
          {draw !== null && (
            <li className="shelf__draw">
              <DrawFeature item={draw.item} signedIn={signedIn} />
            </li>
          )}
          <Cards items={ready} signedIn={signedIn} />
        </ul>
      )}
      {later.length > 0 && (
        <>
          <div className="shelf__later">
            <h2>{copy.later}</h2>
            {signedIn && (
              <Suspense fallback={null}>
                <NearestGoal items={later} />
              </Suspense>
            )}
          </div>
          <ul className="shelf__grid">
            <Cards items={later} signedIn={signedIn} />
          </ul>
        </>
      )}
      <div className="shelf__foot">
        {signedIn && (
          <Suspense fallback={null}>
            <WaitingBill />
          </Suspense>
        )}
        <PointsRules />
      </div>
    </section>
  )
}
