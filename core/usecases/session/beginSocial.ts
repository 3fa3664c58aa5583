import { authorizationUrl, type SocialDeparture } from '../../domain/session/departure.js'
import type { SocialName } from '../../domain/session/tokens.js'
import { pkceChallenge, pkceVerifier, randomState } from '../../domain/session/oauth.js'
import type { SocialStrategy } from '../../domain/session/strategies.js'
import type { Clock } from '../../ports/clock.js'
import type { Random, Sha256 } from '../../ports/random.js'
import type { SocialDepartures, SocialWay } from '../../ports/social.js'
import type { Session } from './createSession.js'

interface Deps {
  readonly clock: Clock
  readonly random: Random
  readonly sha256: Sha256
  readonly departures: Pick<SocialDepartures, 'keep'>
  readonly session: Pick<Session, 'knownMember'>
  readonly strategy: (name: SocialName) => Pick<SocialStrategy, 'scope' | 'responseType'>
}

/** A provider's account, and the purpose of the sign-in. */
export interface SocialStart {
  readonly name: SocialName
  readonly way: SocialWay
  readonly redirectUri: string
  readonly mode: SocialDeparture['mode']
  readonly purpose: SocialDeparture['purpose']
}

/** Stores the departure, and gives the provider's address. */
export type BeginSocial = (start: SocialStart) => Promise<string>

/** Stores the state of the departure, and gives the provider's address.
 * @example
 * const clock = settableClock()
 * const { api } = memorySessionServer({ clock })
 * const session = createSession({ clock, store: memoryBrowser().tab(), api, lock: memoryLock() })
 * const departures = memoryDepartures()
 * const begin = beginSocial({ clock, random: seededRandom(), sha256: cryptoSha256, departures, session, strategy: (name) => strategies()[name] as SocialStrategy })
 * const way = { clientId: 'app', authorization: 'https://provider.example/authorize', flow: 'code' } as const
 * const address = await begin({ name: 'google', way, redirectUri: 'https://careplus.example/callback', mode: 'redirect', purpose: 'signIn' })
 * address.startsWith('https://provider.example/authorize?response_type=code&client_id=app') // => true
 * departures.of('google')?.purpose // => 'signIn' */
export const beginSocial =
  ({ clock, random, sha256, departures, session, strategy }: Deps): BeginSocial =>
  async ({ name, way, redirectUri, mode, purpose }) => {
    const verifier = way.flow === 'code' ? pkceVerifier(random) : null
    const departure: SocialDeparture = {
      state: randomState(random),
      nonce: randomState(random),
      verifier,
      redirectUri,
      mode,
      purpose,
      member: session.knownMember(),
      savedAt: clock.now(),
    }
    const challenge = verifier === null ? null : await pkceChallenge(sha256, verifier)
    departures.keep(name, departure)
    const { scope, responseType } = strategy(name)
    return authorizationUrl({ scope: way.scope ?? scope, responseType }, way.authorization, {
      clientId: way.clientId,
      flow: way.flow,
      departure,
      challenge,
    })
  }
