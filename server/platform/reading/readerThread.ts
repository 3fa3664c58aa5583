/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker as Recognizer } from 'tesseract.js'
import type { Projection } from '@careplus/core/loyalty-reading'
import { boundedWords } from './boundedWords.js'
import { greyPicture } from './preparePage.js'
import { recognizePicture } from './recognizePage.js'
import { holdsPrint } from './holdsPrint.js'
import type { FromReader, ReaderAnswer, ReaderData, ToReader } from './readerMessages.js'

/** The program of the thread that reads: told a picture, it answers its words. Its time is kept from outside. */

const languages = ['tha', 'eng']

/** The recognizer wants all of its data in one folder. They are read once, and nothing is kept. */
const withData = async <A>(begin: (folder: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-reader-'))
  const { resolve } = createRequire(import.meta.url)
  for (const name of languages) {
    const file = `${name}.traineddata.gz`
    const packaged = dirname(resolve(`@tesseract.js-data/${name}/package.json`))
    copyFileSync(join(packaged, '4.0.0_best_int', file), join(folder, file))
  }
  return begin(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

const start = (): Promise<Recognizer> =>
  withData(async (langPath) => {
    const recognizer = await createWorker(languages, OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => undefined,
    })
    await recognizer.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      preserve_interword_spaces: '1',
      user_defined_dpi: '300',
      // Of each scrap that is no line it would tell the server's log.
      debug_file: '/dev/null',
    })
    return recognizer
  })

// Where threads have a priority of their own (Linux) this one and those it starts come last; elsewhere it would be the whole
// server's.
if ((workerData as ReaderData).comesLast && process.platform === 'linux')
  setPriority(0, constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)

const recognizer = start()
const tell = (told: FromReader): void => parentPort?.postMessage(told)
recognizer.then(
  () => tell({ _tag: 'Ready' }),
  (reason: unknown) => {
    throw reason
  },
)

const wholePicture: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1]

const answer = async ({ picture, file }: ToReader): Promise<ReaderAnswer> => {
  const grey = await greyPicture(file).catch(() => null)
  if (grey === null) return { _tag: 'Broken' }
  if (!holdsPrint(grey)) return { _tag: 'Read', words: [], page: wholePicture }
  const { words, onPicture } = await recognizePicture(await recognizer, grey)
  return { _tag: 'Read', words: boundedWords(words, picture), page: onPicture }
}

parentPort?.on('message', (asked: ToReader) => {
  void answer(asked).then(tell)
})
