import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

export interface Packing {
  readonly add: (name: string, bytes: Uint8Array) => Promise<void>
  readonly addFile: (name: string, path: string) => Promise<void>
  /** Rejects unless the file is complete and on disk. */
  readonly end: () => Promise<void>
}

export const packInto = (file: string): Packing => {
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  // The next call reports a failed write.
  written.catch(() => undefined)
  const part = (name: string, size: number, fill: (entry: NodeJS.WritableStream) => Promise<void>): Promise<void> =>
    Promise.race([fill(tar.entry({ name, size, mode: 0o600 })), written])
  return {
    add: (name, bytes) =>
      part(name, bytes.length, (entry) => pipeline([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)], entry)),
    addFile: async (name, path) =>
      part(name, (await stat(path)).size, (entry) => pipeline(createReadStream(path), entry)),
    end: () => {
      tar.finalize()
      return written
    },
  }
}

/** Read or save it before requesting the next part; otherwise it is skipped. */
export interface Unpacked {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
  readonly save: (path: string) => Promise<void>
}

/** In order; throws if the file is truncated or not such an archive. */
export async function* unpacked(file: string): AsyncGenerator<Unpacked, void, undefined> {
  const parts = extract()
  const unpacking = pipeline(createReadStream(file), createGunzip(), parts)
  // The loop below reports the failure.
  unpacking.catch(() => undefined)
  for await (const part of parts) {
    // The library's streams are streamx's, which Node's functions accept.
    const stream = part as unknown as Readable
    yield {
      name: part.header.name,
      read: () => buffer(stream),
      save: (path) => pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    }
    stream.resume()
  }
  await unpacking
}
