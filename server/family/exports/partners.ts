export { mayWithChild } from '../partners/access.js'
export { tellActivity } from '../partners/activity.js'
export { exportedSharing } from '../partners/exportSharing.js'
export { endSharing } from '../partners/sharedRoles.js'
