import { leavesMachine } from './database.js'
import { isLoopbackOrigin } from './loopback.js'
import type { Fault } from './settingCodecs.js'

/** Null: missing or invalid. */
export interface Reach {
  readonly PUBLIC_URL: string | null
  readonly ALLOWED_ORIGINS: ReadonlyArray<string> | null
  readonly TRUST_PROXY: ReadonlyArray<string> | null
  readonly SMTP_URL: string | null
  readonly SMS_URL: string | null
  readonly DATABASE_URL: string | null
}

const signsOf = (variables: Reach): ReadonlyArray<string> => {
  const signs: Readonly<Record<keyof Reach, boolean>> = {
    PUBLIC_URL: variables.PUBLIC_URL !== null && !isLoopbackOrigin(variables.PUBLIC_URL),
    TRUST_PROXY: (variables.TRUST_PROXY ?? []).length > 0,
    SMTP_URL: variables.SMTP_URL !== null,
    SMS_URL: variables.SMS_URL !== null,
    ALLOWED_ORIGINS: (variables.ALLOWED_ORIGINS ?? []).some((origin) => !isLoopbackOrigin(origin)),
    DATABASE_URL: variables.DATABASE_URL !== null && leavesMachine(variables.DATABASE_URL),
  }
  return Object.entries(signs).flatMap(([name, isSet]) => (isSet ? [name] : []))
}

const listed = (names: ReadonlyArray<string>): string =>
  names.length === 1 ? `${names[0]} says` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} say`

/** The demo shows sign-in codes to every visitor and has a public password, so a missing mode must not expose it. */
export const demoByDefaultFaults = (variables: Reach): ReadonlyArray<Fault> => {
  const signs = signsOf(variables)
  return signs.length === 0
    ? []
    : [
        {
          name: 'CAREPLUS_MODE',
          problem:
            `must be set, because ${listed(signs)} that others will use this server: to production, or to demo, ` +
            'which answers this machine only and sends nothing',
        },
      ]
}

/** Access tokens travel between the other front end's pages and this server. */
export const productionOriginFaults = (variables: Reach): ReadonlyArray<Fault> => {
  const bare = (origin: string): boolean => origin.startsWith('http:') && !isLoopbackOrigin(origin)
  const name = (variables.ALLOWED_ORIGINS ?? []).find(bare)
  return [
    ...(variables.PUBLIC_URL !== null && bare(variables.PUBLIC_URL)
      ? [{ name: 'PUBLIC_URL', problem: 'must be an https address in production' }]
      : []),
    ...(name === undefined
      ? []
      : [{ name: 'ALLOWED_ORIGINS', problem: `must list https origins in production, and has "${name}"` }]),
  ]
}
