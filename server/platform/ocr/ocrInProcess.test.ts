import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TextReader } from '@careplus/core/internal/ports'
import { memoryTextReader } from '@careplus/core/internal/testing'
import type { SlipRow } from '@careplus/core/testing'
import { buildPictureProgram, type BuiltPictureProgram } from '../../testing/buildPictureProgram.js'
import { renderReceipt } from '../../testing/renderedReceipt.js'
import { passesTheTextReaderSuite, type PictureWithWords } from './textReader.suite.js'
import { childProcess } from '../pictures/openProcess.js'
import { ocrInProcess } from './ocrInProcess.js'

const row = (text: string): SlipRow => ({ cells: [{ text, x: 0, align: 'left' }] })
const rows: ReadonlyArray<SlipRow> = [
  row('TESCO LOTUS'),
  row('TAX ID 0105536092641'),
  row('RECEIPT NO. 9006886331'),
  row('HIQ F4 PLAIN 1800G'),
  row('TOTAL 819.00'),
  ...Array.from({ length: 12 }, () => row('')),
]
const paper = renderReceipt(rows)
const standing = [
  { text: 'TESCO', x: 76, y: 92 },
  { text: 'PLAIN', x: 177, y: 200 },
]
const { width, height } = paper

const turned = async (degrees: number): Promise<PictureWithWords> => {
  const png = await sharp(paper.svg)
    .rotate(degrees, { background: '#fbfaf6' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const words = standing.map(({ text, x, y }) => {
    const [right, down] = [x - width / 2, y - height / 2]
    return {
      text,
      x: 0.5 + (right * cos - down * sin) / png.info.width,
      y: 0.5 + (right * sin + down * cos) / png.info.height,
    }
  })
  return { file: new Uint8Array(png.data), words }
}

let built: BuiltPictureProgram
let reader: TextReader
let pictures: ReadonlyArray<PictureWithWords>
beforeAll(async () => {
  built = await buildPictureProgram()
  reader = ocrInProcess({ open: childProcess(built.script), longestMs: 100_000, comesLast: false })
  pictures = [await turned(4), await turned(180)]
})
afterAll(async () => {
  await reader.close()
  built.remove()
})

it('is shown print: without a font on the machine no test of reading means anything', async () => {
  const [printed, blank] = [
    await sharp(paper.svg).greyscale().stats(),
    await sharp(renderReceipt([]).svg).greyscale().stats(),
  ]
  expect(printed.channels[0]?.min).toBeLessThan(120)
  expect(blank.channels[0]?.min).toBeGreaterThan(200)
})

it('says that there was no process apart from what became of the picture', async () => {
  const none = ocrInProcess({
    open: () => {
      throw new Error('no process')
    },
  })
  const [{ file } = expect.unreachable()] = pictures
  expect(await none.read([file])).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'unavailable' }))
  await none.close()
})

passesTheTextReaderSuite('the reader in a process', () => ({ reader, pictures }))

passesTheTextReaderSuite('the reader in memory', () => ({
  pictures,
  reader: memoryTextReader((file) => {
    const known = pictures.find((each) => each.file.length === file.length)
    if (known === undefined) return null
    const word = ({ text, x, y }: PictureWithWords['words'][number]) => ({
      text,
      confidence: 0.9,
      picture: 0,
      box: { left: x * 1000 - 9, top: y * 1000 - 9, right: x * 1000 + 9, bottom: y * 1000 + 9 },
    })
    return { words: known.words.map(word), width: 1000, height: 1000 }
  }),
}))
