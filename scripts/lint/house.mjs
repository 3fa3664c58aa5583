import { closedUnions } from './closedUnions.mjs'
import { consentedHealth } from './consentedHealth.mjs'
import { localTime } from './localTime.mjs'
import { namedColumns } from './namedColumns.mjs'
import { oneStatusReader } from './oneStatusReader.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'closed-unions': closedUnions,
    'consented-health': consentedHealth,
    'local-time': localTime,
    'named-columns': namedColumns,
    'one-status-reader': oneStatusReader,
  },
}
