import * as E from 'fp-ts/Either'
import { isIP } from 'node:net'
import { lists, refuse, text, type Fault, type Reading } from './readings.js'

/** The environment as it came; a name that is absent and a name that is empty mean the same. */
export type Environment = Readonly<Record<string, string | undefined>>

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string
  /** The sender, `CarePlus <hello@careplus.example>`. */
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
  /** Origin under which parents reach the app, without a trailing slash; null: the loopback addresses of the port. */
  readonly publicUrl: string | null
  readonly apiKeys: ReadonlyArray<string>
  /** Origins of other front ends that may call with a bearer token. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Addresses or networks of proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: ReadonlyArray<string>
  readonly store: StoreSettings
  readonly mail: MailSettings | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Folder of the built web package. */
  readonly webFolder: string
  /** Hosts that pixels may be loaded from, and that analytics may be sent to (Content-Security-Policy). */
  readonly pixelHosts: ReadonlyArray<string>
  readonly analyticsHosts: ReadonlyArray<string>
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

const loopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

const origin =
  (name: string) =>
  (value: string): Reading<string> => {
    const parsed = URL.canParse(value) ? new URL(value) : null
    return parsed !== null &&
      /^https?:$/.test(parsed.protocol) &&
      parsed.pathname === '/' &&
      parsed.search + parsed.hash === ''
      ? E.right(parsed.origin)
      : refuse(name, `must be an origin such as https://careplus.example, and is "${value}"`)
  }

const url =
  (name: string, protocols: ReadonlyArray<string>) =>
  (value: string): Reading<string> =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? E.right(value)
      : refuse(name, `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)

const wholeNumber =
  (name: string, low: number, high: number) =>
  (value: string): Reading<number> =>
    /^\d{1,6}$/.test(value) && Number(value) >= low && Number(value) <= high
      ? E.right(Number(value))
      : refuse(name, `must be a whole number from ${low} to ${high}, and is "${value}"`)

const oneOf =
  <A extends string>(name: string, choices: ReadonlyArray<A>) =>
  (value: string): Reading<A> => {
    const found = choices.find((choice) => choice === value)
    return found === undefined
      ? refuse(name, `must be one of ${choices.join(', ')}, and is "${value}"`)
      : E.right(found)
  }

const network =
  (name: string) =>
  (value: string): Reading<string> => {
    const [address = '', prefix] = value.split('/')
    const bits = isIP(address) === 4 ? 32 : 128
    const sound = isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
    return sound || value === 'loopback'
      ? E.right(value)
      : refuse(name, `must list addresses or networks, and has "${value}"`)
  }

const cspHost =
  (name: string) =>
  (value: string): Reading<string> =>
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(value)
      ? E.right(value)
      : refuse(name, `must list https origins, and has "${value}"`)

/** The key under which the app's own pages call; it names a client and is no secret. */
const ownApiKey = 'careplus-web'

/**
 * Reads the settings, or tells every fault at once. Mode `production` is asked for by `CAREPLUS_MODE`, and implied by a
 * `DATABASE_URL` together with a `HOST` that other machines can reach.
 */
export const readConfig = (env: Environment): E.Either<ReadonlyArray<Fault>, Config> => {
  const read = text(env)
  const many = lists(env)
  const faults: Fault[] = []
  const take = <A>(reading: Reading<A>, otherwise: A): A => {
    if (E.isRight(reading)) return reading.right
    faults.push(...reading.left)
    return otherwise
  }

  const host = take(read('HOST', E.right), null) ?? '127.0.0.1'
  const databaseUrl = take(read('DATABASE_URL', url('DATABASE_URL', ['postgres:', 'postgresql:'])), null)
  const asked = take(read('CAREPLUS_MODE', oneOf('CAREPLUS_MODE', ['demo', 'production'] as const)), null)
  const mode = asked ?? (databaseUrl !== null && !loopback(host) ? 'production' : 'demo')
  const publicUrl = take(read('PUBLIC_URL', origin('PUBLIC_URL')), null)
  const apiKeys = take(many('API_KEYS', E.right), [])
  const smtpUrl = take(read('SMTP_URL', url('SMTP_URL', ['smtp:', 'smtps:'])), null)
  const from = take(read('MAIL_FROM', E.right), null)

  if (mode === 'production') {
    const missing = {
      PUBLIC_URL: env.PUBLIC_URL,
      API_KEYS: env.API_KEYS,
      SMTP_URL: env.SMTP_URL,
      MAIL_FROM: env.MAIL_FROM,
      DATABASE_URL: env.DATABASE_URL,
    }
    for (const [name, value] of Object.entries(missing)) {
      if (value === undefined || value.trim() === '')
        faults.push({ name, problem: 'is missing, and production needs it' })
    }
    if (publicUrl !== null && publicUrl.startsWith('http:') && !loopback(new URL(publicUrl).hostname)) {
      faults.push({ name: 'PUBLIC_URL', problem: 'must be an https address in production' })
    }
  } else if (!loopback(host)) {
    faults.push({
      name: 'HOST',
      problem:
        'must be a loopback address in demo mode, because its outbox shows sign-in codes to anyone who can reach it',
    })
  }

  const config: Config = {
    mode,
    host,
    port: take(read('PORT', wholeNumber('PORT', 0, 65535)), null) ?? 3000,
    publicUrl,
    apiKeys: apiKeys.length > 0 ? apiKeys : [ownApiKey],
    allowedOrigins: take(many('ALLOWED_ORIGINS', origin('ALLOWED_ORIGINS')), []),
    trustProxy: take(many('TRUST_PROXY', network('TRUST_PROXY')), []),
    store:
      databaseUrl === null
        ? { _tag: 'embedded', folder: take(read('DATA_DIR', E.right), null) ?? '.data' }
        : {
            _tag: 'postgres',
            url: databaseUrl,
            poolSize: take(read('DATABASE_POOL', wholeNumber('DATABASE_POOL', 1, 200)), null) ?? 10,
          },
    mail: mode === 'production' && smtpUrl !== null && from !== null ? { smtpUrl, from } : null,
    logLevel: take(read('LOG_LEVEL', oneOf('LOG_LEVEL', logLevels)), null) ?? (mode === 'production' ? 'info' : 'warn'),
    webFolder: take(read('WEB_DIR', E.right), null) ?? 'web/dist',
    pixelHosts: take(many('PIXEL_HOSTS', cspHost('PIXEL_HOSTS')), []),
    analyticsHosts: take(many('ANALYTICS_HOSTS', cspHost('ANALYTICS_HOSTS')), []),
  }
  return faults.length === 0 ? E.right(config) : E.left(faults)
}
