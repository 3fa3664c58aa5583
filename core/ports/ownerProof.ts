import type { Either } from 'fp-ts/Either'
import type { SocialName } from '../domain/session/tokens.js'
import type { CallFailure } from '../domain/call/failure.js'

/** The channel of a code. */
export type CodeChannel = 'mail' | 'sms'

/** The proofs that the member can give. If there is a password, only that counts. */
export interface ProofWays {
  readonly password: boolean
  /** Where a code can go, masked; null: no verified address or number. */
  readonly mail: string | null
  readonly sms: string | null
  readonly social: ReadonlyArray<SocialName>
  /** Seconds until the last proof of this session expires; 0: none. */
  readonly freshFor: number
}

/** A fresh proof of identity. For ten minutes it allows changes of e-mail, phone and password, and the deletion.
 * Times are in seconds. */
export interface OwnerProof {
  readonly ways: () => Promise<Either<CallFailure, ProofWays>>
  readonly askCode: (
    channel: CodeChannel,
  ) => Promise<
    Either<CallFailure, { readonly expiresIn: number; readonly resendAfter: number; readonly digits: number }>
  >
  /** Refused: `password_wrong`, `too_many_tries`. */
  readonly givePassword: (password: string) => Promise<Either<CallFailure, void>>
  /** Refused: `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly giveCode: (channel: CodeChannel, code: string) => Promise<Either<CallFailure, void>>
}
