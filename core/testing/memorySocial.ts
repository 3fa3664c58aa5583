import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../ports/failures.js'
import type {
  SocialAnswer,
  SocialDeparture,
  SocialDepartures,
  SocialName,
  SocialProof,
  SocialSignIn,
} from '../ports/social.js'
import { apiError } from './memoryAccount.js'

/** A device that keeps departures in memory. */
export const memoryDepartures = (): SocialDepartures => {
  const kept = new Map<SocialName, SocialDeparture>()
  return {
    of: (name) => kept.get(name) ?? null,
    keep: (name, departure) => void kept.set(name, departure),
    forget: (name) => void kept.delete(name),
  }
}

export interface MemorySocial extends SocialSignIn {
  /** What was given to be checked, oldest first. */
  readonly given: () => ReadonlyArray<SocialProof>
  /** From here on answers so. */
  readonly answerWith: (answer: TE.TaskEither<CallFailure, SocialAnswer>) => void
}

/** A server that believes every provider, and knows nobody. */
export const memorySocial = (): MemorySocial => {
  const given: Array<SocialProof> = []
  let answer: TE.TaskEither<CallFailure, SocialAnswer> = TE.right({
    _tag: 'newcomer',
    newcomer: { joinToken: 'join', expiresIn: 1800, name: null, email: null, emailStatus: 'unproved' },
  })
  const take = (proof: SocialProof) => () => {
    given.push(proof)
    return answer()
  }
  return {
    given: () => given,
    answerWith: (next) => {
      answer = next
    },
    signIn: take,
    link: (what) => ('joinToken' in what ? TE.right(undefined) : TE.map(() => undefined)(take(what))),
    unlink: () => TE.right(undefined),
    askEmailCode: () => TE.right({ expiresIn: 600, resendAfter: 60, digits: 6, request: 'request' }),
    proveEmail: ({ code }) => (code === '000000' ? TE.left(apiError(422, 'code_invalid')) : answer),
  }
}
