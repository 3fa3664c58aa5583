export { childHealthColumns, exportedChildColumns } from '../children/childColumns.js'
export { deleteChildHealth, erasureDelayMs, scheduleErasure } from '../children/healthErasure.js'
