import type { Db } from '../store/store.js'

const emptied = '{"data":null}'

export const forgetAnswersUnder = async (db: Db, member: string, id: string, collection: string): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: emptied })
    .where('member_id', '=', member)
    .where('path', 'like', `${collection}${id}/%`)
    .execute()
}

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
