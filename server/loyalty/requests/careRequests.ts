import type { CareRequest } from '@careplus/core/ports'
import { afterPlace, toPage, rowsOfPage, type ListPage } from '../../platform/http/listPages.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

const columns = ['id', 'topic', 'state', 'asked_at', 'changed_at'] as const

const requestsOf = prepared((db, member: string, from: string | null) =>
  db
    .selectFrom('requests')
    .select(columns)
    .where('member_id', '=', member)
    .where(afterPlace('requests', ['changed_at', 'id'], from))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsOfPage),
)

const oneOf = prepared((db, member: string, id: string) =>
  db.selectFrom('requests').select(columns).where('member_id', '=', member).where('id', '=', id),
)

const messagesOf = (db: Db, requests: ReadonlyArray<string>) =>
  db
    .selectFrom('request_messages')
    .select(['request_id', 'by', 'words', 'at'])
    .where('request_id', 'in', requests)
    .orderBy('request_id')
    .orderBy('seq')
    .execute()

const picturesOf = (db: Db, requests: ReadonlyArray<string>) =>
  db
    .selectFrom('request_pictures')
    .select(['request_id', 'id'])
    .where('request_id', 'in', requests)
    .orderBy('ordering')
    .execute()

type Row = Awaited<ReturnType<typeof requestsOf>>[number]

const shown = async (db: Db, rows: ReadonlyArray<Row>): Promise<ReadonlyArray<CareRequest>> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [messages, pictures] = [await messagesOf(db, ids), await picturesOf(db, ids)]
  return rows.map(({ asked_at, changed_at, ...row }) => ({
    ...row,
    asked_at: asked_at.toISOString(),
    changed_at: changed_at.toISOString(),
    messages: messages
      .filter(({ request_id }) => request_id === row.id)
      .map(({ by, words, at }) => ({ by, words, at: at.toISOString() })),
    pictures: pictures.filter(({ request_id }) => request_id === row.id).map(({ id }) => id),
  }))
}

export const listRequests = async (db: Db, member: string, from: string | null): Promise<ListPage<CareRequest>> => {
  const { data, next } = toPage(
    await requestsOf(db, member, from),
    ({ id }) => id,
    (row) => row,
  )
  return { data: [...(await shown(db, data))], next }
}

/** Null: none of the member's. */
export const loadRequest = async (db: Db, member: string, id: string): Promise<CareRequest | null> =>
  (await shown(db, await oneOf(db, member, id)))[0] ?? null
