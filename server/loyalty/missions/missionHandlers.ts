import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { inTransaction } from '../../platform/store/store.js'
import { claimMission, markMission } from './claimMission.js'
import { noteMobilityCheck } from './noteMission.js'
import { listMissions } from './listMissions.js'

export const missionHandlers: Pick<Handlers, 'listMissions' | 'markMission' | 'claimMission' | 'noteMobilityCheck'> = {
  listMissions: async ({ db, member, now }) =>
    data(E.right(await listMissions(db, member, todayInBangkok(now.getTime())))),
  markMission: async ({ db, member, params, body, now }) =>
    data(await markMission(db, member, params.task_id, body, now)),
  noteMobilityCheck: ({ db, member, now }) =>
    inTransaction(db, async (tx) => {
      await noteMobilityCheck(tx, member, now)
      return E.right({ data: null })
    }),
  claimMission: async ({ db, member, params, now }) => data(await claimMission(db, member, params.task_id, now)),
}
