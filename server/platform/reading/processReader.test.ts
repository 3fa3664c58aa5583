import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TextReader } from '@careplus/core/ports'
import { memoryTextReader, type SlipRow } from '@careplus/core/testing'
import { builtReader, type BuiltReader } from '../../testing/builtReader.js'
import { slipOnPaper } from '../../testing/drawnSlip.js'
import { passesTheTextReaderSuite, type PictureWithWords } from './textReader.suite.js'
import { processReader } from './processReader.js'

const row = (text: string): SlipRow => ({ cells: [{ text, x: 0, align: 'left' }] })
const rows: ReadonlyArray<SlipRow> = [
  row('TESCO LOTUS'),
  row('TAX ID 0105536092641'),
  row('RECEIPT NO. 9006886331'),
  row('HIQ F4 PLAIN 1800G'),
  row('TOTAL 819.00'),
  ...Array.from({ length: 12 }, () => row('')),
]
const paper = slipOnPaper(rows)
/** Words of the first row and the fourth, where they are drawn. */
const standing = [
  { text: 'TESCO', x: 76, y: 92 },
  { text: 'PLAIN', x: 177, y: 200 },
]
const { width, height } = paper

/** The slip turned by so many degrees about its middle, on white: nothing shows where its paper ends. */
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

let built: BuiltReader
let reader: TextReader
let pictures: ReadonlyArray<PictureWithWords>
beforeAll(async () => {
  built = await builtReader()
  reader = processReader({ script: built.script, longestMs: 100_000, comesLast: false })
  pictures = [await turned(4), await turned(180)]
})
afterAll(async () => {
  await reader.close()
  built.remove()
})

it('is shown print: without a font on the machine no test of reading means anything', async () => {
  const [printed, blank] = [
    await sharp(paper.svg).greyscale().stats(),
    await sharp(slipOnPaper([]).svg).greyscale().stats(),
  ]
  expect(printed.channels[0]?.min).toBeLessThan(120)
  expect(blank.channels[0]?.min).toBeGreaterThan(200)
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

const scripts = mkdtempSync(join(tmpdir(), 'careplus-readers-'))
afterAll(() => rmSync(scripts, { recursive: true }))

/** Processes that answer as a script says. */
const misbehaving = (name: string, script: string): URL => {
  const file = join(scripts, `${name}.mjs`)
  writeFileSync(file, `const parent = process\nparent.once('disconnect', () => process.exit())\n${script}`)
  return pathToFileURL(file)
}
const answering = `(asked) => parent.send({ _tag: 'Read', page: [1,0,0,0,1,0,0,0,1], words: [
  { text: String(process.pid), confidence: 1, picture: asked.picture, box: { left: 0, top: 0, right: 1, bottom: 1 } }] })`
const file = Uint8Array.of(1)

describe('the reader in a process', () => {
  it('ends a picture that takes too long, and goes on with the next', async () => {
    const script = misbehaving(
      'slow',
      `parent.send({ _tag: 'Ready' })
       parent.on('message', (asked) => { if (asked.file[0] === 9) for (;;); (${answering})(asked) })`,
    )
    const slow = processReader({ script, longestMs: 300, beginMs: 5000 })
    expect(E.isRight(await slow.read([file])())).toBe(true)
    expect(await slow.read([Uint8Array.of(9)])()).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'too_slow' }))
    expect(E.isRight(await slow.read([file])())).toBe(true)
    await slow.close()
  })

  it('gives a process its time to begin, and then a picture no more than any other', async () => {
    const script = misbehaving(
      'late',
      `parent.on('message', () => undefined); setTimeout(() => parent.send({ _tag: 'Ready' }), 400)`,
    )
    const late = processReader({ script, longestMs: 100, beginMs: 50_000 })
    const from = performance.now()
    expect(await late.read([file])()).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'too_slow' }))
    expect(performance.now() - from).toBeLessThan(50_000)
    await late.close()
  })

  it('does not hold it against a picture that a process never gets ready', async () => {
    const script = misbehaving('never', `parent.on('message', () => undefined)`)
    const never = processReader({ script, longestMs: 50_000, beginMs: 300 })
    expect(await never.read([file])()).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'failed' }))
    await never.close()
  })

  it('outlives a process that breaks, and begins another after so many pictures', async () => {
    const script = misbehaving(
      'broken',
      `parent.on('message', (asked) => { if (asked.file[0] === 9) throw new Error('broken'); (${answering})(asked) })`,
    )
    const breaking = processReader({ script, picturesEach: 2 })
    expect(await breaking.read([Uint8Array.of(9)])()).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'failed' }))
    const read = await breaking.read([file, file, file])()
    const readers = E.isRight(read) ? read.right.words.map(({ text }) => text) : []
    expect([readers.length, readers[0] === readers[1], readers[1] === readers[2]]).toStrictEqual([3, true, false])
    await breaking.close()
    expect(await breaking.read([file])()).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'failed' }))
  })

  it('tells the process nothing of the settings of the server', async () => {
    const script = misbehaving(
      'curious',
      `parent.on('message', (asked) => parent.send({ _tag: 'Read', page: [1,0,0,0,1,0,0,0,1],
         words: [{ text: Object.keys(process.env).join(), confidence: 1, picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }] }))`,
    )
    process.env['DATABASE_URL_OF_TEST'] = 'postgres://secret'
    const curious = processReader({ script })
    const read = await curious.read([file])()
    delete process.env['DATABASE_URL_OF_TEST']
    const [word] = E.isRight(read) ? read.right.words : []
    expect(word?.text).toContain('READER_COMES_LAST')
    expect(word?.text).not.toContain('DATABASE_URL')
    await curious.close()
  })

  it('fails what is being read when it is closed', async () => {
    const script = misbehaving('endless', `parent.on('message', () => { for (;;); })`)
    const endless = processReader({ script })
    const read = endless.read([file])()
    await new Promise(setImmediate)
    await endless.close()
    expect(await read).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'failed' }))
  })
})
