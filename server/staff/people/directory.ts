import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import * as client from 'openid-client'
import { hasSecondFactor, type StaffSignInRefusal } from '@careplus/core/internal/staff'
import { isLoopbackOrigin } from '../../platform/config/loopback.js'
import type { StaffDirectorySettings } from '../../platform/config/staff.js'

/** Seconds that the clocks of directory and server may differ. */
const clocksApartS = 300
const timeoutS = 5
/** Milliseconds after which the directory's description is fetched again. */
const describedForMs = 3_600_000

export interface DirectoryPerson {
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  /** Null: the directory does not vouch for an address. */
  readonly email: string | null
}

/** What the answer of the directory is compared with. */
export interface Expected {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface Directory {
  readonly isSample: boolean
  /** Null: the directory cannot be reached. */
  readonly begin: (redirectUri: string) => Promise<(Expected & { readonly url: string }) | null>
  readonly finish: (answer: URL, expected: Expected) => Promise<E.Either<StaffSignInRefusal, DirectoryPerson>>
  readonly isReachable: () => Promise<boolean>
}

/** `xms_edov`: Entra ID vouches for the domain of the address, in place of `email_verified`. */
const Claims = t.intersection([
  t.type({ iss: t.string, sub: t.string, iat: t.number }),
  t.partial({
    name: t.unknown,
    email: t.unknown,
    email_verified: t.unknown,
    xms_edov: t.unknown,
    amr: t.unknown,
    acr: t.unknown,
  }),
])

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
/** Some directories write booleans as text or numbers. */
const isTrue = (value: unknown): boolean => /^(true|1)$/.test(String(value))

const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null

const unavailableCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

const refusalOf = (failure: unknown): StaffSignInRefusal => {
  if (failure instanceof client.AuthorizationResponseError)
    return failure.error === 'access_denied' ? 'cancelled' : 'refused'
  const code = codeOf(failure)
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock'
  if (failure instanceof client.ResponseBodyError)
    return failure.error === 'invalid_grant' ? 'expired' : failure.status >= 500 ? 'unavailable' : 'refused'
  // fetch rejects with a TypeError where nobody answers.
  return unavailableCodes.has(String(code)) || failure instanceof TypeError ? 'unavailable' : 'refused'
}

export const directoryOf = (settings: StaffDirectorySettings, now: () => number): Directory => {
  const { issuer, clientId, clientSecret, needsSecondFactor, acr } = settings
  let known: { readonly config: client.Configuration; readonly at: number } | null = null

  const described = async (): Promise<client.Configuration> => {
    if (known !== null && Date.now() - known.at < describedForMs) return known.config
    const insecure = isLoopbackOrigin(issuer) && issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    const metadata = { client_secret: clientSecret, [client.clockTolerance]: clocksApartS }
    const config = await client.discovery(new URL(issuer), clientId, metadata, undefined, {
      execute: [...insecure, client.enableNonRepudiationChecks],
      timeout: timeoutS,
    })
    known = { config, at: Date.now() }
    return config
  }

  const personIn = (claims: unknown): E.Either<StaffSignInRefusal, DirectoryPerson> => {
    const decoded = Claims.decode(claims)
    if (E.isLeft(decoded)) return E.left('refused')
    const { iss, sub, iat, name, email, email_verified, xms_edov, amr, acr: level } = decoded.right
    if (Math.abs(iat - now() / 1000) > clocksApartS) return E.left('clock')
    const evidence = {
      amr: Array.isArray(amr) ? amr.filter((each) => typeof each === 'string') : [],
      acr: textOf(level),
    }
    if (needsSecondFactor && !hasSecondFactor(evidence, acr)) return E.left('second_factor')
    const isVouched = isTrue(email_verified) || isTrue(xms_edov)
    return E.right({ issuer: iss, subject: sub, name: textOf(name), email: isVouched ? textOf(email) : null })
  }

  return {
    isSample: settings.isSample,

    begin: async (redirect_uri) => {
      const config = await described().catch(() => null)
      if (config === null) return null
      const [state, nonce] = [client.randomState(), client.randomNonce()]
      const codeVerifier = client.randomPKCECodeVerifier()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(acr.length > 0 && { acr_values: acr.join(' ') }),
      })
      return { url: url.href, state, nonce, codeVerifier }
    },

    finish: async (answer, { state, nonce, codeVerifier }) => {
      try {
        const config = await described()
        const granted = await client.authorizationCodeGrant(config, answer, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return personIn(granted.claims())
      } catch (failure) {
        return E.left(refusalOf(failure))
      }
    },

    isReachable: async () => {
      known = null
      return described().then(
        () => true,
        () => false,
      )
    },
  }
}
