import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addRecord, changeRecord, listRecords, markTaken, removeRecord } from './growthRecords.js'

export const growthHandlers: Pick<
  Handlers,
  'listGrowth' | 'addGrowth' | 'changeGrowth' | 'removeGrowth' | 'markTaken'
> = {
  listGrowth: async ({ db, member, params }) => data(await listRecords(db, { member, child: params.id })),
  addGrowth: async ({ db, member, params, body, now }) =>
    data(await addRecord(db, { member, child: params.id }, body, now)),
  changeGrowth: async ({ db, member, params, versions, body: change, now }) =>
    data(await changeRecord(db, { member, child: params.id }, { id: params.record_id, versions, change }, now)),
  markTaken: async ({ db, member, params, versions, body: { taken }, now }) =>
    data(await markTaken(db, { member, child: params.id }, { id: params.record_id, versions, taken }, now)),
  removeGrowth: async ({ db, member, params, versions, now }) =>
    data(await removeRecord(db, { member, child: params.id }, { id: params.record_id, versions }, now)),
}
