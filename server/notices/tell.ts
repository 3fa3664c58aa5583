import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NoticeTopic } from '@careplus/core/notice'
import { prepared } from '../store/prepared.js'
import type { Tx } from '../store/store.js'

export interface Notice {
  readonly topic: NoticeTopic
  /** What happened, `bill.approved`. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** Of the app, where it leads: `/rewards/history`. */
  readonly path: string
  /** Whom it names; it goes with them. */
  readonly child?: string
}

const write = prepared(
  (
    db,
    id: string,
    member: string,
    topic: NoticeTopic,
    kind: string,
    title: string,
    body: string,
    path: string,
    child: string | null,
    at: Date,
  ) => ({
    compile: () =>
      sql`
        insert into notices (id, member_id, topic, kind, title, body, path, child_id, at)
        select ${id}::uuid, members.id, ${topic}, ${kind}, ${title}, ${body}, ${path}, ${child}::uuid, ${at}::timestamptz
        from members where members.id = ${member}::uuid
      `.compile(db),
  }),
  { deferred: true },
)

/** A notice to a member, in the transaction of what it tells of; not waited for. One who is gone is told nothing. */
export const tellMember = async (
  tx: Tx,
  member: string,
  { topic, kind, title, body, path, child }: Notice,
  now: Date,
): Promise<void> => {
  await write(tx, randomUUID(), member, topic, kind, title, body, path, child ?? null, now)
}
