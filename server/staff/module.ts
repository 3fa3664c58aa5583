import { forgetApprovals, voidExpiredApprovals } from './approvals/approvals.js'
import { directoryReach } from './people/directoryReach.js'
import { startStaffListener } from './console/staffListener.js'
import { maintenanceHandlers } from './maintenance/maintenanceHandlers.js'
import { addPausing } from './maintenance/pauseCalls.js'
import { maintenanceWatch } from './maintenance/maintenanceWatch.js'

export const staff = {
  handlers: maintenanceHandlers,
  maintenanceWatch,
  directoryReach,
  addPausing,
  startListener: startStaffListener,
  cleanups: [voidExpiredApprovals],
  eraseMember: { afterMember: forgetApprovals },
}
