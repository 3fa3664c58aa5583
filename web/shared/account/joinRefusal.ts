import type { CallFailure } from '@careplus/core/ports'
import { failureText } from '../../copy/session.th'

/** `expired`: the proof is too old and has to be given again. */
export type JoinRefusal =
  | { readonly _tag: 'field'; readonly field: string; readonly text: string }
  | { readonly _tag: 'expired' }
  | { readonly _tag: 'text'; readonly text: string }

export const joinRefusal = (failure: CallFailure): JoinRefusal => {
  const { fields, code } = failure._tag === 'ApiError' ? failure : { fields: [], code: '' }
  const password = fields.find(({ field }) => field === 'password')
  if (password !== undefined) return { _tag: 'field', field: 'password', text: password.message }
  return code === 'code_expired' ? { _tag: 'expired' } : { _tag: 'text', text: failureText(failure) }
}
