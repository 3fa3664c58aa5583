import type { Maintenance } from '@careplus/adapters/internal/contract'
import type { Db } from '../../platform/store/store.js'
import { noMaintenance, loadMaintenance } from './maintenance.js'

/** Milliseconds between loads, so that all processes follow a change within this time. */
const freshMs = 1000

export interface MaintenanceWatch {
  /** The last loaded state; null: too old. */
  readonly known: () => Maintenance | null
  /** Shares one load between concurrent callers. If it fails, no call is paused; each meets the store's failure itself. */
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
