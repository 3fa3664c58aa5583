export { cancelUnsentOrders, leaveDraws, lockLoyalty, unnameLoyalty } from '../eraseLoyalty.js'
