import { closedUnions } from './closedUnions.mjs'
import { consentedHealth } from './consentedHealth.mjs'
import { glossaryWords } from './glossary.mjs'
import { localTime } from './localTime.mjs'
import { namedColumns } from './namedColumns.mjs'
import { oneStatusReader } from './oneStatusReader.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'closed-unions': closedUnions,
    'consented-health': consentedHealth,
    'glossary-words': glossaryWords,
    'local-time': localTime,
    'named-columns': namedColumns,
    'one-status-reader': oneStatusReader,
  },
}
