import { leavesMachine } from './database.js'
import { isLoopbackOrigin } from './loopback.js'
import type { Fault } from './settingCodecs.js'

/** The settings that show whether others can reach the server; null: absent or unreadable. */
export interface Reach {
  readonly PUBLIC_URL: string | null
  readonly ALLOWED_ORIGINS: ReadonlyArray<string> | null
  readonly TRUST_PROXY: ReadonlyArray<string> | null
  readonly SMTP_URL: string | null
  readonly SMS_URL: string | null
  readonly DATABASE_URL: string | null
}

/** Names of the settings that show that others are to use the server. */
const signsOf = (read: Reach): ReadonlyArray<string> => {
  const signs: Readonly<Record<keyof Reach, boolean>> = {
    PUBLIC_URL: read.PUBLIC_URL !== null && !isLoopbackOrigin(read.PUBLIC_URL),
    TRUST_PROXY: (read.TRUST_PROXY ?? []).length > 0,
    SMTP_URL: read.SMTP_URL !== null,
    SMS_URL: read.SMS_URL !== null,
    ALLOWED_ORIGINS: (read.ALLOWED_ORIGINS ?? []).some((origin) => !isLoopbackOrigin(origin)),
    DATABASE_URL: read.DATABASE_URL !== null && leavesMachine(read.DATABASE_URL),
  }
  return Object.entries(signs).flatMap(([name, given]) => (given ? [name] : []))
}

const listed = (names: ReadonlyArray<string>): string =>
  names.length === 1 ? `${names[0]} says` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} say`

/**
 * The demo shows sign-in codes to whoever reaches it, and its account has a password that everybody knows: a missing mode must
 * not expose it.
 */
export const demoByDefaultFaults = (read: Reach): ReadonlyArray<Fault> => {
  const signs = signsOf(read)
  return signs.length === 0
    ? []
    : [
        {
          name: 'CAREPLUS_MODE',
          problem:
            `must be set, because ${listed(signs)} that others are to use this server: to production, or to demo, ` +
            'which answers this machine alone and sends nothing to anybody',
        },
      ]
}

/** Access tokens travel between another front end's pages and this server. */
export const productionOriginFaults = (read: Reach): ReadonlyArray<Fault> => {
  const bare = (origin: string): boolean => origin.startsWith('http:') && !isLoopbackOrigin(origin)
  const name = (read.ALLOWED_ORIGINS ?? []).find(bare)
  return [
    ...(read.PUBLIC_URL !== null && bare(read.PUBLIC_URL)
      ? [{ name: 'PUBLIC_URL', problem: 'must be an https address in production' }]
      : []),
    ...(name === undefined
      ? []
      : [{ name: 'ALLOWED_ORIGINS', problem: `must list https origins in production, and has "${name}"` }]),
  ]
}
