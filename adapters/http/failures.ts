import { retryAfterMs } from './retryAfter.js'
import type { ApiError, CallFailure } from '@careplus/core/call'
import type { TokensExpired } from '@careplus/core/ports'

/** A refusal, a network error, or the end of the session. */
export type HttpFailure = CallFailure | TokensExpired

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const refusedFields = (body: Fields): ApiError['fields'] => {
  if (Array.isArray(body['errors']))
    return body['errors'].flatMap((each: unknown) =>
      isFields(each) && typeof each['field'] === 'string'
        ? [{ field: each['field'], code: text(each['code']), message: text(each['message']) }]
        : [],
    )
  return typeof body['field'] === 'string'
    ? [{ field: body['field'], code: text(body['error_code']), message: text(body['error_message']) }]
    : []
}

export const apiError = (status: number, body: unknown): ApiError => {
  const fields = isFields(body) ? body : {}
  return {
    _tag: 'ApiError',
    label: 'API Error',
    status,
    body,
    code: text(fields['error_code']),
    message: text(fields['error_message']),
    fields: refusedFields(fields),
  }
}

export const refusedAnswer = ({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError => {
  const wait = Math.ceil(retryAfterMs(headers) / 1000)
  return { ...apiError(status, body), ...(wait > 0 ? { retryAfter: wait } : {}) }
}

/** Ports without sessions get a 401 at the end of a session. */
export const asCallFailure = (failure: HttpFailure): CallFailure =>
  failure._tag === 'TokensExpired'
    ? { ...apiError(401, failure), code: 'tokens_expired', message: failure.message }
    : failure
