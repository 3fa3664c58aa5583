import { isLoopback } from './loopback.js'
import type { Fault } from './settingCodecs.js'

/** Whether the connection leaves this machine; a socket folder or an address without a host does not. */
export const leavesMachine = (address: string): boolean => {
  const url = new URL(address)
  const host = url.searchParams.get('host') ?? url.hostname
  return host !== '' && !host.startsWith('/') && !isLoopback(host)
}

/** Verified, or knowingly open: whatever else encrypts for whoever stands between, or is unknown to PostgreSQL's programs. */
const clear = ['verify-full', 'disable']

/**
 * Children's health data travels to the database: unencrypted only within this machine, or where the setting says so explicitly.
 * `mode`: PGSSLMODE, which PostgreSQL's programs and our driver use where the address names none.
 */
export const databaseFaults = (address: string | null, mode: string | undefined): ReadonlyArray<Fault> => {
  if (address === null || !URL.canParse(address)) return []
  const { searchParams } = new URL(address)
  const sslMode = searchParams.has('ssl') ? 'ssl' : (searchParams.get('sslmode') ?? (mode ?? '').trim())
  return clear.includes(sslMode) || !leavesMachine(address)
    ? []
    : [
        {
          name: 'DATABASE_URL',
          problem:
            'is on another machine and must end in ?sslmode=verify-full, or in ?sslmode=disable where the network between ' +
            'is known to be safe',
        },
      ]
}
