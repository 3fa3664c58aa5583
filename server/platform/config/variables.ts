import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { proxy } from './proxies.js'
import { commaSeparated, optional, type Parse } from './settingCodecs.js'
import { brandList } from './tracking.js'
import { headers, headerValue, messageBody, pemFile } from './smsCodecs.js'

const origin: Parse<string> = (value) => {
  const parsed = URL.canParse(value) ? new URL(value) : null
  return parsed !== null &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.pathname === '/' &&
    parsed.search + parsed.hash === ''
    ? E.right(parsed.origin)
    : E.left(`must be an origin such as https://careplus.example, and is "${value}"`)
}

/** The URL may contain a password, so the fault does not quote it. */
const url =
  (protocols: ReadonlyArray<string>): Parse<string> =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? E.right(value)
      : E.left(`must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)

const wholeNumber =
  (low: number, high: number): Parse<number> =>
  (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= low && Number(value) <= high
      ? E.right(Number(value))
      : E.left(`must be a whole number from ${low} to ${high}, and is "${value}"`)

const oneOf = <K extends string>(codec: t.KeyofC<Record<K, null>>) =>
  optional(codec, (value) =>
    codec.is(value)
      ? E.right(value)
      : E.left(`must be one of ${Object.keys(codec.keys).join(', ')}, and is "${value}"`),
  )

const text = optional(t.string, E.right)

/** An id or secret of a provider; the fault does not quote it. */
const visible = optional(t.string, (value) =>
  /^[\x21-\x7e]{1,256}$/.test(value)
    ? E.right(value)
    : E.left('must be at most 256 printable ASCII characters without spaces'),
)

/** Secrets are sent there: unencrypted only within this machine. */
const providerUrl: Parse<string> = (value) => {
  const parsed = URL.canParse(value) ? new URL(value) : null
  const sound =
    parsed !== null &&
    parsed.search + parsed.hash + parsed.username === '' &&
    (parsed.protocol === 'https:' ||
      (parsed.protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(parsed.hostname)))
  return sound ? E.right(value) : E.left(`must be an https address without a query, and is "${value}"`)
}

const secureOrigin: Parse<string> = (value) =>
  E.isRight(origin(value)) && value.startsWith('https:')
    ? origin(value)
    : E.left(`must be an https origin such as https://staff.careplus.example, and is "${value}"`)

const storageUrl: Parse<string> = (value) => {
  const parsed = origin(value)
  return E.isRight(parsed) && E.isRight(providerUrl(parsed.right))
    ? parsed
    : E.left(`must be an https origin such as https://s3.example, and is "${value}"`)
}

const bucketName: Parse<string> = (value) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)
    ? E.right(value)
    : E.left(`must be the name of a bucket, and is "${value}"`)

/** Source: LINE, "Sharing your LINE Official Account": the id with its @. */
const officialAccount: Parse<string> = (value) =>
  /^@[a-z0-9._-]{1,40}$/i.test(value) ? E.right(value) : E.left(`must be an id such as @careplus, and is "${value}"`)

export const Variables = t.type({
  CAREPLUS_MODE: oneOf(t.keyof({ demo: null, production: null })),
  HOST: text,
  PORT: optional(t.number, wholeNumber(0, 65_535)),
  STAFF_PORT: optional(t.number, wholeNumber(0, 65_535)),
  STAFF_PUBLIC_URL: optional(t.string, secureOrigin),
  STAFF_OIDC_ISSUER: optional(t.string, providerUrl),
  STAFF_OIDC_CLIENT_ID: visible,
  STAFF_OIDC_CLIENT_SECRET: visible,
  STAFF_OIDC_SECOND_FACTOR: oneOf(t.keyof({ on: null, off: null })),
  STAFF_OIDC_ACR: commaSeparated(E.right),
  DRAIN_SECONDS: optional(t.number, wholeNumber(0, 60)),
  PUBLIC_URL: optional(t.string, origin),
  API_KEYS: commaSeparated(E.right),
  ALLOWED_ORIGINS: commaSeparated(origin),
  TRUST_PROXY: commaSeparated(proxy),
  DATABASE_URL: optional(t.string, url(['postgres:', 'postgresql:'])),
  DATABASE_POOL: optional(t.number, wholeNumber(1, 200)),
  DATA_DIR: text,
  FILES_DIR: text,
  S3_ENDPOINT: optional(t.string, storageUrl),
  S3_BUCKET: optional(t.string, bucketName),
  S3_REGION: visible,
  S3_ACCESS_KEY_ID: visible,
  S3_SECRET_ACCESS_KEY: visible,
  PICTURES_SOCKET: text,
  BILL_READING: oneOf(t.keyof({ on: null, off: null })),
  IDENTITY_KEY: optional(t.string, (value) =>
    /^[0-9a-fA-F]{64}$/.test(value) ? E.right(value) : E.left('must be 32 bytes as 64 hexadecimal digits'),
  ),
  SMTP_URL: optional(t.string, url(['smtp:', 'smtps:'])),
  MAIL_FROM: text,
  SMS_URL: optional(t.string, url(['https:'])),
  SMS_TOKEN: optional(t.string, headerValue),
  SMS_HEADERS: optional(t.record(t.string, t.string), headers),
  SMS_SENDER: text,
  SMS_BODY: optional(t.string, messageBody),
  SMS_CA: optional(t.string, pemFile),
  SMS_DAILY_BUDGET: optional(t.number, wholeNumber(1, 999_999)),
  GOOGLE_CLIENT_ID: visible,
  GOOGLE_CLIENT_SECRET: visible,
  GOOGLE_ISSUER: optional(t.string, providerUrl),
  GOOGLE_AUTHORIZATION_URL: optional(t.string, providerUrl),
  LINE_CHANNEL_ID: visible,
  LINE_CHANNEL_SECRET: visible,
  LINE_ISSUER: optional(t.string, providerUrl),
  LINE_AUTHORIZATION_URL: optional(t.string, providerUrl),
  LINE_EMAIL: oneOf(t.keyof({ on: null, off: null })),
  LINE_FRIENDSHIP: oneOf(t.keyof({ off: null, normal: null, aggressive: null })),
  LINE_MESSAGING_TOKEN: optional(t.string, headerValue),
  LINE_MESSAGING_SECRET: visible,
  LINE_MESSAGING_URL: optional(t.string, providerUrl),
  LINE_MESSAGING_CA: optional(t.string, pemFile),
  LINE_OFFICIAL_ACCOUNT: optional(t.string, officialAccount),
  LINE_MONTHLY_BUDGET: optional(t.number, wholeNumber(1, 999_999)),
  FACEBOOK_APP_ID: visible,
  FACEBOOK_APP_SECRET: visible,
  FACEBOOK_GRAPH_URL: optional(t.string, providerUrl),
  FACEBOOK_DIALOG_URL: optional(t.string, providerUrl),
  LOG_LEVEL: oneOf(t.keyof({ silent: null, error: null, warn: null, info: null, debug: null })),
  WEB_DIR: text,
  STAFF_WEB_DIR: text,
  CONTENT_DIR: text,
  ADS_ID: visible,
  ADS_BRANDS: brandList,
  ADS_URL: optional(t.string, providerUrl),
  PIXEL_ID: visible,
  PIXEL_BRANDS: brandList,
  PIXEL_URL: optional(t.string, providerUrl),
  ANALYTICS_ID: visible,
  ANALYTICS_URL: optional(t.string, providerUrl),
})

export type Variables = t.TypeOf<typeof Variables>
