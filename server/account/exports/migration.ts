export { hasMoved } from '../migration/moved.js'
