import * as t from 'io-ts'

/**
 * Why a sign-in at the company's directory did not end in the console. `expired`: too late, or used before; `clock`: the
 * clocks of directory and server are more than five minutes apart.
 */
export const StaffSignInRefusal = /*#__PURE__*/ t.keyof(
  {
    cancelled: null,
    expired: null,
    refused: null,
    clock: null,
    unavailable: null,
    second_factor: null,
    not_invited: null,
  },
  'StaffSignInRefusal',
)
export type StaffSignInRefusal = t.TypeOf<typeof StaffSignInRefusal>
