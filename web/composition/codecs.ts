/** Codecs for a request body that was stored on the device before it was sent. */
export { ChangedGrowthRecord as GrowthChange, NewGrowthRecord, NewStoolCheck } from '@careplus/adapters/internal/http'
