import type { Tx } from '../../platform/store/store.js'
import { completeOcrResult } from './completeOcrResult.js'

const waiting = (picture_id: string, now: Date) => ({ picture_id, state: 'waiting' as const, next_try_at: now })

export const queuePictureOcr = async (tx: Tx, picture: string, now: Date): Promise<void> => {
  await tx.insertInto('picture_readings').values(waiting(picture, now)).execute()
}

export const queueBillOcr = async (tx: Tx, bill: string, now: Date): Promise<void> => {
  const pictures = await tx.selectFrom('bill_pictures').select('id').where('bill_id', '=', bill).execute()
  await tx.insertInto('bill_readings').values({ bill_id: bill, state: 'waiting' }).execute()
  if (pictures.length > 0)
    await tx
      .insertInto('picture_readings')
      .values(pictures.map(({ id }) => waiting(id, now)))
      .onConflict((conflict) => conflict.column('picture_id').doNothing())
      .execute()
  await completeOcrResult(tx, bill, now)
}
