import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { BodyOf } from '@careplus/adapters/contract'
import type { Contract } from '@careplus/adapters/internal/contract'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import {
  claimableTo,
  documentStoredMonths,
  hasLapsed,
  maskedDocument,
  taxRefusal,
} from '@careplus/core/internal/loyalty'
import { documentNumber, documentRefusalWords, prizeTaxSatang } from '@careplus/core/loyalty'
import type { MyPrize, PostalAddress } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import type { Sealing } from '../../platform/crypto/sealed.js'
import { endPlace, movePlaces } from '../draws/winnerPlaces.js'
import { refuse, refuseField, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'

const aboutOf = (item: string, place: number): string => `prize ${item} ${place}`

/** Null: the member has no place that was called and is open. */
const prizeOf = async (db: Db, item: string, member: string) => {
  const row = await db
    .selectFrom('draw_winners as winner')
    .innerJoin('draw_entrants as entrant', (join) =>
      join.onRef('entrant.item_id', '=', 'winner.item_id').onRef('entrant.code', '=', 'winner.code'),
    )
    .innerJoin('draws', 'draws.item_id', 'winner.item_id')
    .innerJoin('items', 'items.id', 'winner.item_id')
    .leftJoin('prize_claims as claim', (join) =>
      join.onRef('claim.item_id', '=', 'winner.item_id').onRef('claim.place', '=', 'winner.place'),
    )
    .select(['winner.place', 'winner.called_on', 'winner.delivered_at', 'draws.prize_baht', 'draws.prizes'])
    .select(['items.title', 'claim.name', 'claim.document', 'claim.number_shown', 'claim.claimed_at'])
    .select((of) => of.ref('claim.address').$castTo<PostalAddress | null>().as('address'))
    .where('winner.item_id', '=', item)
    .where('entrant.member_id', '=', member)
    .where('winner.called_on', 'is not', null)
    .where('winner.ended', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, called_on: row.called_on as IsoDate }
}

export const loadMyPrize = async (db: Db, item: string, member: string): Promise<MyPrize | null> => {
  const prize = await prizeOf(db, item, member)
  if (prize === null) return null
  const { place, called_on, prize_baht, delivered_at, name, document, number_shown, address, claimed_at } = prize
  const claimed = name !== null && document !== null && address !== null && claimed_at !== null
  return {
    place,
    claim_to: claimableTo(called_on),
    tax_satang: prizeTaxSatang(prize_baht),
    delivered_at: delivered_at?.toISOString() ?? null,
    claim: claimed ? { name, document, number: number_shown, address, claimed_at: claimed_at.toISOString() } : null,
  }
}

export const isDraw = async (db: Db, item: string): Promise<boolean> =>
  (await db.selectFrom('draws').select('item_id').where('item_id', '=', item).executeTakeFirst()) !== undefined

/** Locked, so that no place changes meanwhile. */
const lockOver = (tx: Tx, item: string) =>
  tx
    .selectFrom('draws')
    .select('item_id')
    .where('item_id', '=', item)
    .where('state', 'in', ['drawn', 'recorded'])
    .forUpdate()
    .executeTakeFirst()

const openPrize = async (tx: Tx, item: string, member: string, now: Date) => {
  if ((await lockOver(tx, item)) === undefined) return null
  const prize = await prizeOf(tx, item, member)
  if (prize === null || prize.delivered_at !== null) return null
  const { place, called_on, claimed_at } = prize
  const standing = { place, called_on, ended: null, claimed: claimed_at !== null }
  return hasLapsed(standing, todayInBangkok(now.getTime())) ? null : prize
}

type ClaimInput = BodyOf<Contract['claimPrize']>

/** The number is encrypted; a repeat replaces the claim. */
export const claimPrize = (
  db: Db,
  sealing: Sealing,
  { item, member, given }: { readonly item: string; readonly member: string; readonly given: ClaimInput },
  now: Date,
): Promise<E.Either<Refused, MyPrize>> =>
  inTransaction(db, async (tx) => {
    const prize = await openPrize(tx, item, member, now)
    if (prize === null) return refuse('not_found')
    const { document, name, address, tax_agreed } = given
    const number = documentNumber(document, given.number)
    if (E.isLeft(number))
      return refuseFields([{ field: 'number', code: 'malformed', message: documentRefusalWords(number.left) }])
    if (taxRefusal(prize.prize_baht, tax_agreed) !== null) return refuseField('tax_agreed', 'consent_missing')
    const columns = {
      name,
      document,
      number_sealed: sealing.seal(number.right, aboutOf(item, prize.place)),
      number_shown: maskedDocument(document, number.right),
      address: JSON.stringify(address),
      tax_satang: prizeTaxSatang(prize.prize_baht),
      claimed_at: now,
    }
    await tx
      .insertInto('prize_claims')
      .values({ item_id: item, place: prize.place, member_id: member, ...columns })
      .onConflict((conflict) => conflict.columns(['item_id', 'place']).doUpdateSet(columns))
      .execute()
    await audit(tx, { actor: member, action: 'prize.claimed', subject: item, detail: String(prize.place) }, now)
    const shown = await loadMyPrize(tx, item, member)
    return shown === null ? refuse('not_found') : E.right(shown)
  })

/** The next reserve moves up at once. */
export const declinePrize = (db: Db, item: string, member: string, now: Date): Promise<E.Either<Refused, null>> =>
  inTransaction(db, async (tx) => {
    const prize = await openPrize(tx, item, member, now)
    if (prize === null) return refuse('not_found')
    const { place, prizes, title } = prize
    await tx.deleteFrom('prize_claims').where('item_id', '=', item).where('place', '=', place).execute()
    await endPlace(tx, item, place, 'declined', todayInBangkok(now.getTime()))
    await audit(tx, { actor: member, action: 'prize.declined', subject: item, detail: String(place) }, now)
    await movePlaces(tx, { id: item, title, prizes }, now)
    return E.right(null)
  })

export interface WholeClaim {
  readonly name: string
  readonly document: ClaimInput['document']
  /** Null: deleted, or encrypted with another key. */
  readonly number: string | null
  readonly address: PostalAddress
  readonly tax_satang: number
  readonly claimed_at: string
}

const claimColumns = [
  'item_id',
  'place',
  'name',
  'document',
  'number_sealed',
  'address',
  'tax_satang',
  'claimed_at',
] as const

interface StoredClaim {
  readonly item_id: string
  readonly place: number
  readonly name: string
  readonly document: ClaimInput['document']
  readonly number_sealed: string | null
  readonly address: PostalAddress
  readonly tax_satang: number
  readonly claimed_at: Date
}

const wholeClaim = (
  sealing: Sealing,
  { item_id, place, number_sealed, claimed_at, ...columns }: StoredClaim,
): WholeClaim => ({
  ...columns,
  number: number_sealed === null ? null : sealing.open(number_sealed, aboutOf(item_id, place)),
  claimed_at: claimed_at.toISOString(),
})

/** For delivery and tax. Null: not claimed. */
export const loadClaim = async (db: Db, sealing: Sealing, item: string, place: number): Promise<WholeClaim | null> => {
  const row = await db
    .selectFrom('prize_claims')
    .select(claimColumns)
    .where('item_id', '=', item)
    .where('place', '=', place)
    .executeTakeFirst()
  return row === undefined ? null : wholeClaim(sealing, row)
}

export const exportedClaims = async (db: Db, sealing: Sealing, member: string): Promise<ReadonlyArray<unknown>> => {
  const rows = await db
    .selectFrom('prize_claims')
    .select(claimColumns)
    .where('member_id', '=', member)
    .orderBy('item_id')
    .execute()
  return rows.map((row) => ({ item_id: row.item_id, place: row.place, ...wholeClaim(sealing, row) }))
}

/** False: no prize is due at that place. A winner without an entry counts too. */
export const deliverPrize = async (tx: Tx, item: string, place: number, actor: string, now: Date): Promise<boolean> => {
  if ((await lockOver(tx, item)) === undefined) return false
  const done = await tx
    .updateTable('draw_winners as winner')
    .from('draws')
    .set({ delivered_at: now })
    .whereRef('draws.item_id', '=', 'winner.item_id')
    .where('winner.item_id', '=', item)
    .where('winner.place', '=', place)
    .where('winner.ended', 'is', null)
    .where('winner.delivered_at', 'is', null)
    .where((of) => of.or([of('winner.called_on', 'is not', null), of('winner.place', '<=', of.ref('draws.prizes'))]))
    .returning('winner.place')
    .executeTakeFirst()
  if (done === undefined) return false
  await audit(tx, { actor, action: 'prize.delivered', subject: item, detail: String(place) }, now)
  return true
}

/** Numbers are deleted twelve months after the delivery. */
export const forgetDocumentNumbers = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('prize_claims as claim')
    .from('draw_winners as winner')
    .set({ number_sealed: null, number_shown: null })
    .whereRef('winner.item_id', '=', 'claim.item_id')
    .whereRef('winner.place', '=', 'claim.place')
    .where('claim.number_sealed', 'is not', null)
    .where(
      sql<boolean>`winner.delivered_at <= ${now}::timestamptz - make_interval(months => ${sql.lit(documentStoredMonths)})`,
    )
    .execute()
  // The number could be guessed from the hash of its body; a repeat comes within the hour.
  await db
    .deleteFrom('idempotency_keys')
    .where('path', 'like', '/th/luckydraws/%/claim/')
    .where('created_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
}
