import type { Maintenance } from '@careplus/adapters/contract'
import type { Db } from '../../platform/store/store.js'
import { noMaintenance, loadMaintenance } from './maintenance.js'

/** Read at most once in this time, so that all processes follow a change within it. */
const freshMs = 1000

export interface MaintenanceWatch {
  /** As last read; null: too long ago. */
  readonly known: () => Maintenance | null
  /** Reads it once for all who wait. Where it cannot be read no call is paused: each meets the store by itself. */
  readonly refresh: () => Promise<Maintenance>
  readonly forget: () => void
}

export const maintenanceWatch = (db: Db, now: () => number): MaintenanceWatch => {
  let last: { readonly state: Maintenance; readonly at: number } | null = null
  let loading: Promise<Maintenance> | null = null
  const refresh = async (): Promise<Maintenance> => {
    const at = now()
    const state = await loadMaintenance(db).catch(() => noMaintenance)
    last = { state, at }
    return state
  }
  return {
    known: () => (last !== null && Math.abs(now() - last.at) < freshMs ? last.state : null),
    refresh: () => {
      loading ??= refresh().finally(() => {
        loading = null
      })
      return loading
    },
    forget: () => {
      last = null
    },
  }
}
