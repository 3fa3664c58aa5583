import { Transform } from 'node:stream'
import { RefusedRequest } from './failures.js'
import { refuse } from '../refusal/refused.js'

export interface UploadRate {
  /** At least `minBytes` in each window of this many milliseconds. */
  readonly windowMs: number
  readonly minBytes: number
  /** Milliseconds from first to last byte. */
  readonly maxMs: number
}

/** Slower than a phone's worst connection, and too fast for an attacker who occupies places. */
export const minUploadRate: UploadRate = { windowMs: 20_000, minBytes: 8192, maxMs: 300_000 }

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
  // Readers get the failure; there may be no reader yet.
  through.on('error', () => undefined)
  through.once('close', () => {
    clearInterval(window)
    clearTimeout(end)
  })
  return through
}
