import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Handlers } from '../http/call.js'
import { data } from '../http/data.js'
import { claimMission, markMission } from './doing.js'
import { listMissions } from './reading.js'

export const missionHandlers: Pick<Handlers, 'listMissions' | 'markMission' | 'claimMission'> = {
  listMissions: async ({ db, member, now }) =>
    data(E.right(await listMissions(db, member, todayInBangkok(now.getTime())))),
  markMission: async ({ db, member, params, body, now }) =>
    data(await markMission(db, member, params.task_id, body, now)),
  claimMission: async ({ db, member, params, now }) => data(await claimMission(db, member, params.task_id, now)),
}
