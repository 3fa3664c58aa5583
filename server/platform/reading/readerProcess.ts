import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { scaling } from '@careplus/core/loyalty-reading'
import { boundedWords } from './boundedWords.js'
import { openPicture } from './preparePage.js'
import { beginRecognizer } from './recognizer.js'
import { recognizePicture } from './recognizePage.js'
import { holdsPrint } from './holdsPrint.js'
import type { FromReader, ReaderAnswer, ToReader } from './readerMessages.js'

/** The program of the process that reads: told a picture, it answers its words. Its time is kept from outside. */

// With every thread that begins in it.
if (process.env['READER_COMES_LAST'] === '1') setPriority(constants.priority.PRIORITY_LOW)
// A server that was killed takes it along.
process.once('disconnect', () => process.exit())
sharp.cache(false)
sharp.concurrency(1)

const recognizer = beginRecognizer()
const tell = (told: FromReader): void => {
  process.send?.(told)
}
recognizer.then(
  () => tell({ _tag: 'Ready' }),
  (reason: unknown) => {
    throw reason
  },
)

const answer = async ({ picture, file }: ToReader): Promise<ReaderAnswer> => {
  const opened = await openPicture(file).catch(() => null)
  if (opened === null) return { _tag: 'Broken' }
  if (!holdsPrint(opened.grey)) return { _tag: 'Read', words: [], page: scaling(1, 1) }
  const read = await recognizePicture(await recognizer, opened)
  return { _tag: 'Read', words: boundedWords(read, picture), page: read.onPicture }
}

process.on('message', (asked: ToReader) => {
  void answer(asked).then(tell)
})
