import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

/** Confidence 0 to 100. */
export interface RecognizedWord {
  readonly text: string
  readonly confidence: number
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
}

/** `text`: Thai and Latin. `figures`: Latin alone, which mistakes no figure or Latin name for Thai. */
export type OcrScript = 'text' | 'figures'

export interface OcrResult {
  readonly words: ReadonlyArray<RecognizedWord>
  readonly confidence: number
  /** The rotation by which rows were levelled. */
  readonly radians: number
}

export interface Recognizer {
  /** `radians` null: measured from the rows. */
  readonly recognize: (script: OcrScript, png: Buffer, radians: number | null) => Promise<OcrResult>
}

const languages: Readonly<Record<OcrScript, ReadonlyArray<string>>> = { text: ['tha', 'eng'], figures: ['eng'] }

/** The recognizer loads all its data from one folder, once; the folder is deleted afterwards. */
const withData = async <A>(begin: (folder: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-reader-'))
  const { resolve } = createRequire(import.meta.url)
  for (const name of languages.text) {
    const file = `${name}.traineddata.gz`
    const packaged = dirname(resolve(`@tesseract.js-data/${name}/package.json`))
    copyFileSync(join(packaged, '4.0.0_best_int', file), join(folder, file))
  }
  return begin(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

const prepared = async (worker: Worker): Promise<Worker> => {
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
    user_defined_dpi: '300',
    // Receipts are black on white; otherwise the engine recognizes doubtful parts once more, inverted.
    tessedit_do_invert: '0',
    debug_file: '/dev/null',
  })
  return worker
}

const begin = (): Promise<Worker> =>
  withData(async (langPath) =>
    prepared(
      await createWorker([...languages.text], OEM.LSTM_ONLY, {
        langPath,
        cacheMethod: 'none',
        gzip: true,
        errorHandler: () => undefined,
      }),
    ),
  )

/** One worker for both scripts: switching takes 0.1 s, a second worker 130 MB. */
export const beginRecognizer = async (): Promise<Recognizer> => {
  const worker = await begin()
  let now: OcrScript = 'text'
  const change = async (script: OcrScript): Promise<void> => {
    if (script === now) return
    now = script
    await worker.reinitialize(languages[script].join('+'), OEM.LSTM_ONLY)
    await prepared(worker)
  }
  return {
    recognize: async (script, png, radians) => {
      await change(script)
      const level = radians === null ? { rotateAuto: true } : { rotateRadians: radians }
      const { data } = await worker.recognize(png, level, { blocks: true, text: false })
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      return {
        words: lines.flatMap(({ words }) => words),
        confidence: data.confidence,
        radians: data.rotateRadians ?? 0,
      }
    },
  }
}
