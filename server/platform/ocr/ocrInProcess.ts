import * as E from 'fp-ts/Either'
import type { Projection } from '@careplus/core/internal/loyalty-reading'
import type { ReadWord } from '@careplus/core/loyalty-reading'
import type { NotRead, ReadText, TextReader } from '@careplus/core/internal/ports'
import { pictureProcess, type PictureProcessOptions } from '../pictures/pictureProcess.js'

export interface OcrProcessOptions extends Omit<PictureProcessOptions, 'longestMs'> {
  readonly longestMs?: number
  readonly comesLast?: boolean
}

const notRead = (reason: NotRead['reason']): E.Either<NotRead, never> => E.left({ _tag: 'NotRead', reason })

export const ocrInProcess = ({ comesLast = true, longestMs = 30_000, ...options }: OcrProcessOptions): TextReader => {
  const process = pictureProcess({ longestMs, ...options })
  const recognizeAll = async (files: ReadonlyArray<Uint8Array>): Promise<E.Either<NotRead, ReadText>> => {
    const [words, pages]: [ReadWord[], Projection[]] = [[], []]
    for (const [picture, file] of files.entries()) {
      const outcome = await process.run({ _tag: 'Recognize', picture, comesLast }, file)
      if (E.isLeft(outcome)) return notRead(outcome.left.reason)
      const { answer } = outcome.right
      if (answer._tag !== 'Recognized') return notRead(answer._tag === 'Refused' ? 'broken' : 'failed')
      words.push(...answer.words)
      pages.push(answer.page)
    }
    return E.right({ words, pages })
  }
  return { read: (files) => recognizeAll(files), close: process.close }
}
