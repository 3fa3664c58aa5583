import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { drawIsOver } from '@careplus/core/internal/loyalty'
import { commitmentOf, entryListHash } from '@careplus/core/internal/loyalty-draw'
import { drawChecks, verifyDraw } from '@careplus/core/loyalty-draw'
import { sha256Bytes } from '../draws/sha256Bytes.js'
import { entriesIn } from '../draws/lockDraw.js'
import { loadStoredRecord } from '../draws/drawRecord.js'
import type { Tx } from '../../platform/store/store.js'
import { unlessSame, unlessSameAll, type Difference, type Audited } from './difference.js'

const nextDraw = (tx: Tx, after: string | null) =>
  tx
    .selectFrom('draws')
    .select(['item_id', 'state', 'prizes', 'seed', 'commitment', 'list_hash'])
    .where('item_id', '>', after ?? '')
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirst()

type Draw = NonNullable<Awaited<ReturnType<typeof nextDraw>>>

const ticketDifferences = async (tx: Tx, about: string, { item_id }: Draw): Promise<ReadonlyArray<Difference>> => {
  const { rows } = await sql<{ member_id: string; entered: number | null; kept: number | null }>`
    select member_id, entry.tickets as entered, entrant.tickets as kept
    from (
      select member_id, sum(tickets)::integer as tickets from draw_entries where item_id = ${item_id} group by member_id
    ) as entry
    full join (select member_id, tickets from draw_entrants where item_id = ${item_id}) as entrant using (member_id)
    where entry.tickets is distinct from entrant.tickets
    order by member_id
  `.execute(tx)
  return rows.flatMap(({ member_id, entered, kept }) => unlessSame(about, `tickets of ${member_id}`, entered, kept))
}

const seedDifferences = async (about: string, { seed, commitment }: Draw): Promise<ReadonlyArray<Difference>> => {
  if (seed === null) return unlessSame(about, 'commitment', null, commitment)
  const made = await commitmentOf(sha256Bytes)(seed)
  return unlessSame(about, 'commitment', E.isRight(made) ? made.right : 'none: its seed is none', commitment)
}

const listDifferences = async (tx: Tx, about: string, draw: Draw): Promise<ReadonlyArray<Difference>> => {
  const { item_id, prizes, state, list_hash } = draw
  // A cancelled draw may have been closed before.
  if (!drawIsOver(state) || (state === 'cancelled' && list_hash === null))
    return unlessSame(about, 'hash of its list', null, list_hash)
  const hash = await entryListHash(sha256Bytes)({ draw_id: item_id, prizes, entries: await entriesIn(tx, item_id) })
  return unlessSame(about, 'hash of its list', E.isRight(hash) ? hash.right : `none: ${hash.left._tag}`, list_hash)
}

const resultDifferences = async (tx: Tx, about: string, { item_id }: Draw): Promise<ReadonlyArray<Difference>> => {
  const record = await loadStoredRecord(tx, item_id)
  if (record === null || E.isLeft(record)) return unlessSame(about, 'record', 'whole', 'not whole')
  const { checks } = await verifyDraw(sha256Bytes)(record.right)
  return drawChecks.flatMap((check) =>
    unlessSame(about, `${check} drawn again`, 'the same', checks[check] ? 'the same' : 'another'),
  )
}

const selectWinners = (tx: Tx, item_id: string) =>
  tx.selectFrom('draw_winners').select(['place', 'code']).where('item_id', '=', item_id).orderBy('place').execute()

/** An official result cannot be repeated; its codes must be entrants', and before it nobody has won. */
const winnerDifferences = async (tx: Tx, about: string, draw: Draw): Promise<ReadonlyArray<Difference>> => {
  const winners = await selectWinners(tx, draw.item_id)
  if (draw.state !== 'recorded') return unlessSame(about, 'winners', 0, winners.length)
  const codes = new Set((await entriesIn(tx, draw.item_id)).map(({ code }) => code))
  const unknown = winners.filter(({ code }) => code !== null && !codes.has(code))
  return unlessSameAll(
    about,
    new Map(),
    new Map(unknown.map(({ place, code }) => [`winner ${place} of no entry`, code])),
  )
}

export const auditDraws = async (tx: Tx, after: string | null): Promise<Audited> => {
  const draw = await nextDraw(tx, after)
  if (draw === undefined) return { checked: 0, differences: [], next: null }
  const about = `draw ${draw.item_id}`
  const differences = [
    ...(await ticketDifferences(tx, about, draw)),
    ...(await seedDifferences(about, draw)),
    ...(await listDifferences(tx, about, draw)),
    ...(await (draw.state === 'drawn' ? resultDifferences : winnerDifferences)(tx, about, draw)),
  ]
  return { checked: 1, differences, next: draw.item_id }
}
