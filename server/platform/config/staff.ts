import type { Fault } from './settingCodecs.js'

export interface StaffSettings {
  /** 0: any free port. */
  readonly port: number
  readonly orFree: boolean
}

export const usualPort = 3000
const highestPort = 65_535

interface StaffVariables {
  readonly PORT: number | null
  readonly STAFF_PORT: number | null
}

/** The demo listens by default, on the next port. */
export const staffOf = ({ PORT, STAFF_PORT }: StaffVariables, mode: 'demo' | 'production'): StaffSettings | null => {
  if (STAFF_PORT !== null) return { port: STAFF_PORT, orFree: false }
  if (mode === 'production') return null
  const port = PORT ?? usualPort
  return { port: port === 0 || port === highestPort ? 0 : port + 1, orFree: true }
}

export const staffFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> => {
  const staffPort = env['STAFF_PORT']?.trim() ?? ''
  const port = env['PORT']?.trim() || String(usualPort)
  return staffPort !== '' && staffPort === port && Number(port) !== 0
    ? [{ name: 'STAFF_PORT', problem: 'must be another port than PORT' }]
    : []
}
