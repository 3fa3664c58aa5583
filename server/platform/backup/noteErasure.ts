import type { Schema } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Must run in the transaction that erases. A child's health data may be erased several times; the last time counts. */
export const noteErasure = async (db: Db, kind: Schema['erasures']['kind'], id: string, at: Date): Promise<void> => {
  await db
    .insertInto('erasures')
    .values({ id, kind, at })
    .onConflict((of) => of.column('id').doUpdateSet({ at }))
    .execute()
}
