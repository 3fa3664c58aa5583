import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'

export const trackingHandlers: Pick<Handlers, 'readTrackers'> = {
  readTrackers: async ({ trackers }) => E.right({ data: trackers }),
}
