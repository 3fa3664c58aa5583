import type { Either } from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import { drawHour } from '@careplus/core/internal/loyalty'
import { drawUnderWay, isBillUnderWay, isOrderUnderWay } from '@careplus/core/loyalty'
import type { Bill, CallFailure, Order, Rewards } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useMemo } from 'react'
import { ofEach } from '../../calls/ofEach'
import { useRemote, type Remote } from '../../calls/remote'
import { useRewardsServices } from '../../calls/useServices'

export interface EnteredDraw {
  readonly id: string
  readonly title: string
  readonly tickets: number
  /** null: no day is known yet. */
  readonly drawnOn: IsoDate | null
  readonly won: boolean
}

export const readEnteredDraws = ({
  luckyDraws,
  item,
}: Pick<Rewards, 'luckyDraws' | 'item'>): Promise<Either<CallFailure, ReadonlyArray<EnteredDraw>>> =>
  pipe(
    () => ofEach(luckyDraws, ({ product_id }) => item(product_id)),
    TE.map((pages) =>
      pages.flatMap(({ item: { product_id, title, announcement_date }, draw }) => {
        const step = draw === null ? null : drawUnderWay(draw)
        if (draw === null || step === null) return []
        const { public_date, terms } = draw
        const hour = drawHour({ public_date, draw_date: terms?.draw_date ?? null, draw_time: null })
        const drawDate = terms === null ? (announcement_date ?? public_date) : (hour?.date ?? null)
        return [{ id: product_id, title, tickets: draw.my_tickets, drawnOn: drawDate, won: step === 'won' }]
      }),
    ),
  )()

export const useEnteredDraws = (): readonly [Remote<ReadonlyArray<EnteredDraw>>, () => void] => {
  const { rewards } = useRewardsServices()
  const read = useMemo(() => () => readEnteredDraws(rewards), [rewards])
  return useRemote('draws.entered', read)
}

export interface PendingItems {
  readonly orders: Remote<ReadonlyArray<Order>>
  readonly bills: Remote<ReadonlyArray<Bill>>
  readonly draws: Remote<ReadonlyArray<EnteredDraw>>
  readonly reload: () => void
}

const those = <A>(
  remote: Remote<{ readonly items: ReadonlyArray<A> }>,
  is: (one: A) => boolean,
): Remote<ReadonlyArray<A>> => (remote._tag === 'ready' ? { ...remote, value: remote.value.items.filter(is) } : remote)

export const usePendingItems = (): PendingItems => {
  const { redemptions, bills } = useRewardsServices()
  const [orders, readOrders] = useRemote(
    'orders',
    useMemo(() => () => redemptions.orders(null), [redemptions]),
  )
  const [sent, readBills] = useRemote(
    'bills',
    useMemo(() => () => bills.list(null), [bills]),
  )
  const [draws, readDraws] = useEnteredDraws()
  return {
    orders: those(orders, ({ state }) => isOrderUnderWay(state)),
    bills: those(sent, isBillUnderWay),
    draws,
    reload: () => {
      readOrders()
      readBills()
      readDraws()
    },
  }
}
