import type { IsoDate } from '@careplus/core/calendar'
import { standingOf, type PlaceEnd } from '@careplus/core/internal/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { sql } from 'kysely'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

interface Winner {
  readonly place: number
  readonly name: string
  readonly number: string | null
  readonly code: string | null
  readonly called_on: IsoDate | null
  readonly ended: PlaceEnd | null
}

/** The seed is left out. Entries of a cancelled draw were refunded, so nobody has any. */
const selectFile = prepared((db, item: string, member: string | null) =>
  db
    .selectFrom('draws as draw')
    .innerJoin('items as item', 'item.id', 'draw.item_id')
    .leftJoin('draw_entrants as entrant', (join) =>
      join
        .onRef('entrant.item_id', '=', 'draw.item_id')
        .on('entrant.member_id', '=', member)
        .on('draw.state', '!=', 'cancelled'),
    )
    .select([
      'draw.state',
      'draw.permit_number',
      'draw.terms',
      'draw.prizes',
      'draw.prize_baht',
      'draw.commitment',
      'draw.committed_at',
    ])
    .select(['draw.opened_at', 'draw.closed_at', 'draw.list_hash', 'draw.public_source', 'draw.public_date'])
    .select(['draw.public_digits', 'draw.public_value', 'draw.earlier_values', 'draw.drawn_at', 'draw.note'])
    .select(['item.exchange_count as tickets', 'entrant.tickets as my_tickets', 'entrant.code as my_code'])
    .select(
      sql<ReadonlyArray<Winner>>`coalesce((
        select jsonb_agg(jsonb_build_object('place', place, 'name', name, 'number', number, 'code', code,
          'called_on', called_on, 'ended', ended) order by place)
        from draw_winners where draw_winners.item_id = draw.item_id
      ), '[]')`.as('winners'),
    )
    .where('draw.item_id', '=', item),
)

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

export const drawFileOf = async (db: Db, item: string, member: string | null): Promise<DrawFile | null> => {
  const [row] = await selectFile(db, item, member)
  if (row === undefined) return null
  const { public_date, my_tickets, my_code, winners, committed_at, opened_at, closed_at, drawn_at, ...rest } = row
  return {
    ...rest,
    public_date: public_date as IsoDate | null,
    my_tickets: my_tickets ?? 0,
    my_code,
    committed_at: instant(committed_at),
    opened_at: instant(opened_at),
    closed_at: instant(closed_at),
    drawn_at: instant(drawn_at),
    winners: winners.map(({ place, name, number, code, called_on, ended }) => ({
      place,
      name,
      number,
      mine: code !== null && code === my_code,
      standing: standingOf({ place, called_on, ended, claimed: false }, rest.prizes),
    })),
  }
}
