export { childHealthColumns, exportedChildColumns } from '../children/childColumns.js'
export { consentedColumns, isConsented } from '../children/consentedHealth.js'
export {
  deleteChildHealth,
  eraseChildHealth,
  erasureDelayMs,
  forgetHealthAnswers,
  scheduleErasure,
} from '../children/healthErasure.js'
