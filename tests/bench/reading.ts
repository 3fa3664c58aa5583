import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import { readSlip } from '@careplus/core/loyalty-reading'
import { noScore, scoreOf, slipSet, together, type Share, type SlipRow } from '@careplus/core/testing'
import { conditions } from '../../scripts/pictures/slips/conditions.mjs'
import { threadReader } from '../../server/platform/reading/threadReader'
import { median } from './support/load'

export interface BenchResult {
  readonly name: string
  /** In hundred; of the pictures milliseconds. */
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly unit: '%' | 'ms'
  readonly target: number
  readonly note?: string
}

const [count, seed] = [64, 11]
const today = '2026-11-26' as IsoDate
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

interface Photograph {
  readonly name: string
  readonly rows: ReadonlyArray<SlipRow>
  readonly font: string | undefined
  readonly condition: string
  readonly seed: number
}

const draw = (folder: string, photographs: ReadonlyArray<Photograph>): void => {
  const drawn = spawnSync(process.execPath, ['scripts/draw-slips.mjs', folder], { input: JSON.stringify(photographs) })
  if (drawn.status !== 0) throw new Error(`The slips could not be drawn: ${String(drawn.stderr)}`)
}

const shareOf = (name: string, { right, all }: Share, target: number): BenchResult => ({
  name: `reading: ${name}`,
  value: (100 * right) / all,
  limit: 100,
  ratio: right / all,
  unit: '%',
  target,
  note: `${right} of ${all}`,
})

/** Milliseconds that a parent may wait for one picture. */
const quick = 6000

/** Photographs of slips in eight layouts, four typefaces and thirteen conditions, read as the server reads a bill. */
export const benchReading = async (): Promise<ReadonlyArray<BenchResult>> => {
  const products = content<Products>('products.json').map((product, at) => ({
    ...product,
    satang: 3900 + ((at * 7919) % 900) * 100,
  }))
  const shops = content<Shops>('shops.json')
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-slips-'))
  const set = slipSet(count, seed, today, products)
  const named = set.map((slip, at) => {
    const condition =
      slip.layout === 'e-receipt'
        ? 'screenshot'
        : (ofCameras[(at * 5 + Math.floor(at / 8)) % ofCameras.length] ?? 'plain')
    const font = typefaces[(Math.floor(at / 8) + at) % typefaces.length]
    const photographs = slip.pictures.map((rows, part) => ({
      name: `${at}-${part}`,
      rows,
      font,
      condition,
      seed: seed * 1000 + at * 10 + part,
    }))
    return { slip, condition, photographs }
  })
  draw(
    folder,
    named.flatMap(({ photographs }) => photographs),
  )
  const reader = threadReader({ script: pathToFileURL(path.resolve('server/dist/readerThread.js')), comesLast: false })
  const times: Array<number> = []
  let score = noScore
  let unread = 0
  try {
    for (const { slip, photographs } of named) {
      const files = photographs.map(({ name }) => readFileSync(path.join(folder, `${name}.jpg`)))
      const from = performance.now()
      const text = await reader.read(files)()
      times.push((performance.now() - from) / files.length)
      if (E.isLeft(text)) unread += 1
      const read = E.isLeft(text) ? null : readSlip(text.right.words, { today, shops, products })
      score = together(score, scoreOf(read, slip, products))
    }
  } finally {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const p50 = median(times)
  return [
    shareOf('dates', score.date, 0.9),
    shareOf('totals', score.total, 0.9),
    shareOf('receipt numbers', score.number, 0.8),
    shareOf('lines', score.lines, 0.7),
    { ...shareOf('right of what was sure', score.sure, 0.99), note: `${unread} not read` },
    shareOf('slips on which nothing earns wrongfully', { right: count - score.wrongfullyEarning, all: count }, 1),
    {
      name: 'reading: a picture, the middle one',
      value: p50,
      limit: quick,
      ratio: quick / p50,
      unit: 'ms',
      target: 1,
      note: `slowest ${Math.round(Math.max(...times))} ms; beside the limit of ${quick} ms`,
    },
  ]
}
