export { adultRefusals, mobilityRefusals } from '../http/contract/adultRefusals.js'
export {
  BytesBody,
  FileAnswerCodec,
  MultipartBody,
  type FileAnswer,
  type Multipart,
  type SentFile,
} from '../http/contract/bytes.js'
export { passwordRefusals } from '../http/contract/identity.js'
export { contract, type Contract } from '../http/contract/index.js'
export { openApi } from '../http/contract/openApi.js'
export {
  fillPath,
  paramOf,
  pausedByMaintenance,
  type AnswerOf,
  type Auth,
  type BodyOf,
  type Endpoint,
  type Method,
  type ParamsOf,
  type QueryOf,
} from '../http/contract/endpoint.js'
export { queryText } from '../http/contract/queryText.js'
export { errorBody, errorStatus, ErrorBody, type ErrorCode } from '../http/contract/errors.js'
export { refusal, refusals, type Refusal, type RefusalCode } from '../http/contract/refusals.js'
export { IdempotencyKeyText, Uuid } from '../http/contract/common.js'
export { type SocialAnswer, type SocialProof } from '../http/contract/social.js'
export { type Grant, type Session, type User } from '../http/contract/members.js'
export { type Exchange as TokenExchange } from '../http/contract/token.js'
export { staffContract, type StaffContract } from '../http/contract/staff.js'
export { auditActions, readOnlyActions, type AuditAction } from '../http/contract/auditActions.js'
export { staffClient, staffIdleMs, staffLongestMs } from '../http/contract/staffBackoffice.js'
export { Maintenance } from '../http/contract/system.js'
export { versionsIn, versionTag } from '../http/contract/versions.js'
