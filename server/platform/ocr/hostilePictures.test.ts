import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longestWord, mostWords } from '@careplus/core/internal/loyalty-reading'
import type { NotRead, ReadText, TextReader } from '@careplus/core/internal/ports'
import { buildPictureProgram, type BuiltPictureProgram } from '../../testing/buildPictureProgram.js'
import { lineRows, renderReceipt } from '../../testing/renderedReceipt.js'
import { hostilePictures } from '../../testing/hostilePictures.js'
import { childProcess } from '../pictures/openProcess.js'
import { ocrInProcess } from './ocrInProcess.js'

let built: BuiltPictureProgram
/** A tenth of a picture's time limit, as on a busy machine. */
let hurried: TextReader
let patient: TextReader
beforeAll(async () => {
  built = await buildPictureProgram()
  const ocrWithin = (longestMs: number) =>
    ocrInProcess({ open: childProcess(built.script), longestMs, comesLast: false })
  hurried = ocrWithin(3000)
  patient = ocrWithin(100_000)
})
afterAll(async () => {
  await Promise.all([hurried.close(), patient.close()])
  built.remove()
})

const certain: Readonly<Record<string, string>> = {
  'a bomb': 'broken',
  'a header without a picture': 'broken',
  'half a JPEG': 'broken',
  'a strip one pixel wide': 'empty',
  'a strip one pixel high': 'empty',
  'a strip twenty pixels wide': 'empty',
  'one pixel': 'empty',
}
const outcomeOf = (result: E.Either<NotRead, ReadText>): string =>
  E.isLeft(result) ? result.left.reason : result.right.words.length === 0 ? 'empty' : 'words'

it.each(Object.entries(hostilePictures))('%s ends in time, and nobody waits meanwhile', async (name, make) => {
  const file = new Uint8Array(await make())
  const reader = certain[name] === undefined ? hurried : patient
  const before = process.cpuUsage()
  const result = await reader.read([file])
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
  const outcome = outcomeOf(result)
  expect(certain[name] === undefined ? ['words', 'empty', 'too_slow'] : [certain[name]]).toContain(outcome)
  if (E.isLeft(result)) return
  const { words } = result.right
  expect(words.length).toBeLessThanOrEqual(mostWords)
  for (const { text } of words)
    expect([text.length <= longestWord, /[\p{C}\p{Z}]/u.test(text)]).toStrictEqual([true, false])
  if (name.endsWith('that moves')) expect(words.map(({ text }) => text).join('')).toMatch(/^TOTAL819/)
})

it('and the next slip is read', async () => {
  const { svg } = renderReceipt(
    lineRows(Array.from({ length: 12 }, (_, at) => (at === 6 ? 'R 9006886331' : 'TOTAL 819.00'))),
  )
  const result = await patient.read([new Uint8Array(await sharp(svg).png().toBuffer())])
  expect(E.isRight(result) && result.right.words.map(({ text }) => text)).toContain('9006886331')
})
