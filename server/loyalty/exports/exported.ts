export {
  exportedAddresses,
  exportedBills,
  exportedDraws,
  exportedMissions,
  exportedOrders,
  exportedPoints,
  exportedUploads,
} from '../exportLoyalty.js'
