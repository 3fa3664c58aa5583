export { deleteChildHealth, erasureDelayMs, scheduleErasure } from '../children/healthErasure.js'
