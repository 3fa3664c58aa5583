import { performance } from 'node:perf_hooks'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longestWord, mostWords } from '@careplus/core/loyalty-reading'
import type { NotRead, ReadText, TextReader } from '@careplus/core/ports'
import { builtReader, type BuiltReader } from '../../testing/builtReader.js'
import { lineRows, slipOnPaper } from '../../testing/drawnSlip.js'
import { hostilePictures } from '../../testing/hostilePictures.js'
import { childProcess } from '../pictures/openProcess.js'
import { processReader } from './processReader.js'

let built: BuiltReader
let reader: TextReader
beforeAll(async () => {
  built = await builtReader()
  // A tenth of what a picture may take: what a busy machine does not read in it is not read, and that is all.
  reader = processReader({ open: childProcess(built.script), longestMs: 3000, comesLast: false })
})
afterAll(async () => {
  await reader.close()
  built.remove()
})

/** What surely becomes of a picture. `failed` may become of none: nothing ends the thread but the time. */
const certain: Readonly<Record<string, string>> = {
  'a bomb': 'broken',
  'a header without a picture': 'broken',
  'half a JPEG': 'broken',
  'a strip one pixel wide': 'empty',
  'a strip one pixel high': 'empty',
  'a strip twenty pixels wide': 'empty',
  'one pixel': 'empty',
}
const outcomeOf = (read: E.Either<NotRead, ReadText>): string =>
  E.isLeft(read) ? read.left.reason : read.right.words.length === 0 ? 'empty' : 'words'

it.each(Object.entries(hostilePictures))('%s ends in time, and nobody waits meanwhile', async (name, make) => {
  const file = new Uint8Array(await make())
  const before = performance.eventLoopUtilization()
  const read = await reader.read([file])()
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(2000)
  const outcome = outcomeOf(read)
  expect(certain[name] === undefined ? ['words', 'empty', 'too_slow'] : [certain[name]]).toContain(outcome)
  if (E.isLeft(read)) return
  const { words } = read.right
  expect(words.length).toBeLessThanOrEqual(mostWords)
  for (const { text } of words)
    expect([text.length <= longestWord, /[\p{C}\p{Z}]/u.test(text)]).toStrictEqual([true, false])
  if (name.endsWith('that moves')) expect(words.map(({ text }) => text).join('')).toMatch(/^TOTAL819/)
})

it('and the next slip is read', async () => {
  const { svg } = slipOnPaper(
    lineRows(Array.from({ length: 12 }, (_, at) => (at === 6 ? 'R 9006886331' : 'TOTAL 819.00'))),
  )
  const patient = processReader({ open: childProcess(built.script), longestMs: 100_000, comesLast: false })
  const read = await patient.read([new Uint8Array(await sharp(svg).png().toBuffer())])()
  await patient.close()
  expect(E.isRight(read) && read.right.words.map(({ text }) => text)).toContain('9006886331')
})
