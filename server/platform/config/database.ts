import { isLoopback } from './loopback.js'
import type { Fault } from './settingCodecs.js'

/** False for a socket folder or a URL without a host. */
export const leavesMachine = (address: string): boolean => {
  const url = new URL(address)
  const host = url.searchParams.get('host') ?? url.hostname
  return host !== '' && !host.startsWith('/') && !isLoopback(host)
}

/** Verified, or explicitly unencrypted: other modes do not stop a man in the middle, or are unknown to PostgreSQL's programs. */
const clear = ['verify-full', 'disable']

/** Children's health data must be encrypted on the way to another machine. `mode`: PGSSLMODE. */
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
            'is on another machine and must end in ?sslmode=verify-full, or in ?sslmode=disable if the network between ' +
            'is known to be safe',
        },
      ]
}
