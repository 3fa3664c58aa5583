import { sql } from 'kysely'
import type { Tx } from '../../platform/store/store.js'

/** A hash hides the address (function `legacy_mark` of the store). */
const markOf = (email: string) => sql<string>`legacy_mark(${email})`

/** Whether the account of this lowercase address has moved. An older process beside this one only leaves a claim. */
export const hasMoved = async (tx: Tx, email: string): Promise<boolean> => {
  const marked = tx.selectFrom('moved_accounts').select('legacy_id as id').where('mark', '=', markOf(email))
  const claimed = tx
    .selectFrom('legacy_accounts')
    .select('id')
    .where('email', '=', email)
    .where('claimed_by', 'is not', null)
  return (await marked.unionAll(claimed).limit(1).executeTakeFirst()) !== undefined
}

interface Moving {
  readonly id: string
  readonly email: string
  readonly points: number
}

/** Marks the address for good. False: it has moved before. */
export const markMoved = async (tx: Tx, { id, email, points }: Moving, now: Date): Promise<boolean> => {
  const marked = await tx
    .insertInto('moved_accounts')
    .values({ mark: markOf(email), legacy_id: id, points, moved_at: now })
    .onConflict((same) => same.doNothing())
    .returning('legacy_id')
    .executeTakeFirst()
  return marked !== undefined
}
