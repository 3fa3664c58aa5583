import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { databaseFaults } from './database.js'
import { isLoopback } from './loopback.js'
import { demoByDefaultFaults, productionOriginFaults } from './reach.js'
import { faultsOf, type Fault } from './settingCodecs.js'
import { resemblingFaults } from './resemblingFaults.js'
import { staffFaults, staffOf, usualPort, type StaffSettings } from './staff.js'
import { lineMessagingFaults, lineMessagingOf, type LineMessagingSettings } from './lineMessages.js'
import { smsOf, type SmsSettings } from './sms.js'
import { socialFaults, socialOf, type SocialSettings } from './social.js'
import { storageFaults, storageOf, type StorageSettings } from './storage.js'
import { trackingFaults, trackingOf, type TrackingSettings } from './tracking.js'
import { anyone, everyNetwork } from './proxies.js'
import { Variables } from './variables.js'

export type Environment = Readonly<Record<string, string | undefined>>

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string
  readonly from: string
}

export type StoreSettings =
  | { readonly _tag: 'embedded'; readonly folder: string }
  | { readonly _tag: 'postgres'; readonly url: string; readonly poolSize: number }

export interface Config {
  readonly mode: 'demo' | 'production'
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Public origin without a trailing slash; null: the loopback addresses of the port. */
  readonly publicUrl: string | null
  readonly apiKeys: ReadonlyArray<string>
  readonly allowedOrigins: ReadonlyArray<string>
  readonly trustProxy: ReadonlyArray<string>
  readonly store: StoreSettings
  readonly dataFolder: string
  /** Null: no staff listener. */
  readonly staff: StaffSettings | null
  readonly storage: StorageSettings
  /** Socket of the systemd unit that opens untrusted pictures; null: a child process does. */
  readonly picturesSocket: string | null
  readonly ocrEnabled: boolean
  /** Milliseconds for which the server still answers after a stop, so that the proxy can switch over. */
  readonly drainMs: number
  readonly mail: MailSettings | null
  /** Null: no provider, so no sign-in by phone in production. */
  readonly sms: SmsSettings | null
  readonly social: SocialSettings
  /** Null: no LINE messages in production; the demo stores them in its outbox. */
  readonly lineMessaging: LineMessagingSettings | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly webFolder: string
  readonly staffWebFolder: string
  readonly contentFolder: string
  readonly tracking: TrackingSettings
  /** 32 bytes; encrypts the numbers of identity documents. */
  readonly identityKey: Uint8Array
}

/** Identifies our own pages; not a secret. */
const ownApiKey = 'careplus-web'

const modeOf = ({ CAREPLUS_MODE, DATABASE_URL, HOST }: Pick<Variables, 'CAREPLUS_MODE' | 'DATABASE_URL' | 'HOST'>) =>
  CAREPLUS_MODE ?? (DATABASE_URL !== null && HOST !== null && !isLoopback(HOST) ? 'production' : 'demo')

