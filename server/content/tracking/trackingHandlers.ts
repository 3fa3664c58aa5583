import * as E from 'fp-ts/Either'
import type { TrackingSettings } from '../../platform/config/tracking.js'
import type { Handlers } from '../../platform/http/call.js'

export const trackingHandlers = (trackers: TrackingSettings): Pick<Handlers, 'readTrackers'> => ({
  readTrackers: async () => E.right({ data: trackers }),
})
