import { localTime } from './localTime.mjs'
import { oneStatusReader } from './oneStatusReader.mjs'

export default { meta: { name: 'house' }, rules: { 'local-time': localTime, 'one-status-reader': oneStatusReader } }
