import * as E from 'fp-ts/Either'
import type { Handlers } from '../http/call.js'

export const trackingHandlers: Pick<Handlers, 'readTrackers'> = {
  readTrackers: async ({ trackers }) => E.right({ data: trackers }),
}
