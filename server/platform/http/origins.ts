import type { Config } from '../config/env.js'

/** Caller by `Origin`: our own pages, a front end of ALLOWED_ORIGINS, another site; unknown if none was sent. */
export type Caller = 'own' | 'allowed' | 'foreign' | 'unknown'

export interface Origins {
  readonly of: (origin: string | undefined) => Caller
  readonly publicUrl: () => string
}

/** Without PUBLIC_URL our own pages are those of the loopback addresses, on the port in use. */
export const origins = (config: Config, port: () => number): Origins => {
  const own = (origin: string): boolean =>
    config.publicUrl === null
      ? ['127.0.0.1', 'localhost', '[::1]', config.host].some((host) => origin === `http://${host}:${port()}`)
      : origin === config.publicUrl
  return {
    of: (origin) =>
      origin === undefined
        ? 'unknown'
        : own(origin)
          ? 'own'
          : config.allowedOrigins.includes(origin)
            ? 'allowed'
            : 'foreign',
    publicUrl: () => config.publicUrl ?? `http://127.0.0.1:${port()}`,
  }
}
