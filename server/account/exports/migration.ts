export { hasMoved } from '../migration/markMoved.js'
