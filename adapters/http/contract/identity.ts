import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseEmail, parsePassword, type PasswordProblem } from '@careplus/core/identity'
import type { RefusalCode } from './refusals.js'
import { isWellFormed, WireValue } from './values.js'

export const passwordRefusals = {
  PasswordEmpty: 'required',
  PasswordTooShort: 'too_short',
  PasswordTooLong: 'too_long',
  PasswordUnreadable: 'malformed',
  PasswordTooCommon: 'common_password',
  PasswordHoldsServiceName: 'service_name_password',
  PasswordHoldsAddress: 'own_address_password',
} as const satisfies Readonly<Record<PasswordProblem['_tag'], RefusalCode>>

/** Only the server has the list of common passwords. */
export const NewPassword = /*#__PURE__*/ new WireValue<string>(
  'NewPassword',
  (u) => {
    if (typeof u !== 'string') return E.left('not_text')
    return pipe(
      u,
      parsePassword(() => false),
      E.mapLeft(({ _tag }) => passwordRefusals[_tag]),
    )
  },
  { type: 'string', minLength: 8, maxLength: 128, format: 'password' },
)

/** Refuses impossible passwords early; the sign-in checks the rest. */
export const TypedPassword = /*#__PURE__*/ new WireValue<string>(
  'TypedPassword',
  (u) =>
    typeof u !== 'string'
      ? E.left('not_text')
      : u === ''
        ? E.left('required')
        : u.length > 512
          ? E.left('too_long')
          : isWellFormed(u)
            ? E.right(u)
            : E.left('malformed'),
  { type: 'string', minLength: 1, maxLength: 512, format: 'password' },
)

/** Trimmed, with its domain in lower case. */
export const EmailText = /*#__PURE__*/ new WireValue<string>(
  'Email',
  (u) =>
    typeof u !== 'string'
      ? E.left('not_text')
      : pipe(
          parseEmail(u),
          E.mapLeft(({ _tag }) =>
            _tag === 'EmailEmpty' ? 'required' : _tag === 'EmailTooLong' ? 'too_long' : 'not_email',
          ),
        ),
  { type: 'string', format: 'email', maxLength: 254 },
)
