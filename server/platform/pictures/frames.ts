import type { Duplex } from 'node:stream'

export interface Frame {
  readonly message: unknown
  readonly file: Uint8Array
}

const headBytes = 8
/** A longer frame destroys the stream. */
const maxBytes = { message: 4 * 1024 * 1024, file: 32 * 1024 * 1024 }

/** The lengths of both parts, four bytes each, then the parts. */
export const writeFrame = (stream: Duplex, message: unknown, ...files: ReadonlyArray<Uint8Array>): void => {
  const text = Buffer.from(JSON.stringify(message))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(text.length)
  head.writeUInt32LE(
    files.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  stream.cork()
  for (const part of [head, text, ...files]) stream.write(part)
  stream.uncork()
}

export const onFrames = (stream: Duplex, onFrame: (frame: Frame) => void): void => {
  let pieces: Buffer[] = []
  let held = 0
  const takeFrame = (): boolean => {
    if (held < headBytes) return false
    const [first] = (pieces = (pieces[0]?.length ?? 0) < headBytes ? [Buffer.concat(pieces)] : pieces)
    if (first === undefined) return false
    const [text, file] = [first.readUInt32LE(0), first.readUInt32LE(4)]
    if (text > maxBytes.message || file > maxBytes.file) throw new RangeError('a frame is too long')
    const length = headBytes + text + file
    if (held < length) return false
    const all = Buffer.concat(pieces)
    pieces = held > length ? [all.subarray(length)] : []
    held -= length
    const message: unknown = JSON.parse(all.toString('utf8', headBytes, headBytes + text))
    onFrame({ message, file: all.subarray(headBytes + text, length) })
    return true
  }
  stream.on('data', (piece: Buffer) => {
    pieces.push(piece)
    held += piece.length
    try {
      while (takeFrame());
    } catch (failure) {
      stream.destroy(failure as Error)
    }
  })
}
