import type { CallFailure, Maintenance } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { contractData, type Carrier } from './call.js'
import { readMaintenance } from './contract/system.js'

/** Whether the server is closed for maintenance: the one call that it answers meanwhile. */
export const fetchMaintenance = (carrier: Carrier): TE.TaskEither<CallFailure, Maintenance> =>
  contractData(carrier)(readMaintenance, {})
