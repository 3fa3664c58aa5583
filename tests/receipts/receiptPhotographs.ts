import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IsoDate } from '@careplus/core/calendar'
import { slipSet, type SlipOfSet, type SlipRow } from '@careplus/core/testing'
import { conditions } from '../../scripts/pictures/slips/conditions.mjs'

export interface PhotographedReceipt {
  readonly receipt: SlipOfSet
  readonly condition: string
  /** JPEG files, in the order of the receipt's parts. */
  readonly files: ReadonlyArray<Uint8Array>
}

export const receiptDay = '2026-11-26' as IsoDate
export const receiptCount = 64
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

export const receiptCatalogue = () => ({
  shops: content<Shops>('shops.json'),
  products: content<Products>('products.json').map((product, at) => ({
    ...product,
    satang: 3900 + ((at * 7919) % 900) * 100,
  })),
})

const conditionOf = ({ layout }: SlipOfSet, at: number): string =>
  layout === 'e-receipt' ? 'screenshot' : (ofCameras[(at * 5 + Math.floor(at / 8)) % ofCameras.length] ?? 'plain')

interface ReceiptToRender {
  readonly name: string
  readonly rows: ReadonlyArray<SlipRow>
  readonly font: string
  readonly condition: string
  readonly seed: number
}

export const renderReceipts = (receipts: ReadonlyArray<ReceiptToRender>): ReadonlyArray<Uint8Array> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-slips-'))
  try {
    const rendering = spawnSync(process.execPath, ['scripts/content/render-receipts.mjs', folder], {
      input: JSON.stringify(receipts),
    })
    if (rendering.status !== 0) throw new Error(`The slips could not be drawn: ${String(rendering.stderr)}`)
    return receipts.map(({ name }) => new Uint8Array(readFileSync(path.join(folder, `${name}.jpg`))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Always the same ones, in eight layouts, four typefaces and thirteen conditions. */
export const photographReceipts = (
  places: ReadonlyArray<number> = Array.from({ length: receiptCount }, (_, at) => at),
): ReadonlyArray<PhotographedReceipt> => {
  const set = slipSet(receiptCount, seed, receiptDay, receiptCatalogue().products)
  const wanted = places.map((at) => {
    const receipt = set[at]!
    const condition = conditionOf(receipt, at)
    const font = typefaces[(Math.floor(at / 8) + at) % typefaces.length]!
    const pictures = receipt.pictures.map((rows, part) => ({
      name: `${at}-${part}`,
      rows,
      font,
      condition,
      seed: seed * 1000 + at * 10 + part,
    }))
    return { receipt, condition, pictures }
  })
  const files = renderReceipts(wanted.flatMap(({ pictures }) => pictures))
  return wanted.map(({ pictures, ...photographed }, at) => {
    const from = wanted.slice(0, at).reduce((sum, before) => sum + before.pictures.length, 0)
    return { ...photographed, files: files.slice(from, from + pictures.length) }
  })
}
