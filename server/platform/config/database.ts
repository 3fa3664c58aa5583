import { isLoopback } from './loopback.js'
import type { Fault } from './readings.js'

/** Whether what is said to this database leaves the machine: a socket in a folder, or no host, does not. */
export const leavesMachine = (address: string): boolean => {
  const url = new URL(address)
  const host = url.searchParams.get('host') ?? url.hostname
  return host !== '' && !host.startsWith('/') && !isLoopback(host)
}

/**
 * Children's health data goes to the database: in the clear only within this machine, or where somebody said so. `mode` is
 * PGSSLMODE, which PostgreSQL's own programs and our driver read where the address is silent.
 */
export const databaseFaults = (address: string | null, mode: string | undefined): ReadonlyArray<Fault> => {
  if (address === null || !URL.canParse(address)) return []
  const url = new URL(address)
  const said = url.searchParams.has('sslmode') || url.searchParams.has('ssl') || (mode ?? '').trim() !== ''
  return said || !leavesMachine(address)
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
