export { cancelUnsentOrders, leaveDraws, lockLoyalty, unnameLoyalty } from '../erasing.js'
