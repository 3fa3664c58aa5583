import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addCheck, listChecks, removeCheck } from './mobilityChecks.js'

export const mobilityHandlers: Pick<Handlers, 'listMobility' | 'addMobility' | 'removeMobility'> = {
  listMobility: async ({ db, member, params }) => data(await listChecks(db, { member, adult: params.id })),
  addMobility: async ({ db, member, params, body, now }) =>
    data(await addCheck(db, { member, adult: params.id }, body, now)),
  removeMobility: async ({ db, member, params }) =>
    data(await removeCheck(db, { member, adult: params.id }, params.check_id)),
}
