import type { Db } from '../store/store.js'

/** One figure: its value, and what tells it from the others of its name. Never an id or anything of a person. */
export interface Sample {
  readonly name: string
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}

/** A name as Prometheus wants it, with its unit, and what it counts. */
export interface GaugeShape {
  readonly help: string
  readonly labels?: ReadonlyArray<string>
}

/**
 * Figures that the store is asked for, together: what of it waits, how much there is. However often they are looked at, the store
 * is asked once in `everyMs`.
 */
export interface StoreGauges {
  readonly of: string
  readonly everyMs: number
  readonly gauges: Readonly<Record<string, GaugeShape>>
  readonly query: (db: Db, now: Date) => Promise<ReadonlyArray<Sample>>
}

const secondMs = 1000

/** How often what is read by an index is asked for, and what goes through a whole table. */
export const queryEveryMs = { cheap: 10 * secondMs, whole: 600 * secondMs } as const

/** Whole seconds that something has waited; nothing waits: 0. */
export const secondsSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / secondMs))
