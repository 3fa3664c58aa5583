import { thaiDate } from '@careplus/core/calendar'
import { counted, type PublicItem } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { itemPath } from '../../../shared/loyalty/paths'
import { ShareButton } from '../../../shared/share/ShareButton'
import { ShareToLine } from '../../../shared/share/ShareToLine'
import { lazyView } from '../../../page/lazyView'
import { usePageTitle } from '../../../page/pageTitle'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../../copy/rewardsItem.th'
import { itemState, lacksPoints } from '../itemState'
import { PointsOf } from '../../../shared/loyalty/PointsOf'
import { StateTag } from '../StateTag'
import { useSession } from '../../../calls/session/useSession'
import { OfflineNote } from '../../../ui/Note'
import { Balance } from '../Balance'
import { Unbroken } from '../../../ui/Unbroken'
import { Conditions } from './Conditions'
import { ExpiringFirst } from './ExpiringFirst'
import { ItemHero } from './ItemHero'
import { maxPieces, piecesOf } from '../pieceCount'
import { Quantity } from './Quantity'
import { RedeemDock } from './RedeemDock'
import { UnavailableReasons } from './UnavailableReasons'

const UnprovedNote = lazyView(() => import('../UnprovedNote'))

interface Props {
  readonly item: PublicItem
  /** null: the server has not answered, and `item` is the device's copy. */
  readonly page: ItemPage | null
  readonly failed: boolean
  readonly onRetry: () => void
}

export const RewardView = ({ item, page, failed, onRetry }: Props) => {
  usePageTitle(item.title)
  const signedIn = useSession().status === 'signedIn'
  const max = page === null ? 1 : maxPieces(page)
  const asked = piecesOf(useSearch(), max)
  const [chosen, setChosen] = useState<number | null>(null)
  const quantity = Math.min(chosen ?? asked, max)
  const state = itemState({ item, mine: page?.item ?? null }, signedIn)
  const can = page !== null && signedIn && page.item.is_redeemable
  return (
    <article className="item">
      <HeaderActions>
        <ShareButton title={item.title} path={itemPath(item)} />
      </HeaderActions>
      <ItemHero item={item} />
      <div className="item__words">
        <StateTag state={can ? { kind: 'ready', words: copy.now } : state} tick={can} />
        <h1>
          <Unbroken>{item.title}</Unbroken>
        </h1>
        <p className="item__facts">
          <PointsOf points={item.point} />
          <span>
            {copy.left(counted(item.stock_balance, loyaltyCopy.piece))}
            {item.expire_date !== null && ` · ${copy.until(thaiDate(item.expire_date))}`}
          </span>
        </p>
        {failed && <OfflineNote>{copy.stale}</OfflineNote>}
        {item.description.split(/\n\s*\n/).map((part) => (
          <p key={part}>{withThaiBreaks(part)}</p>
        ))}
        {page !== null && !can && <UnavailableReasons messages={page.item.alert_messages} />}
        {can && max > 1 && <Quantity value={quantity} max={max} onChange={setChosen} />}
        {page !== null && signedIn && <Balance have={page.item.current_points} cost={item.point * quantity} />}
        {page !== null && lacksPoints(page.item, signedIn) && (
          <Suspense fallback={null}>
            <UnprovedNote />
          </Suspense>
        )}
      </div>
      <RedeemDock {...{ item, page, quantity, failed, onRetry }} />
      <div className="item__words">
        {page !== null && page.conditions.length > 0 && <Conditions conditions={page.conditions} />}
        <p>
          <ShareToLine path={itemPath(item)} />
        </p>
        {can && (
          <Suspense fallback={null}>
            <ExpiringFirst cost={item.point * quantity} />
          </Suspense>
        )}
      </div>
    </article>
  )
}
