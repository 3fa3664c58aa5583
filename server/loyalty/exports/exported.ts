export {
  exportedAddresses,
  exportedBills,
  exportedDraws,
  exportedMissions,
  exportedOrders,
  exportedPoints,
} from '../exportLoyalty.js'
