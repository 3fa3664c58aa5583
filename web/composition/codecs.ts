/** What reads a write of the wire that was kept on the device. */
export { NewGrowthRecord, NewStoolCheck } from '@careplus/adapters/http'
