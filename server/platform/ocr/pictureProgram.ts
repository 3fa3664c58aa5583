import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import * as E from 'fp-ts/Either'
import { scaling } from '@careplus/core/internal/loyalty-reading'
import { boundedWords } from './boundedWords.js'
import { hasPrint } from './hasPrint.js'
import { openPicture } from './preparePage.js'
import { beginRecognizer, type Recognizer } from './recognizer.js'
import { recognizePicture } from './recognizePage.js'
import { reencodeAvatar, examinePicture, reencodePicture } from '../pictures/reencodePicture.js'
import { onFrames, writeFrame } from '../pictures/frames.js'
import { PictureTask, type PictureAnswer } from '../pictures/pictureMessages.js'

/** It has no settings and needs no network, files or server; the client enforces the time limit. */

/** systemd and the server both pass the stream as descriptor 3. Source: sd_listen_fds(3), SD_LISTEN_FDS_START. */
const stream = new Socket({ fd: 3 })
const end = () => process.kill(process.pid, 'SIGKILL')
// The process exits at once even if its threads run, also when the server was killed.
stream.once('close', end)
stream.on('error', () => undefined)

let recognizer: Promise<Recognizer> | null = null
const begunRecognizer = (comesLast: boolean): Promise<Recognizer> => {
  // Also for every thread that starts later.
  if (comesLast && recognizer === null) setPriority(constants.priority.PRIORITY_LOW)
  recognizer ??= beginRecognizer()
  return recognizer
}

interface Done {
  readonly answer: PictureAnswer
  readonly files: ReadonlyArray<Uint8Array>
}
const done = (answer: PictureAnswer, ...files: ReadonlyArray<Uint8Array>): Done => ({ answer, files })

const recognized = async (known: Recognizer, picture: number, file: Uint8Array): Promise<PictureAnswer> => {
  const opened = await openPicture(file).catch(() => null)
  if (opened === null) return { _tag: 'Refused', refusal: { _tag: 'PictureBroken' } }
  if (!hasPrint(opened.grey)) return { _tag: 'Recognized', words: [], page: scaling(1, 1) }
  const page = await recognizePicture(known, opened)
  return { _tag: 'Recognized', words: [...boundedWords(page, picture)], page: page.onPicture }
}

const doneWith = async (task: PictureTask, file: Uint8Array): Promise<Done> => {
  switch (task._tag) {
    case 'Examine': {
      const size = await examinePicture(file)
      return done(
        E.isLeft(size) ? { _tag: 'Refused', refusal: size.left } : { _tag: 'Examined', size: { ...size.right } },
      )
    }
    case 'Redraw': {
      const reencoded = await reencodePicture(file, task.size)
      if (E.isLeft(reencoded)) return done({ _tag: 'Refused', refusal: reencoded.left })
      const { perceptualHash: hash, whole, thumbnail } = reencoded.right
      return done({ _tag: 'Redrawn', likeness: hash, wholeBytes: whole.length }, whole, thumbnail)
    }
    case 'Avatar': {
      const reencoded = await reencodeAvatar(file)
      return E.isLeft(reencoded)
        ? done({ _tag: 'Refused', refusal: reencoded.left })
        : done({ _tag: 'AvatarDrawn' }, reencoded.right)
    }
    case 'Recognize':
      return done(await recognized(await begunRecognizer(task.comesLast), task.picture, file))
  }
}

const answer = async (task: PictureTask, file: Uint8Array): Promise<void> => {
  if (task._tag === 'Recognize') await begunRecognizer(task.comesLast)
  writeFrame(stream, { _tag: 'Ready' })
  const { answer, files } = await doneWith(task, file)
  writeFrame(stream, answer, ...files)
}

onFrames(stream, ({ message, file }) => {
  const task = PictureTask.decode(message)
  if (E.isLeft(task)) end()
  else void answer(task.right, file)
})
