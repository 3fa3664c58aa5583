export { exportedNotices } from '../notices/exportNotices.js'
