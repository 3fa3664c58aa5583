import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { standingAfter } from '@careplus/core/internal/requests'
import type { MessageBy, RequestState } from '@careplus/core/requests'
import type { Tx } from '../../platform/store/store.js'

export interface LockedRequest {
  readonly id: string
  readonly member_id: string
  readonly state: RequestState
  readonly since: Date
  readonly messages: number
}

/** Undefined: missing, or another member's. */
export const lockRequest = async (tx: Tx, id: string, member?: string) => {
  const row = await tx
    .selectFrom('requests')
    .select(['id', 'member_id', 'topic', 'state', 'since'])
    .where('id', '=', id)
    .$if(member !== undefined, (query) => query.where('member_id', '=', member ?? ''))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { messages } = await tx
    .selectFrom('request_messages')
    .select(sql<number>`count(*)::int`.as('messages'))
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, messages }
}

interface MessageInput {
  readonly by: MessageBy
  readonly words: string
  readonly actor: string
}

export const writeRequestMessage = async (
  tx: Tx,
  { id, state, since, messages }: LockedRequest,
  { by, words, actor }: MessageInput,
  now: Date,
): Promise<RequestState> => {
  const before = messages === 0 ? null : { state, since: since.getTime() }
  const after = standingAfter(before, by, now.getTime())
  await tx
    .insertInto('request_messages')
    .values({ request_id: id, seq: messages, by, words, at: now, written_on: todayInBangkok(now.getTime()), actor })
    .execute()
  await tx
    .updateTable('requests')
    .set({ state: after.state, since: new Date(after.since), changed_at: now })
    .where('id', '=', id)
    .execute()
  return after.state
}
