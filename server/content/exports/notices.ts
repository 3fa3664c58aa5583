export { exportedNotices } from '../notices/exported.js'
