import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IsoDate } from '@careplus/core/calendar'
import { slipSet, type SlipOfSet, type SlipRow } from '@careplus/core/testing'
import { conditions } from '../../scripts/pictures/slips/conditions.mjs'

/** A slip of the set that readings are measured on, with what its photographs went through. */
export interface PhotographedSlip {
  readonly slip: SlipOfSet
  readonly condition: string
  /** JPEG files, in the order of the slip's parts. */
  readonly files: ReadonlyArray<Uint8Array>
}

/** The day on which all of them are handed in. */
export const slipDay = '2026-11-26' as IsoDate
export const slipCount = 64
const seed = 11

const typefaces = ['Sarabun', 'IBM Plex Sans Thai Looped', 'Chakra Petch', 'Noto Sans Thai Looped']
const ofCameras = conditions.filter((condition) => condition !== 'screenshot')

const content = <A>(name: string): A => JSON.parse(readFileSync(path.resolve('content', name), 'utf8')) as A
type Products = ReadonlyArray<{
  readonly id: string
  readonly age_line: 'infant' | 'young-child' | 'child' | 'adult'
  readonly receipt_names: ReadonlyArray<string>
}>
type Shops = ReadonlyArray<{
  readonly id: string
  readonly tax_numbers: ReadonlyArray<string>
  readonly receipt_names: ReadonlyArray<string>
}>

/** The shops of the content, and its products at some price. */
export const slipCatalogue = () => ({
  shops: content<Shops>('shops.json'),
  products: content<Products>('products.json').map((product, at) => ({
    ...product,
    satang: 3900 + ((at * 7919) % 900) * 100,
  })),
})

const conditionOf = ({ layout }: SlipOfSet, at: number): string =>
  layout === 'e-receipt' ? 'screenshot' : (ofCameras[(at * 5 + Math.floor(at / 8)) % ofCameras.length] ?? 'plain')

interface SlipToDraw {
  readonly name: string
  readonly rows: ReadonlyArray<SlipRow>
  readonly font: string
  readonly condition: string
  readonly seed: number
}

/** A JPEG of each, in their order. */
export const drawnSlips = (slips: ReadonlyArray<SlipToDraw>): ReadonlyArray<Uint8Array> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-slips-'))
  try {
    const drawn = spawnSync(process.execPath, ['scripts/content/render-receipts.mjs', folder], {
      input: JSON.stringify(slips),
    })
    if (drawn.status !== 0) throw new Error(`The slips could not be drawn: ${String(drawn.stderr)}`)
    return slips.map(({ name }) => new Uint8Array(readFileSync(path.join(folder, `${name}.jpg`))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The drawn set, or those of it at the places named: the same slips in eight layouts, four typefaces and thirteen conditions
 * each time.
 */
export const slipPhotographs = (
  places: ReadonlyArray<number> = Array.from({ length: slipCount }, (_, at) => at),
): ReadonlyArray<PhotographedSlip> => {
  const set = slipSet(slipCount, seed, slipDay, slipCatalogue().products)
  const wanted = places.map((at) => {
    const slip = set[at]!
    const condition = conditionOf(slip, at)
    const font = typefaces[(Math.floor(at / 8) + at) % typefaces.length]!
    const pictures = slip.pictures.map((rows, part) => ({
      name: `${at}-${part}`,
      rows,
      font,
      condition,
      seed: seed * 1000 + at * 10 + part,
    }))
    return { slip, condition, pictures }
  })
  const files = drawnSlips(wanted.flatMap(({ pictures }) => pictures))
  return wanted.map(({ pictures, ...slip }, at) => {
    const from = wanted.slice(0, at).reduce((sum, before) => sum + before.pictures.length, 0)
    return { ...slip, files: files.slice(from, from + pictures.length) }
  })
}
