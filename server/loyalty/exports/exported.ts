export {
  exportedAddresses,
  exportedBills,
  exportedDraws,
  exportedMissions,
  exportedOrders,
  exportedPoints,
} from '../exported.js'
