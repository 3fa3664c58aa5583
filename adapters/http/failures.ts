import { retryAfterMs } from './retryAfter.js'
import type { ApiError, CallFailure } from '@careplus/core/call'
import type { TokensExpired } from '@careplus/core/ports'

/** Why a call ended without an answer to read: refused by the API, no connection, or the session is over. */
export type HttpFailure = CallFailure | TokensExpired

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The refused fields of a body: its `errors` list, else its one `field`. What is not of that shape is left out. */
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

/**
 * An answer that is not a success; `body` is decoded JSON, else the text as it came.
 * @example
 * apiError(422, { error_code: 'code_expired', error_message: '' }).code // => 'code_expired'
 */
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

/** A refusal with how long it asks to wait, in whole seconds, where it does. */
export const refusedAnswer = ({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError => {
  const wait = Math.ceil(retryAfterMs(headers) / 1000)
  return { ...apiError(status, body), ...(wait > 0 ? { retryAfter: wait } : {}) }
}

/**
 * For ports that know only of calls: a session that has ended is a 401 that was never sent.
 * @example
 * asCallFailure(networkError('offline')).status // => 0
 */
export const asCallFailure = (failure: HttpFailure): CallFailure =>
  failure._tag === 'TokensExpired'
    ? { ...apiError(401, failure), code: 'tokens_expired', message: failure.message }
    : failure
