import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { hasLapsed, movingUp, standingOf, type Place, type PlaceEnd } from '@careplus/core/internal/loyalty'
import { audit } from '../../platform/audit/audit.js'
import type { Tx } from '../../platform/store/store.js'
import { lapsedWords, movedUpWords, notifyEntrant, type Placed } from './drawNotices.js'

interface StoredPlace extends Place {
  readonly code: string | null
  readonly isGone: boolean
  readonly isDelivered: boolean
}

const placesOf = async (tx: Tx, item: string): Promise<ReadonlyArray<StoredPlace>> => {
  const rows = await tx
    .selectFrom('draw_winners as winner')
    .leftJoin('draw_entrants as entrant', (join) =>
      join.onRef('entrant.item_id', '=', 'winner.item_id').onRef('entrant.code', '=', 'winner.code'),
    )
    .leftJoin('members', 'members.id', 'entrant.member_id')
    .leftJoin('prize_claims as claim', (join) =>
      join.onRef('claim.item_id', '=', 'winner.item_id').onRef('claim.place', '=', 'winner.place'),
    )
    .select(['winner.place', 'winner.code', 'winner.called_on', 'winner.ended', 'winner.delivered_at'])
    .select(['members.id as member', 'claim.claimed_at'])
    .where('winner.item_id', '=', item)
    .orderBy('winner.place')
    .execute()
  return rows.map(({ place, code, called_on, ended, delivered_at, member, claimed_at }) => ({
    place,
    code,
    called_on: called_on as IsoDate | null,
    ended,
    claimed: claimed_at !== null || delivered_at !== null,
    isGone: code !== null && member === null && delivered_at === null,
    isDelivered: delivered_at !== null,
  }))
}

export const endPlace = async (tx: Tx, item: string, place: number, ended: PlaceEnd, today: IsoDate): Promise<void> => {
  await tx
    .updateTable('draw_winners')
    .set({ ended, ended_on: today })
    .where('item_id', '=', item)
    .where('place', '=', place)
    .execute()
}

const call = async (tx: Tx, item: string, places: ReadonlyArray<number>, today: IsoDate): Promise<void> => {
  if (places.length === 0) return
  await tx
    .updateTable('draw_winners')
    .set({ called_on: today })
    .where('item_id', '=', item)
    .where('place', 'in', [...places])
    .execute()
}

const endErased = async (tx: Tx, item: string, today: IsoDate): Promise<void> => {
  for (const { place, isGone, ended } of await placesOf(tx, item))
    if (isGone && ended === null) await endPlace(tx, item, place, 'gone', today)
}

/** Erased members are left out publicly, and reserves move up at once; staff reach official winners without entry. */
export const callWinners = async (tx: Tx, item: string, prizes: number, now: Date): Promise<ReadonlyArray<Placed>> => {
  const today = todayInBangkok(now.getTime())
  await endErased(tx, item, today)
  const winnerPlacesOfDraw = await placesOf(tx, item)
  const first = winnerPlacesOfDraw.filter(
    ({ place, ended, code }) => place <= prizes && ended === null && code !== null,
  )
  await call(tx, item, [...first.map(({ place }) => place), ...movingUp(prizes, winnerPlacesOfDraw)], today)
  return (await placesOf(tx, item)).map((one) => ({
    place: one.place,
    code: one.code,
    standing: standingOf(one, prizes),
    nth: one.place > prizes ? one.place - prizes : null,
  }))
}

interface OverDraw {
  readonly id: string
  readonly title: string
  readonly prizes: number
}

export const movePlaces = async (tx: Tx, draw: OverDraw, now: Date): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  let changed = 0
  for (const one of await placesOf(tx, draw.id)) {
    if (one.ended !== null || one.isDelivered) continue
    const lapsed = hasLapsed(one, today)
    if (!one.isGone && !lapsed) continue
    await endPlace(tx, draw.id, one.place, one.isGone ? 'gone' : 'lapsed', today)
    if (!one.isGone && one.code !== null) await notifyEntrant(tx, draw, lapsedWords(draw), one.code, now)
    changed += 1
  }
  const places = await placesOf(tx, draw.id)
  const up = movingUp(draw.prizes, places)
  await call(tx, draw.id, up, today)
  for (const { place, code } of places)
    if (up.includes(place) && code !== null) await notifyEntrant(tx, draw, movedUpWords(draw), code, now)
  if (changed + up.length > 0) await audit(tx, { actor: 'job', action: 'draw.places-moved', subject: draw.id }, now)
  return changed + up.length
}

export const nextToMove = (tx: Tx, last: string, lastClaimable: IsoDate) =>
  tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['draws.item_id as id', 'items.title', 'draws.prizes'])
    .where('draws.state', 'in', ['drawn', 'recorded'])
    .where('draws.item_id', '>', last)
    .where(
      sql<boolean>`exists (
        select from draw_winners winner
        where winner.item_id = draws.item_id and winner.called_on is not null and winner.ended is null
          and winner.delivered_at is null
          and (
            not exists (
              select from draw_entrants entrant join members on members.id = entrant.member_id
              where entrant.item_id = winner.item_id and entrant.code = winner.code
            )
            or (
              winner.called_on < ${lastClaimable}::date
              and not exists (
                select from prize_claims claim where claim.item_id = winner.item_id and claim.place = winner.place
              )
            )
          )
      )`,
    )
    .orderBy('draws.item_id')
    .limit(1)
    .forUpdate('draws')
    .skipLocked()
    .executeTakeFirst()
