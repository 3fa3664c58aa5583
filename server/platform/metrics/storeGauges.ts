import type { Db } from '../store/store.js'

export interface Sample {
  readonly name: string
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}

export interface GaugeShape {
  readonly help: string
  readonly labels?: ReadonlyArray<string>
}

export interface StoreGauges {
  readonly of: string
  readonly everyMs: number
  readonly gauges: Readonly<Record<string, GaugeShape>>
  readonly query: (db: Db, now: Date) => Promise<ReadonlyArray<Sample>>
}

const secondMs = 1000

/** `cheap`: answered by an index; `whole`: scans a table. */
export const queryEveryMs = { cheap: 10 * secondMs, whole: 600 * secondMs } as const

/** Whole seconds of waiting; null: 0. */
export const secondsSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / secondMs))
