import type { Sex } from '../../identity/sex.js'
import { smoothSeries } from './smoothSeries.js'
import { unpack } from './unpack.js'

/** `perUnit` rows for each unit of x (days, months; ten for a centimetre). L: fixed for the whole table, or packed. */
export interface TableShape {
  readonly key: string
  readonly from: number
  readonly perUnit: number
  readonly count: number
  readonly fixedL: { readonly male: number; readonly female: number } | null
}

const normal = { male: 1, female: 1 }
const ofWeightForSize = { male: -0.3521, female: -0.3833 }

/** In packed order. Source: core/reference/who. */
export const tableShapes = [
  { key: 'wfa-0-5-day', from: 0, perUnit: 1, count: 1857, fixedL: null },
  { key: 'lhfa-0-5-day', from: 0, perUnit: 1, count: 1857, fixedL: normal },
  { key: 'bmifa-0-5-day', from: 0, perUnit: 1, count: 1857, fixedL: null },
  { key: 'hcfa-0-5-day', from: 0, perUnit: 1, count: 1857, fixedL: normal },
  { key: 'wfl-0-2-cm', from: 45, perUnit: 10, count: 651, fixedL: ofWeightForSize },
  { key: 'wfh-2-5-cm', from: 65, perUnit: 10, count: 551, fixedL: ofWeightForSize },
  { key: 'hfa-5-19-month', from: 60, perUnit: 1, count: 170, fixedL: normal },
  { key: 'bmifa-5-19-month', from: 60, perUnit: 1, count: 170, fixedL: null },
  { key: 'wfa-5-10-month', from: 60, perUnit: 1, count: 62, fixedL: null },
] as const satisfies ReadonlyArray<TableShape>

export type TableKey = (typeof tableShapes)[number]['key']

/** Published with four decimals for L and M, five for S. */
export const decimals = { L: 1e4, M: 1e4, S: 1e5 } as const

export interface Columns {
  readonly L: Float64Array
  readonly M: Float64Array
  readonly S: Float64Array
}
export type Table = { readonly [S in Sex]: Columns }

/** Each is the double nearest to its published decimal. */
export const decodeTables = (packed: string): Readonly<Record<TableKey, Table>> => {
  const ask = unpack(packed)
  const column = (count: number, scale: number): Float64Array =>
    Float64Array.from(smoothSeries(count, ask), (whole) => whole / scale)
  const columns = ({ count, fixedL }: TableShape, sex: Sex): Columns => ({
    L: fixedL ? new Float64Array(count).fill(fixedL[sex]) : column(count, decimals.L),
    M: column(count, decimals.M),
    S: column(count, decimals.S),
  })
  const tables: Partial<Record<TableKey, Table>> = {}
  for (const shape of tableShapes) {
    tables[shape.key] = { male: columns(shape, 'male'), female: columns(shape, 'female') }
  }
  return tables as Record<TableKey, Table>
}
