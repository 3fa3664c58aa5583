import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { isCurrent, type SocialDeparture } from '../../domain/session/departure.js'
import {
  returnParameters,
  socialReturn,
  type SocialReturn,
  type SocialReturnRefused,
} from '../../domain/session/oauth.js'
import { socialNames, type SocialName } from '../../domain/session/tokens.js'
import type { Clock } from '../../ports/clock.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { SocialAnswer, SocialDepartures, SocialNewcomer, SocialProof, SocialSignIn } from '../../ports/social.js'
import type { Session } from './createSession.js'

/** The parts of the address with a provider's answer. */
export interface ReturnAddress {
  readonly search: string
  readonly hash: string
}

interface Deps {
  readonly clock: Clock
  readonly departures: SocialDepartures
  readonly social: Pick<SocialSignIn, 'signIn' | 'link'>
  readonly session: Pick<Session, 'signIn' | 'knownMember'>
}

/** The outcome of a return from a provider. */
export type SocialOutcome =
  | { readonly _tag: 'SignedIn'; readonly name: SocialName }
  | { readonly _tag: 'NewHere'; readonly name: SocialName; readonly newcomer: SocialNewcomer }
  | { readonly _tag: 'Linked'; readonly name: SocialName }

/** A refused return from a provider. `name`: the provider; null: unknown. */
export interface SocialRefused {
  readonly name: SocialName | null
  readonly why: SocialReturnRefused | CallFailure
}

/** Takes the address of a return from a provider. */
export type FinishSocial = (address: ReturnAddress) => Promise<Either<SocialRefused, SocialOutcome>>

interface Pending {
  readonly name: SocialName
  readonly departure: SocialDeparture
}

const pendingNow = ({ clock, departures }: Pick<Deps, 'clock' | 'departures'>): ReadonlyArray<Pending> =>
  socialNames.flatMap((name) => {
    const departure = departures.of(name)
    return departure === null || !isCurrent(clock.now(), departure) ? [] : [{ name, departure }]
  })

export const departureOf =
  (deps: Pick<Deps, 'clock' | 'departures'>) =>
  ({ search, hash }: ReturnAddress): Pending | null => {
    const state = returnParameters(search, hash).get('state')
    return pendingNow(deps).find(({ departure }) => departure.state === state) ?? null
  }

const proofOf = ({ name, departure }: Pending, answer: SocialReturn): SocialProof | null => {
  const { nonce, verifier, redirectUri } = departure
  if (verifier !== null)
    return answer.code === null
      ? null
      : { provider: name, flow: 'code', code: answer.code, codeVerifier: verifier, redirectUri, nonce }
  return answer.accessToken === null
    ? null
    : { provider: name, flow: 'token', accessToken: answer.accessToken, idToken: answer.idToken, nonce }
}

/** Takes a provider's answer and lets the server check it. An answer without a departure of this member on this
 * device is discarded, against login CSRF.
 * @example
 * const clock = settableClock()
 * const { api } = memorySessionServer({ clock })
 * const session = createSession({ clock, store: memoryBrowser().tab(), api, lock: memoryLock() })
 * const finish = finishSocial({ clock, departures: memoryDepartures(), social: memorySocial({ clock }).visitor, session })
 * await finish({ search: '', hash: '' })
 * // => { _tag: 'Left', left: { name: null, why: { _tag: 'NothingReturned' } } } */
export const finishSocial =
  (deps: Deps): FinishSocial =>
  async (address) => {
    const pending = pendingNow(deps)
    const found = departureOf(deps)(address)
    const saved = (found ?? pending[0])?.departure ?? null
    const name = found?.name ?? null
    const refused = (why: SocialRefused['why']): SocialRefused => ({ name, why })
    const read = socialReturn(address.search, address.hash, saved)
    if (found !== null) deps.departures.forget(found.name)
    if (E.isLeft(read)) return E.left(refused(read.left))
    const here = deps.session.knownMember()
    if (found !== null && here !== null && here !== found.departure.member)
      return E.left(refused({ _tag: 'StateMismatch' }))
    const proof = found === null ? null : proofOf(found, read.right)
    // An answer of the other flow does not count.
    if (found === null || proof === null) return E.left(refused({ _tag: 'NothingReturned' }))
    if (found.departure.purpose === 'link')
      return pipe(
        () => deps.social.link(proof),
        TE.bimap(refused, (): SocialOutcome => ({ _tag: 'Linked', name: found.name })),
      )()
    const outcome = (answer: SocialAnswer): SocialOutcome =>
      answer._tag === 'newcomer'
        ? { _tag: 'NewHere', name: found.name, newcomer: answer.newcomer }
        : { _tag: 'SignedIn', name: found.name }
    return pipe(() => deps.session.signIn(found.name, () => deps.social.signIn(proof)), TE.bimap(refused, outcome))()
  }
