export type { Multipart, SentFile } from '../http/contract/bytes.js'
export { contract } from '../http/contract/index.js'
export type { AnswerOf, Auth, BodyOf, Endpoint, Method, ParamsOf, QueryOf } from '../http/contract/endpoint.js'
export type { ErrorCode } from '../http/contract/errors.js'
