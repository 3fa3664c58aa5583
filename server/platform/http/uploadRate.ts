import { Transform } from 'node:stream'
import { RefusedRequest } from './failures.js'
import { refuse } from '../refusal/refused.js'

/** The least pace of a slow body. */
export interface UploadRate {
  /** In any stretch of so many milliseconds, at least so many bytes. */
  readonly windowMs: number
  readonly minBytes: number
  /** Milliseconds from first to last byte. */
  readonly maxMs: number
}

/** Slower than a telephone's worst moment, and too fast for whoever holds places open on purpose. */
export const minUploadRate: UploadRate = { windowMs: 20_000, minBytes: 8192, maxMs: 300_000 }

/** Passes a body through while it keeps pace and size; fails with `RefusedRequest` as soon as it does not. */
export const limitUpload = ({ windowMs, minBytes, maxMs }: UploadRate, maxBytes: number): Transform => {
  let all = 0
  let inWindow = 0
  const through = new Transform({
    transform: (piece: Buffer, _, done) => {
      all += piece.length
      inWindow += piece.length
      if (all > maxBytes) done(new RefusedRequest(refuse('too_large').left))
      else done(null, piece)
    },
  })
  const tooSlow = (): void => void through.destroy(new RefusedRequest(refuse('upload_slow').left))
  const window = setInterval(() => {
    if (inWindow < minBytes) tooSlow()
    inWindow = 0
  }, windowMs)
  const end = setTimeout(tooSlow, maxMs)
  // Readers are told of the failure; nobody may be reading yet.
  through.on('error', () => undefined)
  through.once('close', () => {
    clearInterval(window)
    clearTimeout(end)
  })
  return through
}
