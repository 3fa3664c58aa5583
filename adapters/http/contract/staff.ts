import * as audit from './staffAudit.js'
import * as bills from './staffBills.js'
import * as backoffice from './staffBackoffice.js'
import * as draws from './staffDraws.js'
import * as orders from './staffOrders.js'
import * as requests from './staffRequests.js'

/** The calls of the console and of `npm run staff`, on the staff listener only. */
export const staffContract = {
  signIn: backoffice.signIn,
  readSession: backoffice.readSession,
  signOut: backoffice.signOut,
  openLocally: backoffice.openLocally,
  listTokens: backoffice.listTokens,
  makeToken: backoffice.makeToken,
  endToken: backoffice.endToken,
  listStaffBills: bills.listStaffBills,
  readStaffBill: bills.readStaffBill,
  readStaffBillPicture: bills.readStaffBillPicture,
  readStaffBillThumbnail: bills.readStaffBillThumbnail,
  approveBill: bills.approveBill,
  rejectBill: bills.rejectBill,
  listProducts: bills.listProducts,
  listTaughtTexts: bills.listTaughtTexts,
  endTaughtText: bills.endTaughtText,
  listStaffOrders: orders.listStaffOrders,
  readStaffOrder: orders.readStaffOrder,
  prepareOrder: orders.prepareOrder,
  shipOrder: orders.shipOrder,
  deliverOrder: orders.deliverOrder,
  cancelStaffOrder: orders.cancelStaffOrder,
  correctOrder: orders.correctOrder,
  returnOrder: orders.returnOrder,
  closeOrder: orders.closeOrder,
  undoDelivery: orders.undoDelivery,
  unpackOrder: orders.unpackOrder,
  listStaffRequests: requests.listStaffRequests,
  readStaffRequest: requests.readStaffRequest,
  readStaffRequestPicture: requests.readStaffRequestPicture,
  readStaffRequestThumbnail: requests.readStaffRequestThumbnail,
  answerRequest: requests.answerRequest,
  listStaffDraws: draws.listStaffDraws,
  readStaffDraw: draws.readStaffDraw,
  prepareDraw: draws.prepareDraw,
  namePublicValue: draws.namePublicValue,
  openDraw: draws.openDraw,
  closeDraw: draws.closeDraw,
  runDraw: draws.runDraw,
  recordDraw: draws.recordDraw,
  cancelDraw: draws.cancelDraw,
  lookAtWinner: draws.lookAtWinner,
  lookAtPrizeClaim: draws.lookAtPrizeClaim,
  deliverPrize: draws.deliverPrize,
  findMember: backoffice.findMember,
  adjustPoints: backoffice.adjustPoints,
  importContent: backoffice.importContent,
  importLegacyAccounts: backoffice.importLegacyAccounts,
  readStaffMaintenance: backoffice.readStaffMaintenance,
  changeMaintenance: backoffice.changeMaintenance,
  listAudit: backoffice.listAudit,
  readReport: backoffice.readReport,
  readFigures: backoffice.readFigures,
  lookAtLoyalty: audit.lookAtLoyalty,
  readStoreImage: audit.readStoreImage,
} as const

/** All calls of the staff's API by name. */
export type StaffContract = typeof staffContract
