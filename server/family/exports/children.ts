export { childHealthColumns } from '../children/childColumns.js'
export { isConsented } from '../children/consentedHealth.js'
export { deleteChildHealth, erasureDelayMs } from '../children/healthErasure.js'
