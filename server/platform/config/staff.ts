import { lackingFaults } from './lackingFaults.js'
import type { Fault } from './settingCodecs.js'

/** The company's directory, where staff sign in. */
export interface StaffDirectorySettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly needsSecondFactor: boolean
  /** `acr` values that prove a second factor, beside the standard ones; asked for in each sign-in. */
  readonly acr: ReadonlyArray<string>
  /** Of the demo, with made-up people. */
  readonly isSample: boolean
}

export interface StaffSettings {
  /** 0: any free port. */
  readonly port: number
  readonly orFree: boolean
  /** Origin behind the proxy, without a trailing slash; null: this machine only. */
  readonly publicUrl: string | null
  /** Null: tokens only. */
  readonly directory: StaffDirectorySettings | null
}

export const usualPort = 3000
const highestPort = 65_535

interface StaffVariables {
  readonly PORT: number | null
  readonly STAFF_PORT: number | null
  readonly STAFF_PUBLIC_URL: string | null
  readonly STAFF_OIDC_ISSUER: string | null
  readonly STAFF_OIDC_CLIENT_ID: string | null
  readonly STAFF_OIDC_CLIENT_SECRET: string | null
  readonly STAFF_OIDC_SECOND_FACTOR: 'on' | 'off' | null
  readonly STAFF_OIDC_ACR: ReadonlyArray<string>
}

const directoryOf = (variables: StaffVariables): StaffDirectorySettings | null => {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = variables
  const { STAFF_OIDC_CLIENT_SECRET: clientSecret, STAFF_OIDC_SECOND_FACTOR, STAFF_OIDC_ACR: acr } = variables
  return issuer === null || clientId === null || clientSecret === null
    ? null
    : { issuer, clientId, clientSecret, needsSecondFactor: STAFF_OIDC_SECOND_FACTOR !== 'off', acr, isSample: false }
}

/** The demo listens by default, on the next port. */
export const staffOf = (variables: StaffVariables, mode: 'demo' | 'production'): StaffSettings | null => {
  const { PORT, STAFF_PORT, STAFF_PUBLIC_URL: publicUrl } = variables
  const rest = { publicUrl, directory: directoryOf(variables) }
  if (STAFF_PORT !== null) return { port: STAFF_PORT, orFree: false, ...rest }
  if (mode === 'production') return null
  const port = PORT ?? usualPort
  return { port: port === 0 || port === highestPort ? 0 : port + 1, orFree: true, ...rest }
}

/** Without a directory nobody could sign in from outside, because tokens work on this machine only. */
const needs: ReadonlyArray<readonly [missing: string, present: string]> = [
  ['STAFF_OIDC_ISSUER', 'STAFF_PUBLIC_URL'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_SECRET'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_SECOND_FACTOR'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_ACR'],
  ['STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_ISSUER'],
  ['STAFF_OIDC_CLIENT_SECRET', 'STAFF_OIDC_ISSUER'],
]

export const staffFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> => {
  const staffPort = env['STAFF_PORT']?.trim() ?? ''
  const port = env['PORT']?.trim() || String(usualPort)
  const samePort = staffPort !== '' && staffPort === port && Number(port) !== 0
  return [
    ...(samePort ? [{ name: 'STAFF_PORT', problem: 'must be another port than PORT' }] : []),
    ...lackingFaults(needs, env),
  ]
}
