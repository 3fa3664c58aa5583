export { isPermitted } from '../items/items.js'
