export { mayWithChild } from '../partners/access.js'
export { tellActivity } from '../partners/activity.js'
export { exportedSharing } from '../partners/exported.js'
export { endSharing } from '../partners/sharing.js'
