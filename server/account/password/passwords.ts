import * as E from 'fp-ts/Either'
import { passwordRefusals } from '@careplus/adapters/internal/contract'
import { isCommonPassword } from '@careplus/core/common-passwords'
import { parsePassword } from '@careplus/core/identity'
import type { Passwords } from '../../platform/crypto/passwords.js'
import { refuseField, refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import type { Tx } from '../../platform/store/store.js'

/** `address`: its member's, which is an obvious password; null: there is none. */
export const hashOfNew = async (
  passwords: Passwords,
  typed: string,
  address: string | null,
): Promise<E.Either<Refused, string>> => {
  const parsed = parsePassword(isCommonPassword, address)(typed)
  if (E.isLeft(parsed)) return refuseField('password', passwordRefusals[parsed.left._tag])
  const hashed = await passwords.hash(typed)
  return E.isLeft(hashed) ? refuseUntil('busy', 2) : hashed
}

/** Sign-ins by the password and changes of it wait for the lock. */
export const lockPassword = async (tx: Tx, member: string): Promise<void> => {
  await tx.selectFrom('credentials').select('member_id').where('member_id', '=', member).forUpdate().execute()
}

export const storePassword = async (tx: Tx, member: string, passwordHash: string, now: Date): Promise<void> => {
  const stored = { password_hash: passwordHash, changed_at: now }
  await tx
    .insertInto('credentials')
    .values({ member_id: member, ...stored })
    .onConflict((on) => on.column('member_id').doUpdateSet(stored))
    .execute()
}
