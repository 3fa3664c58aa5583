import type { Storage } from '../../platform/storage/storage.js'
import { rowsByOwner } from '../../platform/store/rowsByOwner.js'
import type { Db, OfMember, Tx } from '../../platform/store/store.js'

/** The rows are deleted at once, the pictures' files at the next run. */
export const forgetRequests = async (tx: Tx, member: string, now: Date): Promise<void> => {
  await tx
    .updateTable('request_pictures')
    .set({ delete_after: now })
    .where('request_id', 'in', (of) => of.selectFrom('requests').select('id').where('member_id', '=', member))
    .execute()
  await tx.deleteFrom('requests').where('member_id', '=', member).execute()
}

export const exportedRequests = async ({ db, member }: OfMember): Promise<unknown> => {
  const requests = await db
    .selectFrom('requests')
    .select(['id', 'topic', 'state', 'asked_at'])
    .where('member_id', '=', member)
    .orderBy('asked_at')
    .execute()
  const messages = await db
    .selectFrom('request_messages')
    .innerJoin('requests', 'requests.id', 'request_messages.request_id')
    .select(['request_id', 'by', 'words', 'at'])
    .where('requests.member_id', '=', member)
    .orderBy('seq')
    .execute()
  const messagesOf = rowsByOwner('request_id', messages)
  return requests.map((request) => ({ ...request, messages: messagesOf(request.id) }))
}

export async function* requestPictures(
  db: Db,
  storage: Storage,
  member: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }, void, undefined> {
  const rows = await db
    .selectFrom('request_pictures')
    .innerJoin('requests', 'requests.id', 'request_pictures.request_id')
    .select(['requests.id', 'ordering', 'whole_key'])
    .where('requests.member_id', '=', member)
    .orderBy('requests.asked_at')
    .orderBy('requests.id')
    .orderBy('ordering')
    .execute()
  for (const { id, ordering, whole_key } of rows) {
    const bytes = await storage.get(whole_key)
    if (bytes !== null) yield { name: `${id}-${ordering + 1}.webp`, bytes }
  }
}
