import type { IsoDate } from '@careplus/core/calendar'
import * as E from 'fp-ts/Either'
import { isReadWhole, unknownLines } from '@careplus/core/internal/loyalty-reading'
import type { Tx } from '../../platform/store/store.js'
import { composeOcrResult, type OcrDefect } from './composeOcrResult.js'
import { deleteOcrOfBillPictures } from './deleteOcrResults.js'

const picturesOf = (tx: Tx, bill: string) =>
  tx
    .selectFrom('bill_pictures')
    .innerJoin('picture_readings', 'picture_id', 'bill_pictures.id')
    .select(['state', 'reason', 'words', 'page'])
    .where('bill_id', '=', bill)
    .orderBy('ordering')
    .execute()

/** Null: no defect. The caller locks the last picture, so of two that finish at once the later one sees both. */
export const completeOcrResult = async (tx: Tx, bill_id: string, now: Date): Promise<OcrDefect | null> => {
  const waiting = await tx
    .selectFrom('bill_readings')
    .select('bill_id')
    .where('bill_id', '=', bill_id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (waiting === undefined) return null
  const pictures = await picturesOf(tx, bill_id)
  if (pictures.some(({ state }) => state === 'waiting')) return null
  const { sent_on, date, ...typed } = await tx
    .selectFrom('bills')
    .select(['shop_id', 'date', 'receipt', 'amount_satang', 'sent_on'])
    .where('id', '=', bill_id)
    .executeTakeFirstOrThrow()
  const composed = await composeOcrResult(tx, pictures, sent_on as IsoDate)
  const result = E.isRight(composed) ? composed.right : null
  const ended =
    result === null
      ? { state: 'not_read' as const, reason: E.isLeft(composed) ? 'failed' : (pictures[0]?.reason ?? 'gone') }
      : {
          state: 'read' as const,
          unknown_lines: JSON.stringify(unknownLines(result.words, result.products)),
          reading: JSON.stringify(result.reading),
          read_whole: isReadWhole(result.reading, { ...typed, date: date as IsoDate }),
        }
  await tx
    .updateTable('bill_readings')
    .set({ ...ended, ended_at: now })
    .where('bill_id', '=', bill_id)
    .execute()
  await deleteOcrOfBillPictures(tx, bill_id)
  return E.isLeft(composed) ? composed.left : null
}
