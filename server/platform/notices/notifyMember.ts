import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NoticeTopic } from '@careplus/core/notices'
import { prepared, type NoRow } from '../store/prepared.js'
import type { Tx } from '../store/store.js'

export interface Notice {
  readonly topic: NoticeTopic
  /** `bill.approved`. */
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly path: string
  /** The child that it names; deleted with the child. */
  readonly child?: string
}

export type NewNotice = {
  readonly id: string
  readonly member: string
  readonly topic: NoticeTopic
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly path: string
  readonly child: string | null
  readonly at: Date
}

export const insertNotice = ({ id, member, topic, kind, title, body, path, child, at }: NewNotice) => sql<NoRow>`
  insert into notices (id, member_id, topic, kind, title, body, path, child_id, at)
  select ${id}::uuid, members.id, ${topic}, ${kind}, ${title}, ${body}, ${path}, ${child}::uuid, ${at}::timestamptz
  from members where members.id = ${member}::uuid
`

export const toNewNotice = (member: string, notice: Notice, now: Date): NewNotice => ({
  id: randomUUID(),
  member,
  child: null,
  ...notice,
  at: now,
})

const writeNotice = prepared((db, notice: NewNotice) => ({ compile: () => insertNotice(notice).compile(db) }), {
  deferred: true,
})

/** Runs in the transaction that it reports; not awaited. */
export const notifyMember = async (tx: Tx, member: string, notice: Notice, now: Date): Promise<void> => {
  await writeNotice(tx, toNewNotice(member, notice, now))
}
