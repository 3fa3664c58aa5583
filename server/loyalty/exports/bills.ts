export { billsAlike, openFlags } from '../bills/similarBills.js'
export { type StaffDecision, decideBillAs } from '../bills/decideBill.js'
export { billPictures, forgetBills } from '../bills/forgetBills.js'
export { isStoredAt } from '../bills/storedPictures.js'
