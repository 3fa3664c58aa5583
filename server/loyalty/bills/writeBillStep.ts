import { addDays } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { picturesStoredUntil, type BillStep } from '@careplus/core/internal/loyalty'
import { sql } from 'kysely'
import type { Schema } from '../../platform/store/schema.js'
import type { Tx } from '../../platform/store/store.js'

export interface Acting {
  readonly actor: string
}

/** When a bill's pictures are hidden. Null: it is under review. */
const hiddenFrom = (step: BillStep): Date | null => {
  const last = picturesStoredUntil(step)
  return last === null ? null : new Date(startOfBangkokDay(addDays(last, 1)))
}

export const writeBillStep = async (
  tx: Tx,
  id: string,
  kind: Schema['bill_steps']['kind'],
  step: BillStep,
  { actor }: Acting,
  now: Date,
): Promise<void> => {
  const { state, reason, appealed, points, decided_on } = step
  const decided = kind === 'appealed' ? {} : { decided_at: now, decided_on, decided_by: actor }
  await tx
    .updateTable('bills')
    .set({ state, reason, appealed, points, ...decided })
    .where('id', '=', id)
    .execute()
  await sql`
    insert into bill_steps (bill_id, seq, kind, reason, at, actor)
    select ${id}::uuid, max(seq) + 1, ${kind}, ${reason}, ${now}::timestamptz, ${actor}
    from bill_steps where bill_id = ${id}::uuid
  `.execute(tx)
  await tx
    .updateTable('bill_pictures')
    .set({ delete_after: hiddenFrom(step) })
    .where('bill_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
