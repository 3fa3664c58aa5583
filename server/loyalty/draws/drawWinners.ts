import * as E from 'fp-ts/Either'
import { MobileNumber } from '@careplus/core/identity'
import { maskedWinnerName, maskedWinnerNumber } from '@careplus/core/internal/loyalty'
import { sql } from 'kysely'
import type { Tx } from '../../platform/store/store.js'

export interface WinnerUnknown {
  readonly _tag: 'WinnerUnknown'
  readonly code: string
}

export type RecordedWinner = { readonly code: string } | { readonly name: string; readonly number: MobileNumber | null }

interface Person {
  readonly name: string | null
  readonly phone: string | null
}

interface WinnerRow {
  readonly place: number
  readonly ticket: number | null
  readonly code: string
}

const masked = ({ name, phone }: Person) => ({
  name: maskedWinnerName(name ?? ''),
  number: MobileNumber.is(phone) ? maskedWinnerNumber(phone) : null,
})

/** The name and number of a former member are unknown. */
const entrantsBy = async (tx: Tx, item: string, codes: ReadonlyArray<string>): Promise<ReadonlyMap<string, Person>> => {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .selectFrom('draw_entrants')
    .leftJoin('members', 'members.id', 'draw_entrants.member_id')
    .select(['draw_entrants.code', 'members.name', 'members.phone'])
    .where('draw_entrants.item_id', '=', item)
    .where('draw_entrants.code', 'in', [...codes])
    .execute()
  return new Map(rows.map(({ code, ...person }) => [code, person]))
}

export const saveWinners = async (tx: Tx, item_id: string, winnerRows: ReadonlyArray<WinnerRow>): Promise<void> => {
  const people = await entrantsBy(
    tx,
    item_id,
    winnerRows.map(({ code }) => code),
  )
  const rows = winnerRows.map((winner) => ({
    item_id,
    ...winner,
    ...masked(people.get(winner.code) ?? { name: null, phone: null }),
  }))
  await tx.insertInto('draw_winners').values(rows).execute()
}

const codesBy = async (
  tx: Tx,
  item: string,
  numbers: ReadonlyArray<MobileNumber>,
): Promise<ReadonlyMap<string, string>> => {
  if (numbers.length === 0) return new Map()
  const rows = await tx
    .selectFrom('draw_entrants')
    .innerJoin('members', 'members.id', 'draw_entrants.member_id')
    .select(['members.phone', sql<string>`min(draw_entrants.code)`.as('code')])
    .where('draw_entrants.item_id', '=', item)
    .where('members.phone', 'in', [...numbers])
    .groupBy('members.phone')
    .having(sql`count(*)`, '=', 1)
    .execute()
  return new Map(rows.flatMap(({ phone, code }) => (phone === null ? [] : [[phone, code] as const])))
}

/** By code, or by a number that only one winner and one entrant have. */
const codesOf = async (
  tx: Tx,
  item: string,
  winners: ReadonlyArray<RecordedWinner>,
): Promise<ReadonlyArray<string | null>> => {
  const numbers = winners.flatMap((winner) => ('code' in winner || winner.number === null ? [] : [winner.number]))
  const once = numbers.filter((number) => numbers.indexOf(number) === numbers.lastIndexOf(number))
  const byNumber = await codesBy(tx, item, once)
  const namedCodes = new Set(winners.map((winner) => ('code' in winner ? winner.code : null)))
  return winners.map((winner) => {
    if ('code' in winner) return winner.code
    const code = byNumber.get(winner.number ?? '') ?? null
    return namedCodes.has(code) ? null : code
  })
}

export const saveRecorded = async (
  tx: Tx,
  item_id: string,
  winners: ReadonlyArray<RecordedWinner>,
): Promise<E.Either<WinnerUnknown, null>> => {
  const codes = winners.flatMap((winner) => ('code' in winner ? [winner.code] : []))
  const people = await entrantsBy(tx, item_id, codes)
  const unknown = codes.find((code, at) => !people.has(code) || codes.indexOf(code) !== at)
  if (unknown !== undefined) return E.left({ _tag: 'WinnerUnknown', code: unknown })
  const entryCodes = await codesOf(tx, item_id, winners)
  const rows = winners.map((winner, at) => {
    const code = entryCodes[at] ?? null
    const person = 'code' in winner ? people.get(winner.code) : { name: winner.name, phone: winner.number }
    return { item_id, place: at + 1, ticket: null, code, ...masked(person ?? { name: null, phone: null }) }
  })
  await tx.insertInto('draw_winners').values(rows).execute()
  return E.right(null)
}
