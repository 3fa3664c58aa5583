export * from '../testing.js'
export { homeAddress, samplePlaces } from '../../testing/addresses.js'
export { sex } from '../../testing/growth.js'
export {
  loyaltyNow,
  loyaltyToday,
  redeemingMember,
  rewardTerms,
  billPicture,
  keptBill,
  newBill,
  drawStory,
  honestRecord,
  type LedgerUnderTest,
  ledgerStory,
  tellLedger,
} from '../../testing/loyalty.js'
export { memoryAddresses } from '../../testing/memoryAddresses.js'
export { memoryAdults } from '../../testing/memoryAdults.js'
export { memoryDeviceBills } from '../../testing/memoryBills.js'
export { memoryCredentials } from '../../testing/memoryCredentials.js'
export { memoryFamily } from '../../testing/memoryFamily.js'
export { type PartnerPorts, memoryHousehold } from '../../testing/memoryPartners.js'
export { memoryRotation } from '../../testing/memoryRotation.js'
export { memoryMemberBills } from '../../testing/memoryMemberBills.js'
export { memoryOwnAccount } from '../../testing/memoryOwnAccount.js'
export { uuid, catalogueId } from '../../testing/navigation.js'
export { remindedHousehold } from '../../testing/reminders.js'
export { memoryRequests } from '../../testing/memoryRequests.js'
export { type MemoryTextReader, memoryTextReader } from '../../testing/memoryTextReader.js'
export { requestMessage } from '../../testing/requests.js'
export { strategyName } from '../../testing/session.js'
export { sumOf } from '../../testing/slips/purchase.js'
export { type Share, noScore, together, scoreOf } from '../../testing/slips/slipScore.js'
export { stoolAnswer } from '../../testing/stool.js'
export { storyOf, tellHarmless, tellLostAnswer, tellWhatever, type Telling } from '../../testing/sessionStories.js'
