import type { Db } from '../store/store.js'

/** What an idempotency key still answers once what it told of is gone. */
const emptied = '{"data":null}'

/** Every stored answer to a call on what is inside an entry of a collection, `/th/children/`. */
export const forgetAnswersUnder = async (db: Db, member: string, id: string, collection: string): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: emptied })
    .where('member_id', '=', member)
    .where('path', 'like', `${collection}${id}/%`)
    .execute()
}

/** Every stored answer that tells of an entry, the one to its making included. */
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

/** What one entry of a collection was answered with as it was made or changed, whoever of these did it. */
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
