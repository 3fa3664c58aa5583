/** What the directory says about how somebody signed in. Sources: RFC 8176 (`amr`), OpenID Connect Core 2 (`acr`). */
export interface SignInEvidence {
  readonly amr: ReadonlyArray<string>
  readonly acr: string | null
}

/** RFC 8176: knowledge, possession and inherence; `pin` and `hwk` prove two of them only together with another. */
const knowledge = ['pwd', 'pin', 'kba']
const other = ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'fpt', 'face', 'iris', 'retina', 'vbm', 'pop']

/** OpenID EAP ACR 1.0 (phr, phrh), PAPE. */
const strongAcr = ['phr', 'phrh', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor']

/** `alsoStrong`: further `acr` values of this directory. */
export const hasSecondFactor = ({ amr, acr }: SignInEvidence, alsoStrong: ReadonlyArray<string>): boolean =>
  amr.includes('mfa') ||
  (amr.some((way) => knowledge.includes(way)) && amr.some((way) => other.includes(way))) ||
  (acr !== null && [...strongAcr, ...alsoStrong].includes(acr))
