import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/Either'
import { readSlip } from '@careplus/core/loyalty-reading'
import { noScore, scoreOf, together, type Share } from '@careplus/core/internal/testing'
import { childProcess } from '../../server/platform/pictures/openProcess'
import { ocrInProcess } from '../../server/platform/ocr/ocrInProcess'
import { receiptCatalogue, receiptCount, receiptDay, photographReceipts } from '../receipts/receiptPhotographs'
import { median } from './support/load'

export interface BenchResult {
  readonly name: string
  /** Per cent; milliseconds for a picture. */
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly unit: '%' | 'ms'
  readonly target: number
  readonly note?: string
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

export const benchReading = async (): Promise<ReadonlyArray<BenchResult>> => {
  const { shops, products } = receiptCatalogue()
  const reader = ocrInProcess({
    open: childProcess(pathToFileURL(path.resolve('server/dist/pictureProgram.js'))),
    comesLast: false,
  })
  const times: Array<number> = []
  let score = noScore
  let unread = 0
  try {
    for (const { receipt, files } of photographReceipts()) {
      const from = performance.now()
      const text = await reader.read(files)
      times.push((performance.now() - from) / files.length)
      if (E.isLeft(text)) unread += 1
      const read = E.isLeft(text) ? null : readSlip(text.right.words, { today: receiptDay, shops, products })
      score = together(score, scoreOf(read, receipt, products))
    }
  } finally {
    await reader.close()
  }
  const p50 = median(times)
  return [
    shareOf('dates', score.date, 0.9),
    shareOf('totals', score.total, 0.9),
    shareOf('receipt numbers', score.number, 0.8),
    shareOf('lines', score.lines, 0.7),
    { ...shareOf('right of what was sure', score.sure, 0.99), note: `${unread} not read` },
    shareOf(
      'slips on which nothing earns wrongfully',
      { right: receiptCount - score.wrongfullyEarning, all: receiptCount },
      1,
    ),
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
