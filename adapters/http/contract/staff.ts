import * as audit from './staffAudit.js'
import * as bills from './staffBills.js'
import * as desk from './staffDesk.js'
import * as draws from './staffDraws.js'
import * as orders from './staffOrders.js'
import * as requests from './staffRequests.js'

/** Every call of the console and of `npm run staff`. It is answered on the listener of staff only, never to the public. */
export const staffContract = {
  signIn: desk.signIn,
  readSession: desk.readSession,
  signOut: desk.signOut,
  openLocally: desk.openLocally,
  listTokens: desk.listTokens,
  makeToken: desk.makeToken,
  endToken: desk.endToken,
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
  findMember: desk.findMember,
  adjustPoints: desk.adjustPoints,
  importContent: desk.importContent,
  importLegacyAccounts: desk.importLegacyAccounts,
  readStaffMaintenance: desk.readStaffMaintenance,
  changeMaintenance: desk.changeMaintenance,
  listAudit: desk.listAudit,
  readReport: desk.readReport,
  readFigures: desk.readFigures,
  lookAtLoyalty: audit.lookAtLoyalty,
  readStoreImage: audit.readStoreImage,
} as const

/** The type of `staffContract`: every call of the staff's API by its name. */
export type StaffContract = typeof staffContract
