import { thaiDate } from '@careplus/core/calendar'
import { counted, grouped, type PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { FactList } from '../../../ui/FactList'

const copy = rewardsDrawCopy.facts

interface Props {
  readonly item: PublicItem
  readonly draw: DrawFile | null
  readonly signedIn: boolean
}

type Fact = readonly [string, string]

const dayFact = ({ status, begin_date, expire_date }: PublicItem): Fact => {
  if (status === 'scheduled') return [copy.opens, thaiDate(begin_date)]
  return [status === 'ended' ? copy.closed : copy.closes, expire_date === null ? copy.noEnd : thaiDate(expire_date)]
}

export const DrawFacts = ({ item, draw, signedIn }: Props) => {
  const facts: ReadonlyArray<Fact> = [
    signedIn && draw !== null
      ? [copy.mine, grouped(draw.my_tickets)]
      : [copy.each, counted(item.point, loyaltyCopy.points)],
    [copy.all, grouped(draw?.tickets ?? item.exchange_count)],
    dayFact(item),
  ]
  return <FactList className="draw-facts" facts={facts} />
}
