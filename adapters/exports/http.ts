export { httpChildren, httpGrowthRecords } from '../http/children.js'
export { httpConsents } from '../http/consents.js'
export { httpAddresses } from '../http/addresses.js'
export { httpAdultAnswers, httpAdultQuestions, httpAdults, httpMobilityChecks } from '../http/adults.js'
export { httpBills, httpBillUploads } from '../http/bills.js'
export { contractCall, type CallInput, type Carrier } from '../http/call.js'
export { connect, type ConnectConfig, type Connection } from '../http/connect.js'
export { HttpClient, type ApiOptions, type ClientCall } from '../http/client.js'
export type { HttpFailure } from '../http/failures.js'
export { httpFamily } from '../http/family.js'
export { httpNutritionChecks, httpStoolChecks } from '../http/health.js'
export { httpRewards } from '../http/catalogue.js'
export { httpMissions, httpPoints, httpPrizes, httpRedemptions } from '../http/loyalty.js'
export { httpRegistration, httpProfile } from '../http/member.js'
export { httpPhoneChange, httpPhoneSignIn } from '../http/phone.js'
export { fetchMaintenance } from '../http/maintenance.js'
export { httpAccountMigration } from '../http/accountMigration.js'
export { httpNotices } from '../http/notices.js'
export { httpOwnAccount } from '../http/ownAccount.js'
export { httpCredentials, httpDevices, httpLetterLinks } from '../http/credentials.js'
export { httpOwnerProof } from '../http/ownerProof.js'
export { httpInvitations, httpPartnerInvites, httpPartners, httpSharedCare } from '../http/partners.js'
export { readAsking, type Asking } from '../http/apiCalls.js'
export { askLuckyDraws, askRewards } from '../http/catalogueCalls.js'
export {
  askArticle,
  askArticles,
  askCampaign,
  askCampaigns,
  askProduct,
  askProducts,
  askShelves,
  askTextPage,
  type ArticlesQuery,
  type ListPart,
  type ProductsQuery,
} from '../http/publications.js'
export { httpLineMessages } from '../http/lineMessages.js'
export { httpReminders } from '../http/reminders.js'
export { httpRequests } from '../http/requests.js'
export { exchangeCode, httpSessionApi, type SessionApiConfig } from '../http/sessionApi.js'
export { httpSocial } from '../http/social.js'
export { HttpTransport, type Answer, type HttpConfig, type Outgoing } from '../http/transport.js'
export { fetchSignInMethods } from '../http/signInMethods.js'
