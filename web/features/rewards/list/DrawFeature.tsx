import { thaiDate } from '@careplus/core/calendar'
import { counted, oddsWords, oneIn, type PublicItem } from '@careplus/core/loyalty'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsCopy } from '../../../copy/rewards.th'
import { ItemPicture } from '../../../shared/loyalty/ItemPicture'
import { itemPath } from '../../../shared/loyalty/paths'
import { useItem } from '../useRewards'
import { Icon } from '../../../ui/Icon'
import { Ticket } from '../../../ui/icons'
import { Unbroken } from '../../../ui/Unbroken'
import { Tag } from '../../../ui/Tag'

const copy = rewardsCopy.draw

const MyTickets = ({ item }: { readonly item: PublicItem }) => {
  const [page] = useItem(item.product_id, false)
  const draw = page._tag === 'ready' ? page.value.draw : null
  if (draw === null || draw.my_tickets === 0) return <AllTickets item={item} />
  return (
    <>
      {copy.mine(counted(draw.my_tickets, copy.ticket))}{' '}
      <span className="draw-feature__odds nowrap">{oddsWords(oneIn(draw.my_tickets, draw.tickets, draw.prizes))}</span>
    </>
  )
}

const AllTickets = ({ item }: { readonly item: PublicItem }) => copy.all(counted(item.exchange_count, copy.ticket))

export const DrawFeature = ({ item, signedIn }: { readonly item: PublicItem; readonly signedIn: boolean }) => (
  <Link href={itemPath(item)} className="draw-feature">
    <ItemPicture item={item} kind="homepage_single" eager />
    <span className="draw-feature__words">
      <Tag tone="white" icon={<Icon of={Ticket} size={16} />}>
        {item.expire_date === null ? copy.open : copy.until(thaiDate(item.expire_date))}
      </Tag>
      <h3>
        <Unbroken>{item.title}</Unbroken>
      </h3>
      <span className="draw-feature__facts">
        <span>{copy.each(counted(item.point, loyaltyCopy.points))}</span>{' '}
        <span>
          {signedIn ? (
            <Suspense fallback={null}>
              <MyTickets item={item} />
            </Suspense>
          ) : (
            <AllTickets item={item} />
          )}
        </span>
      </span>
    </span>
  </Link>
)
