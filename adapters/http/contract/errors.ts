import { errorWords } from '@careplus/core/internal/words'
import type { ErrorCode } from '@careplus/core/words'
import * as t from 'io-ts'
import { fields } from './values.js'
import type { Refusal } from './refusals.js'

export type { ErrorCode }

export const errorStatus = {
  invalid_input: 400,
  idempotency_required: 400,
  invalid_credentials: 401,
  token_expired: 401,
  token_invalid: 401,
  refresh_invalid: 401,
  invalid_api_key: 403,
  origin_refused: 403,
  consent_required: 403,
  proof_required: 403,
  role_forbidden: 403,
  not_found: 404,
  way_absent: 404,
  method_not_allowed: 405,
  upload_slow: 408,
  idempotency_running: 409,
  identity_taken: 409,
  last_way: 409,
  email_taken: 409,
  order_left: 409,
  order_cancelled: 409,
  bill_not_rejected: 409,
  appeal_used: 409,
  appeal_late: 409,
  mission_over: 409,
  mission_not_done: 409,
  mission_unproved: 409,
  step_refused: 409,
  version_stale: 412,
  too_large: 413,
  unsupported_media: 415,
  code_invalid: 422,
  code_expired: 422,
  social_refused: 422,
  email_unproved: 422,
  asked_here: 422,
  link_invalid: 422,
  password_wrong: 422,
  invite_expired: 422,
  invite_revoked: 422,
  invite_used: 422,
  invite_own: 422,
  idempotency_mismatch: 422,
  not_redeemable: 422,
  points_unproved: 422,
  version_required: 428,
  rate_limited: 429,
  too_many_tries: 429,
  internal: 500,
  provider_unreachable: 503,
  messages_spent: 503,
  maintenance: 503,
  busy: 503,
} as const satisfies Readonly<Record<ErrorCode, number>>

export const ErrorCodeText: t.Type<ErrorCode, ErrorCode> = /*#__PURE__*/ t.keyof(errorWords, 'ErrorCode')

/** `field` and `errors` only with `invalid_input`; `tries_left` with `code_invalid`; `alert_messages` (all reasons,
 * in Thai) with `not_redeemable`, `points_unproved` and `step_refused`; `usable` (points) with the first two;
 * `current` (the stored version) with `version_stale`. */
export const ErrorBody = /*#__PURE__*/ fields(
  { error_code: ErrorCodeText, error_message: t.string },
  {
    field: t.string,
    errors: t.array(t.exact(t.type({ field: t.string, code: t.string, message: t.string }))),
    tries_left: t.number,
    alert_messages: t.array(t.string),
    usable: t.number,
    current: t.UnknownRecord,
    request_id: t.string,
  },
)
export type ErrorBody = t.TypeOf<typeof ErrorBody>

export const errorBody = (code: ErrorCode, refused: ReadonlyArray<Refusal> = []): ErrorBody => {
  const first = refused[0]
  return first === undefined
    ? { error_code: code, error_message: errorWords[code] }
    : { error_code: code, error_message: first.message, field: first.field, errors: [...refused] }
}
