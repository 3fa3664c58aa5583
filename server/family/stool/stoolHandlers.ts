import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addStool, listStool, removeStool } from './stoolChecks.js'

export const stoolHandlers: Pick<Handlers, 'listStool' | 'addStool' | 'removeStool'> = {
  listStool: async ({ db, member, params }) => data(await listStool(db, { member, child: params.id })),
  addStool: async ({ db, member, params, body, now }) =>
    data(await addStool(db, { member, child: params.id }, body, now)),
  removeStool: async ({ db, member, params, now }) =>
    data(await removeStool(db, { member, child: params.id }, { id: params.check_id, versions: null }, now)),
}
