import type { Left } from 'fp-ts/Either'
import { redemptionRefusedWords, type ItemType, type RedemptionRefused } from '@careplus/core/loyalty'
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
  /** Only of what cannot be redeemed: every reason in Thai, and the points that could be spent. */
  readonly redemption: { readonly alert_messages: ReadonlyArray<string>; readonly usable: number } | null
  /** Only of a step that staff may not take: why. */
  readonly against: ReadonlyArray<string>
}

const refused = (code: ErrorCode, rest: Partial<Omit<Refused, '_tag' | 'code'>> = {}): Refused => ({
  _tag: 'Refused',
  code,
  fields: [],
  retryAfter: null,
  triesLeft: null,
  redemption: null,
  against: [],
  ...rest,
})

/** Codes that tell a caller to come back, and so must say when. */
type Pausing =
  | 'rate_limited'
  | 'too_many_tries'
  | 'busy'
  | 'messages_spent'
  | 'provider_unreachable'
  | 'idempotency_running'
  | 'maintenance'
/** Codes that need no more than themselves. */
type Plain = Exclude<ErrorCode, Pausing | 'invalid_input' | 'code_invalid' | 'not_redeemable' | 'step_refused'>

const left = (refusal: Refused): Left<Refused> => ({ _tag: 'Left', left: refusal })

export const refuse = (code: Plain): Left<Refused> => left(refused(code))
export const refuseUntil = (code: Pausing, seconds: number): Left<Refused> =>
  left(refused(code, { retryAfter: Math.max(1, Math.ceil(seconds)) }))
export const refuseCode = (triesLeft: number): Left<Refused> => left(refused('code_invalid', { triesLeft }))
export const refuseFields = (fields: ReadonlyArray<Refusal>): Left<Refused> =>
  left(refused('invalid_input', { fields }))
export const refuseField = (field: string, code: RefusalCode): Left<Refused> => refuseFields([refusal(field, code)])

export const refuseStep = (...against: ReadonlyArray<string>): Left<Refused> =>
  left(refused('step_refused', { against }))

/** To whom it is not shown, a hidden item is no item. */
export const refuseRedemption = (reasons: RedemptionRefused, type: ItemType, usable: number): Left<Refused> =>
  reasons.some(({ _tag }) => _tag === 'ItemHidden')
    ? refuse('not_found')
    : left(
        refused('not_redeemable', {
          redemption: {
            alert_messages: reasons.map((reason) => redemptionRefusedWords(reason, type)),
            usable,
          },
        }),
      )

export const statusOf = ({ code }: Refused): number => errorTable[code].status

export const bodyOf = ({ code, fields, triesLeft, redemption, against }: Refused, requestId: string): ErrorBody => ({
  ...errorBody(code, fields),
  ...(triesLeft === null ? {} : { tries_left: triesLeft }),
  ...(redemption === null ? {} : { ...redemption, alert_messages: [...redemption.alert_messages] }),
  ...(against.length === 0 ? {} : { alert_messages: [...against] }),
  request_id: requestId,
})
