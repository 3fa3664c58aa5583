import type { Left } from 'fp-ts/Either'
import {
  errorBody,
  errorTable,
  refusal,
  type ErrorBody,
  type ErrorCode,
  type Refusal,
  type RefusalCode,
} from '@careplus/adapters/contract'

/** Why a call was not done, by the contract's code; `retryAfter` in whole seconds. */
export interface Refused {
  readonly _tag: 'Refused'
  readonly code: ErrorCode
  readonly fields: ReadonlyArray<Refusal>
  readonly retryAfter: number | null
  readonly triesLeft: number | null
}

const refused = (code: ErrorCode, rest: Partial<Omit<Refused, '_tag' | 'code'>> = {}): Refused => ({
  _tag: 'Refused',
  code,
  fields: [],
  retryAfter: null,
  triesLeft: null,
  ...rest,
})

/** Codes that tell a caller to come back, and so must say when. */
type Pausing =
  'rate_limited' | 'too_many_tries' | 'busy' | 'messages_spent' | 'provider_unreachable' | 'idempotency_running'
/** Codes that need no more than themselves. */
type Plain = Exclude<ErrorCode, Pausing | 'invalid_input' | 'code_invalid'>

const left = (refusal: Refused): Left<Refused> => ({ _tag: 'Left', left: refusal })

export const refuse = (code: Plain): Left<Refused> => left(refused(code))
export const refuseUntil = (code: Pausing, seconds: number): Left<Refused> =>
  left(refused(code, { retryAfter: Math.max(1, Math.ceil(seconds)) }))
export const refuseCode = (triesLeft: number): Left<Refused> => left(refused('code_invalid', { triesLeft }))
export const refuseFields = (fields: ReadonlyArray<Refusal>): Left<Refused> =>
  left(refused('invalid_input', { fields }))
export const refuseField = (field: string, code: RefusalCode): Left<Refused> => refuseFields([refusal(field, code)])

export const statusOf = ({ code }: Refused): number => errorTable[code].status

export const bodyOf = ({ code, fields, triesLeft }: Refused, requestId: string): ErrorBody => ({
  ...errorBody(code, fields),
  ...(triesLeft === null ? {} : { tries_left: triesLeft }),
  request_id: requestId,
})
