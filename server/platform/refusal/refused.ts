import type { Left } from 'fp-ts/Either'
import {
  errorBody,
  errorStatus,
  refusal,
  type ErrorBody,
  type Refusal,
  type RefusalCode,
} from '@careplus/adapters/internal/contract'
import type { ErrorCode } from '@careplus/adapters/contract'

/** `retryAfter` in whole seconds. */
export interface Refused {
  readonly _tag: 'Refused'
  readonly code: ErrorCode
  readonly fields: ReadonlyArray<Refusal>
  readonly retryAfter: number | null
  readonly more: Pick<ErrorBody, 'tries_left' | 'alert_messages' | 'usable' | 'current'>
}

const refused = (code: ErrorCode, rest: Partial<Omit<Refused, '_tag' | 'code'>> = {}): Refused => ({
  _tag: 'Refused',
  code,
  fields: [],
  retryAfter: null,
  more: {},
  ...rest,
})

type Pausing =
  | 'rate_limited'
  | 'too_many_tries'
  | 'busy'
  | 'messages_spent'
  | 'provider_unreachable'
  | 'idempotency_running'
  | 'maintenance'
type Plain = Exclude<
  ErrorCode,
  Pausing | 'invalid_input' | 'code_invalid' | 'not_redeemable' | 'points_unproved' | 'step_refused' | 'version_stale'
>

const left = (refusal: Refused): Left<Refused> => ({ _tag: 'Left', left: refusal })

export const refuse = (code: Plain): Left<Refused> => left(refused(code))
export const refuseUntil = (code: Pausing, seconds: number): Left<Refused> =>
  left(refused(code, { retryAfter: Math.max(1, Math.ceil(seconds)) }))
export const refuseCode = (attemptsLeft: number): Left<Refused> =>
  left(refused('code_invalid', { more: { tries_left: attemptsLeft } }))
export const refuseFields = (fields: ReadonlyArray<Refusal>): Left<Refused> =>
  left(refused('invalid_input', { fields }))
export const refuseField = (field: string, code: RefusalCode): Left<Refused> => refuseFields([refusal(field, code)])

export const refuseStale = (current: object): Left<Refused> =>
  left(refused('version_stale', { more: { current: { ...current } } }))

export const refuseStep = (...reasons: ReadonlyArray<string>): Left<Refused> =>
  left(refused('step_refused', { more: { alert_messages: [...reasons] } }))
/** `reason` names the roles that may make the call, in Thai. */
export const refuseRole = (reason: string): Left<Refused> =>
  left(refused('role_forbidden', { more: { alert_messages: [reason] } }))
export const refuseSpending = (
  code: 'not_redeemable' | 'points_unproved',
  reasons: ReadonlyArray<string>,
  usable: number,
): Left<Refused> => left(refused(code, { more: { alert_messages: [...reasons], usable } }))

export const statusOf = ({ code }: Refused): number => errorStatus[code]

export const bodyOf = ({ code, fields, more }: Refused, requestId: string): ErrorBody => ({
  ...errorBody(code, fields),
  ...more,
  request_id: requestId,
})
