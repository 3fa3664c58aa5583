import type { Engine } from '../../server/platform/store/engine.js'
import { EngineDb } from '../../server/platform/store/engineDb.js'
import type { Db } from '../../server/platform/store/store.js'

export { openPostOffice } from './mailRelay.js'
export { findingsOf } from './findings.js'
export { withHousehold } from './household.js'
export { startLoad } from './parents.js'
export { postgresEngine } from '../../server/platform/store/postgres.js'
export { lastRelease } from '../../server/platform/store/migrations/index.js'

export const unmigrated = (engine: Engine): Db => new EngineDb(engine)
