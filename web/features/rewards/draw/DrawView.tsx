import { drawStateWords, hasWinners } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { Suspense, useState } from 'react'
import { lazyView } from '../../../page/lazyView'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { itemPath } from '../../../shared/loyalty/paths'
import { ShareButton } from '../../../shared/share/ShareButton'
import { usePageTitle } from '../../../page/pageTitle'
import { drawTermsCopy } from '../../../copy/drawTerms.th'
import { rewardsDrawCopy as copy } from '../../../copy/rewardsDraw.th'
import { Fold } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Ticket } from '../../../ui/icons'
import { Note, OfflineNote } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { Tag } from '../../../ui/Tag'
import { lacksPoints } from '../itemState'
import type { Opened } from '../OpenedItem'
import { ConditionList } from '../redeem/Conditions'
import { ItemHero } from '../redeem/ItemHero'
import { isOffered } from '../redeem/SignInFirst'
import { DrawDock } from './DrawDock'
import { DrawFacts } from './DrawFacts'
import { DrawSteps } from './DrawSteps'
import { DrawTerms } from './DrawTerms'
import { EntriesClosed } from './EntriesClosed'
import { DrawOdds } from './DrawOdds'
import { SmallPrint } from './SmallPrint'
import { maxTickets } from './tickets'
import type { DrawEntry } from './useDrawEntry'
import '../../../ui/fold.css'

const EnterCard = lazyView(() => import('./EnterCard'))
const PrizeCard = lazyView(() => import('./PrizeCard'))
const UnprovedNote = lazyView(() => import('../UnprovedNote'))
const Winners = lazyView(() => import('./DrawWinners'))
const waiting = <Skeleton shapes={['card']} />

interface Props extends Opened {
  readonly signedIn: boolean
  /** null: nobody is signed in, or the server has not answered yet. */
  readonly entry: DrawEntry | null
}

const hasEnded = (draw: DrawFile | null): boolean =>
  draw !== null && (hasWinners(draw.state) || draw.state === 'cancelled')

export const DrawView = ({ item, page, failed, onRetry, signedIn, entry }: Props) => {
  usePageTitle(item.title)
  const draw = page?.draw ?? null
  const max = page === null ? 1 : maxTickets(page)
  const mine = draw?.my_tickets ?? 0
  const [chosen, setChosen] = useState({ beside: mine, tickets: 1 })
  const tickets = Math.min(chosen.beside === mine ? chosen.tickets : 1, max)
  const reads = page === null && !failed && isOffered[item.status]
  const can = page !== null && signedIn && page.item.is_redeemable
  return (
    <article className="item draw">
      <HeaderActions>
        <ShareButton title={item.title} path={itemPath(item)} />
      </HeaderActions>
      <ItemHero item={item} />
      <div className="item__words">
        <Tag tone="mango" icon={<Icon of={Ticket} size={16} />}>
          {draw === null ? copy.kind : drawStateWords[draw.state]}
        </Tag>
        <h1>{item.title}</h1>
        <DrawFacts item={item} draw={draw} signedIn={signedIn} />
        {failed && <OfflineNote>{copy.stale}</OfflineNote>}
        {draw?.state === 'cancelled' && <Note tone="warn">{copy.cancelled(draw.note ?? '')}</Note>}
        {draw !== null && hasWinners(draw.state) && (
          <Suspense fallback={waiting}>
            <Winners draw={draw} signedIn={signedIn}>
              <Suspense fallback={waiting}>
                <PrizeCard id={item.product_id} onChanged={onRetry} />
              </Suspense>
            </Winners>
          </Suspense>
        )}
        {reads && <div className="draw-wait">{waiting}</div>}
        {draw !== null && <DrawOdds draw={draw} wanted={can ? tickets : 1} />}
        {page !== null && entry !== null && (
          <Suspense fallback={waiting}>
            <EnterCard
              {...{ page, entry, tickets, max, can }}
              onChange={(wanted) => setChosen({ beside: mine, tickets: wanted })}
            />
          </Suspense>
        )}
        {page !== null && !can && !hasEnded(draw) && <EntriesClosed messages={page.item.alert_messages} />}
        {page !== null && lacksPoints(page.item, signedIn) && (
          <Suspense fallback={null}>
            <UnprovedNote />
          </Suspense>
        )}
      </div>
      <DrawDock {...{ item, page, failed, onRetry, entry, tickets, can }} />
      <div className="item__words">
        {reads && <Skeleton shapes={['chart']} />}
        {draw !== null && <DrawSteps item={item} draw={draw} />}
        {item.description.split(/\n\s*\n/).map((part) => (
          <p key={part}>{withThaiBreaks(part)}</p>
        ))}
        {page !== null && (draw !== null || page.conditions.length > 0) && (
          <Fold className="ui-card ui-card--plain" title={<h2>{drawTermsCopy.title}</h2>}>
            {draw !== null && <DrawTerms item={item} draw={draw} />}
            <ConditionList conditions={page.conditions} />
          </Fold>
        )}
        <SmallPrint item={item} draw={draw} />
      </div>
    </article>
  )
}
