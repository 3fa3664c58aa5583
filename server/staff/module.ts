import { startStaffListener } from './console/listener.js'
import { maintenanceHandlers } from './maintenance/handlers.js'
import { addPausing } from './maintenance/pauseCalls.js'
import { maintenanceWatch } from './maintenance/watch.js'

export const staff = {
  handlers: maintenanceHandlers,
  maintenanceWatch,
  addPausing,
  startListener: startStaffListener,
}
