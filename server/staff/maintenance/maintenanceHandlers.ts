import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { loadMaintenance } from './maintenance.js'

export const maintenanceHandlers: Pick<Handlers, 'readMaintenance'> = {
  readMaintenance: async ({ db }) => E.right({ data: await loadMaintenance(db) }),
}
