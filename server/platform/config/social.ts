import { withoutEnd } from '@careplus/core/text'
import { strategies, templateEndpoints, type SocialName } from '@careplus/core/session'
import type { Fault } from './readings.js'

/** Google, or another OpenID provider in its place. */
export interface GoogleSettings {
  readonly clientId: string
  /** Null: codes cannot be exchanged, so the tokens come in the address (implicit flow). */
  readonly clientSecret: string | null
  /** Issuer of the ID tokens, without a trailing slash; its discovery document names keys and token endpoint. */
  readonly issuer: string
  /** Address of the provider's sign-in page. */
  readonly authorization: string
}

export interface FacebookSettings {
  readonly appId: string
  /** Required: without it Facebook does not say whether a token is valid. */
  readonly appSecret: string
  readonly dialog: string
  /** Root of the Graph API with its version, without a trailing slash. */
  readonly graph: string
}

export interface SocialSettings {
  readonly google: GoogleSettings | null
  readonly facebook: FacebookSettings | null
}

interface Read {
  readonly GOOGLE_CLIENT_ID: string | null
  readonly GOOGLE_CLIENT_SECRET: string | null
  readonly GOOGLE_ISSUER: string | null
  readonly GOOGLE_AUTHORIZATION_URL: string | null
  readonly FACEBOOK_APP_ID: string | null
  readonly FACEBOOK_APP_SECRET: string | null
  readonly FACEBOOK_GRAPH_URL: string | null
  readonly FACEBOOK_DIALOG_URL: string | null
}

const known = strategies(templateEndpoints)
const authorizationOf = (name: SocialName): string => {
  const strategy = known[name]
  return strategy._tag === 'social' ? strategy.authorization : ''
}
const facebookProfile = known.facebook._tag === 'social' ? (known.facebook.profile ?? '') : ''

export const socialOf = (read: Read): SocialSettings => ({
  google:
    read.GOOGLE_CLIENT_ID === null
      ? null
      : {
          clientId: read.GOOGLE_CLIENT_ID,
          clientSecret: read.GOOGLE_CLIENT_SECRET,
          issuer: withoutEnd(read.GOOGLE_ISSUER ?? 'https://accounts.google.com', '/'),
          authorization: read.GOOGLE_AUTHORIZATION_URL ?? authorizationOf('google'),
        },
  facebook:
    read.FACEBOOK_APP_ID === null || read.FACEBOOK_APP_SECRET === null
      ? null
      : {
          appId: read.FACEBOOK_APP_ID,
          appSecret: read.FACEBOOK_APP_SECRET,
          dialog: read.FACEBOOK_DIALOG_URL ?? authorizationOf('facebook'),
          graph: withoutEnd(read.FACEBOOK_GRAPH_URL ?? facebookProfile.replace(/\/me$/, ''), '/'),
        },
})

const needs: ReadonlyArray<readonly [missing: string, present: string]> = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_ISSUER'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_AUTHORIZATION_URL'],
  ['GOOGLE_AUTHORIZATION_URL', 'GOOGLE_ISSUER'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_GRAPH_URL'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_DIALOG_URL'],
]

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === ''

/** Settings that need another one; each missing one is reported once. */
export const socialFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> => {
  const lacking = needs.filter(([missing, present]) => isBlank(env[missing]) && !isBlank(env[present]))
  return lacking
    .filter(([missing], at) => lacking.findIndex(([other]) => other === missing) === at)
    .map(([missing, present]) => ({ name: missing, problem: `is missing, and ${present} is of no use without it` }))
}