const needed = ['PUBLIC_URL', 'API_KEYS', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL', 'IDENTITY_KEY'] as const

const ofSms = ['SMS_TOKEN', 'SMS_HEADERS', 'SMS_SENDER', 'SMS_BODY', 'SMS_CA', 'SMS_DAILY_BUDGET'] as const

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === ''

/** Variables of other programs: `npm run staff` and the build. */
const settingsElsewhere = ['STAFF_URL', 'STAFF_TOKEN', 'CAREPLUS_WEB_BACK_END', 'CAREPLUS_WEB_API_KEY']

const demoHost =
  'must be a loopback address in demo mode, because its outbox shows sign-in codes to anyone who can reach it'

const ownPictures =
  'is missing: in production the unit careplus-pictures decodes pictures of strangers as a separate user, never the server itself'

const faultsTogether = (env: Environment): ReadonlyArray<Fault> => {
  const one = <A>(codec: t.Type<A, A, unknown>, value: string | undefined): A | null =>
    E.getOrElseW(() => null)(codec.decode(value))
  const { CAREPLUS_MODE, DATABASE_URL, HOST, PUBLIC_URL, ALLOWED_ORIGINS, TRUST_PROXY, SMTP_URL, SMS_URL } =
    Variables.props
  const [host, database] = [one(HOST, env.HOST), one(DATABASE_URL, env.DATABASE_URL)]
  const sms = ofSms.find((name) => !isBlank(env[name]))
  const unused: ReadonlyArray<Fault> =
    sms !== undefined && isBlank(env['SMS_URL'])
      ? [{ name: 'SMS_URL', problem: `is missing, and ${sms} needs it` }]
      : []
  const reach = {
    PUBLIC_URL: one(PUBLIC_URL, env.PUBLIC_URL),
    ALLOWED_ORIGINS: one(ALLOWED_ORIGINS, env.ALLOWED_ORIGINS),
    TRUST_PROXY: one(TRUST_PROXY, env.TRUST_PROXY),
    SMTP_URL: one(SMTP_URL, env.SMTP_URL),
    SMS_URL: one(SMS_URL, env.SMS_URL),
    DATABASE_URL: database,
  }
  const mode = modeOf({
    CAREPLUS_MODE: one(CAREPLUS_MODE, env.CAREPLUS_MODE),
    DATABASE_URL: database,
    HOST: host,
  })
  if (mode === 'production') {
    const missing = needed
      .filter((name) => isBlank(env[name]))
      .map((name) => ({ name, problem: 'is missing, and production needs it' }))
    const unwalled = isBlank(env['PICTURES_SOCKET']) ? [{ name: 'PICTURES_SOCKET', problem: ownPictures }] : []
    return [
      ...unused,
      ...missing,
      ...unwalled,
      ...productionOriginFaults(reach),
      ...databaseFaults(database, env['PGSSLMODE']),
    ]
  }
  return [
    ...unused,
    ...(isBlank(env.CAREPLUS_MODE) ? demoByDefaultFaults(reach) : []),
    ...(host === null || isLoopback(host) ? [] : [{ name: 'HOST', problem: demoHost }]),
  ]
}

/** The demo stores no real numbers. */
const demoIdentityKey = Buffer.alloc(32, 'demo')

const configOf = (variables: Variables): Config => {
  const mode = modeOf(variables)
  const { DATABASE_URL: url, SMTP_URL: smtpUrl, MAIL_FROM: from } = variables
  const dataFolder = variables.DATA_DIR ?? '.data'
  return {
    mode,
    host: variables.HOST ?? '127.0.0.1',
    port: variables.PORT ?? usualPort,
    publicUrl: variables.PUBLIC_URL,
    apiKeys: variables.API_KEYS.length > 0 ? variables.API_KEYS : [ownApiKey],
    allowedOrigins: variables.ALLOWED_ORIGINS,
    trustProxy: variables.TRUST_PROXY.flatMap((each) => (each === anyone ? everyNetwork : [each])),
    store:
      url === null
        ? { _tag: 'embedded', folder: dataFolder }
        : { _tag: 'postgres', url, poolSize: variables.DATABASE_POOL ?? 10 },
    dataFolder,
    staff: staffOf(variables, mode),
    storage: storageOf(variables, dataFolder),
    picturesSocket: variables.PICTURES_SOCKET,
    ocrEnabled: variables.BILL_READING !== 'off',
    drainMs: (variables.DRAIN_SECONDS ?? 0) * 1000,
    mail: mode === 'production' && smtpUrl !== null && from !== null ? { smtpUrl, from } : null,
    sms: mode === 'production' ? smsOf(variables) : null,
    social: socialOf(variables),
    lineMessaging: mode === 'production' ? lineMessagingOf(variables) : null,
    logLevel: variables.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    webFolder: variables.WEB_DIR ?? 'web/dist',
    staffWebFolder: variables.STAFF_WEB_DIR ?? 'web/dist-staff',
    contentFolder: variables.CONTENT_DIR ?? 'content',
    tracking: trackingOf(variables),
    identityKey: variables.IDENTITY_KEY === null ? demoIdentityKey : Buffer.from(variables.IDENTITY_KEY, 'hex'),
  }
}

/** The mode is `production` if `CAREPLUS_MODE` says so, or if `DATABASE_URL` is set and `HOST` is reachable. */
export const parseConfig = (env: Environment): E.Either<ReadonlyArray<Fault>, Config> => {
  const variables = Variables.decode({ ...env })
  const faults = [
    ...(E.isLeft(variables) ? faultsOf(variables.left) : []),
    ...faultsTogether(env),
    ...resemblingFaults(env, [...Object.keys(Variables.props), ...settingsElsewhere]),
    ...socialFaults(env),
    ...lineMessagingFaults(env),
    ...storageFaults(env),
    ...staffFaults(env),
    ...trackingFaults(env),
  ]
  return E.isRight(variables) && faults.length === 0 ? E.right(configOf(variables.right)) : E.left(faults)
}
