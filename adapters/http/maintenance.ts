import type { CallFailure, Maintenance } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { contractCall, type Carrier } from './call.js'
import { readMaintenance } from './contract/system.js'

/** Whether the server is closed for maintenance: the one call that it answers meanwhile. */
export const fetchMaintenance = (carrier: Carrier): TE.TaskEither<CallFailure, Maintenance> =>
  pipe(
    contractCall(carrier)(readMaintenance, {}),
    TE.map(({ data }) => data),
  )
