import type { TaskEither } from 'fp-ts/TaskEither'
import type { SocialName } from '../domain/session/tokens.js'
import type { CallFailure } from '../domain/call/failure.js'

/** The way on which a code is sent. */
export type CodeChannel = 'mail' | 'sms'

/** How this member can prove who they are. With a password, only the password will do. */
export interface ProofWays {
  readonly password: boolean
  /** Where a code can be sent, masked; null: no such verified address. */
  readonly mail: string | null
  readonly sms: string | null
  /** Ways of signing in anew that prove it too. */
  readonly social: ReadonlyArray<SocialName>
  /** Seconds for which the last proof in this session holds; 0: there is none. */
  readonly freshFor: number
}

/**
 * Proves once more, in this session, who one is: what guards the account (e-mail, phone, password, its deletion) may
 * be changed for ten minutes after it. Else such a change is refused with `proof_required`. Times in seconds.
 */
export interface OwnerProof {
  readonly ways: TaskEither<CallFailure, ProofWays>
  readonly askCode: (
    channel: CodeChannel,
  ) => TaskEither<CallFailure, { readonly expiresIn: number; readonly resendAfter: number; readonly digits: number }>
  /** `password_wrong`, `too_many_tries`. */
  readonly givePassword: (password: string) => TaskEither<CallFailure, void>
  /** `code_invalid` (body: `tries_left`), `code_expired`. */
  readonly giveCode: (channel: CodeChannel, code: string) => TaskEither<CallFailure, void>
}
