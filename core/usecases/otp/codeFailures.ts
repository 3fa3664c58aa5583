import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CallFailure } from '../../domain/call/failure.js'
import { outcomeOf } from '../../domain/call/outcome.js'

/** Why a code was not sent. */
export type CodeRequestRefusal =
  | { readonly _tag: 'CodeRequestLimited' }
  | { readonly _tag: 'CodeRequestFailed'; readonly failure: CallFailure }

/** Why a code was not accepted. */
export type CodeRefusal =
  | { readonly _tag: 'CodeWrong'; readonly triesLeft: number | null }
  | { readonly _tag: 'CodeExpired' }
  | { readonly _tag: 'CodeTriesSpent' }
  /** Offline, a server failure, or too many attempts from this network. The code may be sent again. */
  | { readonly _tag: 'CodeNotChecked'; readonly failure: CallFailure }

export const codeEnds: Readonly<Record<CodeRefusal['_tag'], boolean>> = {
  CodeWrong: false,
  CodeExpired: true,
  CodeTriesSpent: true,
  CodeNotChecked: false,
}

const AttemptsBody = t.type({ tries_left: t.number })

const triesLeft = (body: unknown): number | null => {
  const read = AttemptsBody.decode(body)
  return E.isRight(read) ? read.right.tries_left : null
}

/** Why no code was sent, from the failure of the call.
 * @example
 * codeRequestRefusal(arb.apiError(429, 'rate_limited')) // => { _tag: 'CodeRequestLimited' } */
export const codeRequestRefusal = (failure: CallFailure): CodeRequestRefusal =>
  outcomeOf(failure) === 'tooMany' ? { _tag: 'CodeRequestLimited' } : { _tag: 'CodeRequestFailed', failure }

/** Why a code was not accepted. `CodeNotChecked` if it was neither wrong nor expired.
 * @example
 * codeRefusal(arb.apiError(422, 'code_expired')) // => { _tag: 'CodeExpired' }
 * codeRefusal(networkError('offline'))._tag // => 'CodeNotChecked' */
export const codeRefusal = (failure: CallFailure): CodeRefusal => {
  if (failure._tag === 'NetworkError') return { _tag: 'CodeNotChecked', failure }
  switch (failure.code) {
    case 'code_invalid': {
      const left = triesLeft(failure.body)
      return left === 0 ? { _tag: 'CodeTriesSpent' } : { _tag: 'CodeWrong', triesLeft: left }
    }
    case 'code_expired':
      return { _tag: 'CodeExpired' }
    default:
      return { _tag: 'CodeNotChecked', failure }
  }
}
