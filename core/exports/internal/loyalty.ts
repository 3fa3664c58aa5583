export { satangPerPoint, mostPoints } from '../../domain/loyalty/points.js'
export { type Lot, lotExpiry, totalOf, ofFirstDay } from '../../domain/loyalty/ledger/lots.js'
export { LedgerKind, type LedgerRow } from '../../domain/loyalty/ledger/row.js'
export { type Account, emptyAccount, balanceOf, accountAfter } from '../../domain/loyalty/ledger/account.js'
export type { LedgerCommand, LedgerRefusal } from '../../domain/loyalty/ledger/command.js'
export { type Posted, postPoints } from '../../domain/loyalty/ledger/postPoints.js'
export { PointsSummary, usablePoints, pointsSummary } from '../../domain/loyalty/ledger/pointsSummary.js'
export type { UnprovedRow } from '../../domain/loyalty/ledger/unprovedPoints.js'
export { type LedgerFault, auditLedger } from '../../domain/loyalty/ledger/auditLedger.js'
export { ItemType, type LuckyDrawTerms, type ItemTerms, drawIsOver } from '../../domain/loyalty/redemption/terms.js'
export { type RedeemingMember, spendablePoints } from '../../domain/loyalty/redemption/refusals.js'
export { type RedemptionRefused, decideRedemption } from '../../domain/loyalty/redemption/decideRedemption.js'
export { shownItem } from '../../words/loyalty/shownItem.js'
export {
  OrderState,
  orderCommands,
  type ReasonedCommand,
  type OrderRefusal,
  decideOrder,
  mayCancelOrder,
  restockedStates,
  isHeldState,
  isSpentState,
  isToUnpack,
  parcelAddressDays,
  orderNumber,
  expectedDelivery,
} from '../../domain/loyalty/order/order.js'
export {
  BillState,
  BillReason,
  type BillFacts,
  type BillStep,
  type BillRefusal,
  picturesStoredUntil,
  decideBill,
  mayAppeal,
} from '../../domain/loyalty/bill/bill.js'
export { type BillLine, mostBillSatang, pointsOfLines } from '../../domain/loyalty/bill/lines.js'
export {
  fewestPictures,
  nearBits,
  nearFineBits,
  hashDigits,
  hashTurns,
  looksAlike,
} from '../../domain/loyalty/bill/pictures.js'
export { mostPicturePixels, sentPictureSize } from '../../domain/loyalty/bill/pictureSize.js'
export { longestTypedReceiptNumber, receiptNumber } from '../../domain/loyalty/bill/receiptNumber.js'
export { sentShares } from '../../domain/loyalty/bill/sentShares.js'
export { billsADay, sameReceiptDays, sameAmountSatang, billFlags } from '../../domain/loyalty/bill/submission.js'
export { csvText } from '../../domain/loyalty/csv/csv.js'
export { ledgerCsv } from '../../words/loyalty/ledgerCsv.js'
export { DrawState, type DrawCommand, type DrawRefusal } from '../../domain/loyalty/draw/drawCommand.js'
export {
  type DrawStep,
  type DrawHour,
  drawHour,
  isClosedLate,
  decideDraw,
} from '../../domain/loyalty/draw/drawState.js'
export { DrawMethod, DrawTerms } from '../../domain/loyalty/draw/drawTerms.js'
export { maskedWinnerName, maskedWinnerNumber } from '../../domain/loyalty/draw/maskedWinner.js'
export { mostPublicDigits } from '../../domain/loyalty/draw/publicValue.js'
export {
  type PlaceEnd,
  type Place,
  Standing,
  claimableTo,
  standingOf,
  hasLapsed,
  movingUp,
} from '../../domain/loyalty/draw/prizeStanding.js'
export {
  IdentityDocument,
  maskedDocument,
  taxRefusal,
  documentStoredMonths,
} from '../../domain/loyalty/draw/prizeClaim.js'
export {
  ImageKind,
  type ItemImage,
  type MyCloudProduct,
  ItemDetail,
  imagesOf,
} from '../../domain/loyalty/catalogue/item.js'
export { Shop } from '../../domain/loyalty/catalogue/shop.js'
export { nothingStored, readStoredLoyalty, keptAfter } from '../../domain/loyalty/catalogue/storedLoyalty.js'
export { keptFor, keptMemberItem } from '../../domain/loyalty/catalogue/ownership.js'
export {
  MissionWay,
  type MissionFacts,
  type DayMark,
  type MissionRefusal,
  decideMark,
  decideClaim,
} from '../../domain/loyalty/mission/mission.js'
export { missionRefusalWords } from '../../words/loyalty/mission.js'
export { ledgerRefusalWords, redemptionRefusedWords } from '../../words/loyalty/redemption.js'
export {
  billRefusalWords,
  orderRefusalWords,
  drawRefusalWords,
  drawHourWords,
  drawInputWords,
} from '../../words/loyalty/refusals.js'
export { billFlagWords, ledgerKindWords } from '../../words/loyalty/states.js'
