export { moveOrder, noteUnpacked } from '../orders/orders.js'
