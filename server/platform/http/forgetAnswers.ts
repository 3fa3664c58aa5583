import type { Db } from '../store/store.js'

/** Removes stored responses about deleted entries. */
const emptied = '{"data":null}'

/** Every stored response to a call below an entry of a collection, `/th/children/`. */
export const forgetAnswersUnder = async (db: Db, member: string, id: string, collection: string): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: emptied })
    .where('member_id', '=', member)
    .where('path', 'like', `${collection}${id}/%`)
    .execute()
}

/** Every stored response about an entry, also the one that created it. */
export const forgetAnswersAbout = async (db: Db, member: string, id: string, collection: string): Promise<void> => {
  await forgetAnswersUnder(db, member, id, collection)
  await db
    .updateTable('idempotency_keys')
    .set({ answer: emptied })
    .where('member_id', '=', member)
    .where('path', '=', collection)
    .where('answer', 'like', `%${id}%`)
    .execute()
}

/** The responses to creating or changing one entry, by any of these members. */
export const forgetAnswersOfEntry = async (
  db: Db,
  members: ReadonlyArray<string>,
  collection: string,
  id: string,
): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: emptied })
    .where('member_id', 'in', members)
    .where((of) =>
      of.or([
        of('path', '=', `${collection}${id}/`),
        of.and([of('path', '=', collection), of('answer', 'like', `%${id}%`)]),
      ]),
    )
    .execute()
}
