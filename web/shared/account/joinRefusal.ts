import type { CallFailure } from '@careplus/core/ports'
import { failureText } from '../../copy/session.th'

/** Why somebody could not join: shown at a field, or under all of them. `expired`: the proof is too old, and has to be given
 *  again. */
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
