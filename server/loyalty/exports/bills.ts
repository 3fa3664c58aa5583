export { billsAlike, openFlags } from '../bills/alike.js'
export { type StaffDecision, decideBillAs } from '../bills/deciding.js'
export { billPictures, forgetBills } from '../bills/forgetting.js'
export { keptAt } from '../bills/keeping.js'
