import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ReceivedFile {
  readonly path: string
  readonly size: number
  readonly digest: string
  /** Its first bytes, enough to recognize the kind. */
  readonly head: Uint8Array
}

export interface IncomingFolder {
  /** Streams to disk. Rejects and removes the file if the stream breaks or the signal aborts. */
  readonly receive: (stream: Readable, signal: AbortSignal) => Promise<ReceivedFile>
  readonly discard: (files: ReadonlyArray<ReceivedFile>) => Promise<void>
  readonly deleteStale: (now: Date) => Promise<number>
}

const headBytes = 12
const dayMs = 24 * 3_600_000

const noting = () => {
  const hash = createHash('sha256')
  let size = 0
  let head = new Uint8Array()
  return {
    pass: async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        hash.update(piece)
        size += piece.length
        if (head.length < headBytes) head = Uint8Array.from([...head, ...piece.subarray(0, headBytes - head.length)])
        yield piece
      }
    },
    noted: () => ({ size, head, digest: hash.digest('base64url') }),
  }
}

export const incomingFolder = (folder: string): IncomingFolder => ({
  receive: async (stream, signal) => {
    const path = join(folder, randomUUID())
    const { pass, noted } = noting()
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    try {
      await pipeline(stream, pass, file, { signal })
    } catch (failure) {
      // The file may still be opening and would appear again.
      if (!file.closed) await new Promise<void>((closed) => file.once('close', () => closed()).destroy())
      await rm(path, { force: true })
      throw failure
    }
    return { path, ...noted() }
  },
  discard: async (files) => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  },
  deleteStale: async (now) => {
    let swept = 0
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const stats = await stat(path).catch(() => null)
      if (stats === null || stats.mtimeMs > now.getTime() - dayMs) continue
      await rm(path, { force: true })
      swept += 1
    }
    return swept
  },
})
