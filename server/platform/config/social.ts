import { withoutEnd } from '@careplus/core/internal/text'
import { strategies, type SocialName } from '@careplus/core/session'
import { templateEndpoints } from '@careplus/core/internal/session'
import { lackingFaults } from './lackingFaults.js'
import type { Fault } from './settingCodecs.js'

export interface GoogleSettings {
  readonly clientId: string
  /** Null: codes cannot be exchanged, so the tokens come in the URL (implicit flow). */
  readonly clientSecret: string | null
  /** Issuer of the ID tokens, without a trailing slash; its discovery document names keys and token endpoint. */
  readonly issuer: string
  readonly authorization: string
}

/** LINE Login v2.1; must have the same provider as the messaging channel, because user ids differ between providers. */
export interface LineSettings {
  readonly channelId: string
  /** Required: LINE supports the code flow only and signs the ID tokens of web apps with it. */
  readonly channelSecret: string
  readonly issuer: string
  readonly authorization: string
  readonly asksEmail: boolean
  readonly friendship: Friendship
}

type Friendship = 'off' | 'normal' | 'aggressive'

export interface FacebookSettings {
  readonly appId: string
  /** Required: without it Facebook does not validate tokens. */
  readonly appSecret: string
  readonly dialog: string
  /** Root of the Graph API with its version, without a trailing slash. */
  readonly graph: string
}

export interface SocialSettings {
  readonly google: GoogleSettings | null
  readonly line: LineSettings | null
  readonly facebook: FacebookSettings | null
}

interface SocialVariables {
  readonly GOOGLE_CLIENT_ID: string | null
  readonly GOOGLE_CLIENT_SECRET: string | null
  readonly GOOGLE_ISSUER: string | null
  readonly GOOGLE_AUTHORIZATION_URL: string | null
  readonly LINE_CHANNEL_ID: string | null
  readonly LINE_CHANNEL_SECRET: string | null
  readonly LINE_ISSUER: string | null
  readonly LINE_AUTHORIZATION_URL: string | null
  readonly LINE_EMAIL: 'on' | 'off' | null
  readonly LINE_FRIENDSHIP: Friendship | null
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

export const socialOf = (variables: SocialVariables): SocialSettings => ({
  google:
    variables.GOOGLE_CLIENT_ID === null
      ? null
      : {
          clientId: variables.GOOGLE_CLIENT_ID,
          clientSecret: variables.GOOGLE_CLIENT_SECRET,
          issuer: withoutEnd(variables.GOOGLE_ISSUER ?? 'https://accounts.google.com', '/'),
          authorization: variables.GOOGLE_AUTHORIZATION_URL ?? authorizationOf('google'),
        },
  line:
    variables.LINE_CHANNEL_ID === null || variables.LINE_CHANNEL_SECRET === null
      ? null
      : {
          channelId: variables.LINE_CHANNEL_ID,
          channelSecret: variables.LINE_CHANNEL_SECRET,
          issuer: withoutEnd(variables.LINE_ISSUER ?? 'https://access.line.me', '/'),
          authorization: variables.LINE_AUTHORIZATION_URL ?? authorizationOf('line'),
          asksEmail: variables.LINE_EMAIL === 'on',
          friendship: variables.LINE_FRIENDSHIP ?? 'off',
        },
  facebook:
    variables.FACEBOOK_APP_ID === null || variables.FACEBOOK_APP_SECRET === null
      ? null
      : {
          appId: variables.FACEBOOK_APP_ID,
          appSecret: variables.FACEBOOK_APP_SECRET,
          dialog: variables.FACEBOOK_DIALOG_URL ?? authorizationOf('facebook'),
          graph: withoutEnd(variables.FACEBOOK_GRAPH_URL ?? facebookProfile.replace(/\/me$/, ''), '/'),
        },
})

const needs: ReadonlyArray<readonly [missing: string, present: string]> = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_ISSUER'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_AUTHORIZATION_URL'],
  ['GOOGLE_AUTHORIZATION_URL', 'GOOGLE_ISSUER'],
  ['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'],
  ['LINE_CHANNEL_SECRET', 'LINE_CHANNEL_ID'],
  ['LINE_CHANNEL_ID', 'LINE_ISSUER'],
  ['LINE_CHANNEL_ID', 'LINE_AUTHORIZATION_URL'],
  ['LINE_CHANNEL_ID', 'LINE_EMAIL'],
  ['LINE_CHANNEL_ID', 'LINE_FRIENDSHIP'],
  ['LINE_AUTHORIZATION_URL', 'LINE_ISSUER'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_GRAPH_URL'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_DIALOG_URL'],
]

export const socialFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> =>
  lackingFaults(needs, env)
