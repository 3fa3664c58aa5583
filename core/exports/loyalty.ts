export type { LedgerKind } from '../domain/loyalty/ledger/row.js'
export type { PointsSummary } from '../domain/loyalty/ledger/pointsSummary.js'
export type { ItemType, ItemStatus } from '../domain/loyalty/redemption/terms.js'
export type { RedemptionRefusal } from '../domain/loyalty/redemption/refusals.js'
export { type OrderState, type OrderCommand, orderStates } from '../domain/loyalty/order/order.js'
export * from '../domain/loyalty/underWay.js'
export type { BillState, BillReason } from '../domain/loyalty/bill/bill.js'
export { pointsForecast } from '../domain/loyalty/bill/lines.js'
export { mostPictures, mostPictureBytes, type PictureRefusal, pictureRefusal } from '../domain/loyalty/bill/pictures.js'
export type { PictureSize } from '../domain/loyalty/bill/pictureSize.js'
export type { ReceiptNumberRefusal } from '../domain/loyalty/bill/receiptNumber.js'
export {
  type BillSubmission,
  type SubmissionFacts,
  type SubmissionRefusal,
  type BillFlag,
  type AcceptedBill,
  earliestBillDay,
  decideSubmission,
} from '../domain/loyalty/bill/submission.js'
export * from '../domain/loyalty/bill/typedAmount.js'
export type { DrawState, DrawFacts } from '../domain/loyalty/draw/drawCommand.js'
export { hasWinners, isOverdue } from '../domain/loyalty/draw/drawState.js'
export type { DrawMethod, DrawTerms } from '../domain/loyalty/draw/drawTerms.js'
export { oneIn } from '../domain/loyalty/draw/odds.js'
export { type Standing, claimDays } from '../domain/loyalty/draw/prizeStanding.js'
export {
  type IdentityDocument,
  prizeTaxSatang,
  type DocumentRefusal,
  documentNumber,
} from '../domain/loyalty/draw/prizeClaim.js'
export type { ImageKind, ItemCategory, ItemDetail, PublicItem, MemberItem } from '../domain/loyalty/catalogue/item.js'
export type { Shop } from '../domain/loyalty/catalogue/shop.js'
export type { StoredLoyalty, LoyaltyAnswer } from '../domain/loyalty/catalogue/storedLoyalty.js'
export { missionMonth } from '../domain/loyalty/mission/mission.js'
export * from '../words/loyalty/number.js'
export * from '../words/loyalty/points.js'
export { redemptionWords, itemStatusWords } from '../words/loyalty/redemption.js'
export { pictureWords, submissionWords, documentRefusalWords } from '../words/loyalty/refusals.js'
export {
  billStateWords,
  billReasonWords,
  orderStateWords,
  drawStateWords,
  drawCheckWords,
} from '../words/loyalty/states.js'
