import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { project, type Projection } from '@careplus/core/internal/loyalty-reading'
import { readSlip } from '@careplus/core/loyalty-reading'
import type { ReadText, TextReader } from '@careplus/core/internal/ports'
import { noScore, scoreOf, together, type Share } from '@careplus/core/internal/testing'
import { totalOf } from '@careplus/core/testing'
import { billFolder } from '../../server/loyalty/bills/billPictures'
import { normalizeUploads } from '../../server/platform/pictures/normalizeUploads'
import { childProcess } from '../../server/platform/pictures/openProcess'
import { ocrInProcess } from '../../server/platform/ocr/ocrInProcess'
import { incomingFolder } from '../../server/platform/storage/incomingFolder'
import { openStorage } from '../../server/platform/storage/openStorage'
import { inlineNormalizer } from '../../server/testing/inlineNormalizer'
import { receiptCatalogue, receiptDay, photographReceipts } from './receiptPhotographs'
import { tallReceipt } from './tallReceipt'

const { shops, products } = receiptCatalogue()
let reader: TextReader
beforeAll(() => {
  const open = childProcess(pathToFileURL(path.resolve('server/dist/pictureProgram.js')))
  // Milliseconds; a busy machine is slow, not wrong.
  reader = ocrInProcess({ open, longestMs: 100_000, comesLast: false })
})
afterAll(() => reader.close())

const readText = async (files: ReadonlyArray<Uint8Array>): Promise<ReadText | null> => {
  const text = await reader.read(files)
  return E.isLeft(text) ? null : text.right
}
const readAs = (text: ReadText | null) =>
  text === null ? null : readSlip(text.words, { today: receiptDay, shops, products })

/** The page's first corner is the paper's, not the picture's. */
const isCut = (page: Projection | undefined): boolean =>
  page !== undefined && Object.values(project(page, { x: 0, y: 0 })).every((share) => share > 0.03 && share < 0.97)

/** A tenth of the set of `npm run bench -- reading`: each layout but the screenshot's, in different conditions. */
const sample = [10, 12, 14, 16, 45, 51, 57]
const turned = new Set(['upside-down', 'sideways', 'perspective', 'tilt'])

const share = ({ right, all }: Share): number => right / all

it('photographs of slips are read about as well as they ever were', async () => {
  let score = noScore
  let [upright, cut] = [0, 0]
  for (const { receipt, condition, files } of photographReceipts(sample)) {
    const text = await readText(files)
    const own = scoreOf(readAs(text), receipt, products)
    if (isCut(text?.pages[0])) cut += 1
    score = together(score, own)
    if (turned.has(condition) && own.total.right + own.number.right > 0) upright += 1
  }
  // Two thirds; the whole set reaches nine tenths, and a defect nearly nothing.
  expect(score.date.all).toBe(sample.length)
  for (const part of ['date', 'total', 'number', 'lines'] as const)
    expect([part, share(score[part])]).toSatisfy(([, right]: [string, number]) => right > 0.66)
  expect(upright).toBeGreaterThanOrEqual(3)
  expect(cut).toBeGreaterThanOrEqual(5)
  expect(score.sure.all).toBeGreaterThan(10)
  expect(share(score.sure)).toBeGreaterThan(0.9)
  expect(score.wrongfullyEarning).toBe(0)
}, 600_000)

describe('a tall electronic receipt', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careplus-tall-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const storePicture = async (file: Uint8Array) => {
    const storage = await openStorage({ _tag: 'folder', folder: path.join(folder, 'pictures') })
    const incoming = incomingFolder(folder)
    const received = await incoming.receive(Readable.from([Buffer.from(file)]), AbortSignal.timeout(60_000))
    const normalized = await normalizeUploads(
      { normalizer: inlineNormalizer, storage },
      billFolder,
      { json: null, files: [received] },
      new Date(),
    )
    const [picture] = E.isRight(normalized) ? normalized.right.body.files : []
    if (picture === undefined) throw new Error('The picture was refused.')
    const bytes = await storage.get(picture.wholeKey)
    return { width: picture.width, height: picture.height, bytes: bytes ?? new Uint8Array() }
  }

  it('is kept as it is, and read whole, from one picture and from two that overlap', async () => {
    const { bought, width, height, whole, parts } = await tallReceipt(receiptDay, products)
    expect([width, height > 5500, height < 6500]).toStrictEqual([1080, true, true])
    const [one, ...two] = await Promise.all([whole, ...parts].map(storePicture))
    expect([one?.width, one?.height]).toStrictEqual([width, height])
    for (const pictures of [[one!], two]) {
      const read = readAs(await readText(pictures.map(({ bytes }) => bytes)))
      expect(share(scoreOf(read, { layout: 'e-receipt', bought, pictures: [] }, products).lines)).toBeGreaterThan(0.66)
      expect([read?.date?.value, read?.number?.value, read?.total?.value]).toStrictEqual([
        bought.date,
        bought.number,
        totalOf(bought),
      ])
    }
  }, 600_000)
})
