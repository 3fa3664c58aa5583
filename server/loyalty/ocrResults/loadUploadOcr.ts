import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { BillReading } from '@careplus/core/loyalty-reading'
import type { UploadedReading } from '@careplus/core/ports'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { ocrResultsOfMember } from '../../platform/limits/limitRules.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { findUploads } from '../bills/uploadedPictures.js'
import { composeOcrResult } from './composeOcrResult.js'
import { formatOcrResult } from './formatOcrResult.js'

/** The form does not suggest a shop that no longer accepts bills. */
const shownShop = async (db: Db, { shop }: BillReading): Promise<BillReading['shop']> => {
  if (shop === null) return null
  const shown = db.selectFrom('shops').select('id').where('id', '=', shop.value).where('status', '=', 'available')
  return (await shown.executeTakeFirst()) === undefined ? null : shop
}

/** Once all uploads are processed; not stored. */
export const loadUploadOcr = async (
  db: Db,
  member: string,
  ids: ReadonlyArray<string>,
  now: Date,
): Promise<E.Either<Refused, UploadedReading>> => {
  const uploads = await findUploads(db, member, ids, now)
  const pictures = ids.flatMap((id) => uploads.find((each) => each.id === id) ?? [])
  if (pictures.length < ids.length) return refuse('not_found')
  if (pictures.some(({ state }) => state === 'waiting')) return E.right(await formatOcrResult(db, 'waiting', null))
  const counted = await inTransaction(db, (tx) => countHits(tx, [ocrResultsOfMember(member)], now))
  if (E.isLeft(counted)) return counted
  const texts = pictures.map(({ words, page }) => ({ words: words ?? [], page }))
  const composed = await composeOcrResult(db, texts, todayInBangkok(now.getTime()))
  if (E.isLeft(composed)) throw composed.left.thrown
  const result = composed.right
  if (result === null) return E.right(await formatOcrResult(db, 'not_read', null))
  return E.right({ ...(await formatOcrResult(db, 'read', result.reading)), shop: await shownShop(db, result.reading) })
}
