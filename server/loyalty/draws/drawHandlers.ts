import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { enterDraw } from './enterDraw.js'
import { loadDrawRecord } from './drawRecord.js'

export const drawHandlers: Pick<Handlers, 'enterDraw' | 'readDrawRecord'> = {
  enterDraw: async ({ db, member, params, body, now }) =>
    data(await enterDraw(db, member, params.item_id, body.tickets, now)),
  readDrawRecord: async ({ db, params }) => data(await loadDrawRecord(db, params.item_id)),
}
