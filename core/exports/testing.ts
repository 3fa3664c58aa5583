export { postalAddress } from '../testing/addresses.js'
export * from '../testing/birthDates.js'
export {
  type DateFormat,
  type DateOptions,
  type WrittenDateOptions,
  isoDate,
  writtenIsoDate,
  nearIsoDate,
  nearWrittenIsoDate,
} from '../testing/calendar.js'
export * from '../testing/consents.js'
export { measurement, growthForm, nearGrowthForm, growthDraft, child, growthRecord } from '../testing/growth.js'
export * from '../testing/identity.js'
export { itemDetail, shop } from '../testing/loyalty.js'
export {
  type FaultMoment,
  type MemoryAccount,
  apiError,
  connectionLost,
  memoryAccount,
} from '../testing/memoryAccount.js'
export * from '../testing/memoryDevice.js'
export * from '../testing/memoryPhone.js'
export type { TokenVerdict, FamilyEnd, TokenFamily, IssuedTokens, MemoryRotation } from '../testing/memoryRotation.js'
export * from '../testing/memorySession.js'
export * from '../testing/memorySocial.js'
export { mobilityCheck, adultProfile } from '../testing/mobility.js'
export {
  localPath,
  writtenLocalPath,
  nearLocalPath,
  routeId,
  writtenRouteId,
  nearRouteId,
} from '../testing/navigation.js'
export type { NearMiss, Written } from '../testing/nearMiss.js'
export * from '../testing/numbers.js'
export * from '../testing/nutrition.js'
export { code, writtenCode, nearCode, type CodePaste, codePaste } from '../testing/otp.js'
export type { Pinned } from '../testing/pinnedFields.js'
export { newCareRequest } from '../testing/requests.js'
export {
  accessToken,
  writtenAccessToken,
  nearAccessToken,
  type ReturnedWith,
  socialReturn,
  nearSocialReturn,
  tokenGrant,
  storedTokens,
  sessionUser,
} from '../testing/session.js'
export { type SlipCell, type SlipRow, type SlipLayout, printedSlip } from '../testing/slips/layouts.js'
export { wordsOf } from '../testing/slips/ocrNoise.js'
export { type TillProduct, type PurchasedLine, type Purchase, totalOf } from '../testing/slips/purchase.js'
export * from '../testing/slips/slipSet.js'
export * from '../testing/slips/tillProducts.js'
export { stoolAnswers, nearStoolAnswers, stoolCheck } from '../testing/stool.js'
export * from '../testing/typedFigures.js'
export { memoryDepartures } from '../testing/memoryDepartures.js'
export { memoryStoredTry } from '../testing/memoryStoredTry.js'
