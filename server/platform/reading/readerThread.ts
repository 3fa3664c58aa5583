/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { Projection } from '@careplus/core/loyalty-reading'
import { boundedWords } from './boundedWords.js'
import { openPicture } from './preparePage.js'
import { beginRecognizer } from './recognizer.js'
import { recognizePicture } from './recognizePage.js'
import { holdsPrint } from './holdsPrint.js'
import type { FromReader, ReaderAnswer, ReaderData, ToReader } from './readerMessages.js'

/** The program of the thread that reads: told a picture, it answers its words. Its time is kept from outside. */

// Where threads have a priority of their own (Linux) this one and those it starts come last; elsewhere it would be the whole
// server's.
if ((workerData as ReaderData).comesLast && process.platform === 'linux')
  setPriority(0, constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)

const recognizer = beginRecognizer()
const tell = (told: FromReader): void => parentPort?.postMessage(told)
recognizer.then(
  () => tell({ _tag: 'Ready' }),
  (reason: unknown) => {
    throw reason
  },
)

const wholePicture: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1]

const answer = async ({ picture, file }: ToReader): Promise<ReaderAnswer> => {
  const opened = await openPicture(file).catch(() => null)
  if (opened === null) return { _tag: 'Broken' }
  if (!holdsPrint(opened.grey)) return { _tag: 'Read', words: [], page: wholePicture }
  const read = await recognizePicture(await recognizer, opened)
  return { _tag: 'Read', words: boundedWords(read, picture), page: read.onPicture }
}

parentPort?.on('message', (asked: ToReader) => {
  void answer(asked).then(tell)
})
