import { finished, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import * as E from 'fp-ts/Either'
import { refusal, type Refusal } from '@careplus/adapters/internal/contract'
import type { Multipart } from '@careplus/adapters/contract'
import type { IncomingFolder, ReceivedFile } from '../storage/incomingFolder.js'
import { RefusedRequest } from './failures.js'
import { parseJson } from './json.js'
import { limitUpload, type UploadRate } from './uploadRate.js'
import { refuseFields } from '../refusal/refused.js'

export interface MultipartLimits {
  /** A further file is reported to the handler and not stored. */
  readonly mostFiles: number
  /** Bytes; a longer file is reported as one byte longer. */
  readonly largestFile: number
}

export type Received = Multipart<unknown, ReceivedFile>

const largestJson = 65_536

/** Room for one extra file, so that the refusal can name the rule, and for the lines between parts. */
export const largestMultipart = ({ mostFiles, largestFile }: MultipartLimits): number =>
  (mostFiles + 1) * (largestFile + 1024) + largestJson

const nothing = refusal('', 'not_object')

const unreadable = (fault: Refusal = nothing): RefusedRequest => new RefusedRequest(refuseFields([fault]).left)

/** A faulty part does not stop the body, because the sender reads no response before its end. */
class Parts {
  json: unknown = undefined
  fault: Refusal | null = null
  failed = false
  private readonly taking: Promise<ReceivedFile>[] = []
  private readonly abort = new AbortController()

  constructor(
    private readonly incoming: IncomingFolder,
    private readonly mostFiles: number,
    private readonly broken: (failure: Error) => void,
  ) {}

  field(name: string, text: Uint8Array, nameCut: boolean, cut: boolean): void {
    if (name !== 'json' || nameCut || cut || this.json !== undefined) return this.wrong(nothing)
    const parsed = parseJson(text)
    if (E.isLeft(parsed)) return this.wrong(parsed.left)
    this.json = parsed.right
  }

  file(name: string, stream: BusboyFileStream): void {
    // Generated clients send JSON as a file, in any order.
    if (name === 'json') return this.jsonFile(stream)
    if (name !== 'picture') this.wrong(nothing)
    if (this.fault !== null || this.taking.length > this.mostFiles) {
      stream.resume()
      return
    }
    const received = this.incoming.receive(stream, this.abort.signal)
    received.catch((failure: NodeJS.ErrnoException) => {
      this.failed ||= failure.errno !== undefined
      this.broken(failure)
    })
    this.taking.push(received)
  }

  private jsonFile(stream: BusboyFileStream): void {
    const pieces: Buffer[] = []
    let size = 0
    stream.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= largestJson) pieces.push(piece)
    })
    stream.on('end', () => this.field('json', Buffer.concat(pieces), false, size > largestJson))
  }

  wrong(fault: Refusal): void {
    this.fault ??= fault
  }

  async whole(): Promise<Received> {
    return { json: this.json, files: await Promise.all(this.taking) }
  }

  async discard(): Promise<void> {
    this.abort.abort()
    const received = await Promise.allSettled(this.taking)
    await this.incoming.discard(received.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])))
  }
}

const listen = (parser: BusboyInstance, parts: Parts): void => {
  parser.on('field', (name, text, nameCut, cut) => parts.field(name, Buffer.from(text), nameCut, cut))
  parser.on('file', (name, stream) => parts.file(name, stream))
  parser.on('fieldsLimit', () => parts.wrong(nothing))
}

/** Null: the header has no boundary. */
const parserFor = (headers: BusboyHeaders, parts: Parts, { mostFiles, largestFile }: MultipartLimits) => {
  const bounds = {
    fieldNameSize: 32,
    fieldSize: largestJson,
    fields: 2,
    // One more than is stored, plus the JSON if it comes as a file.
    files: mostFiles + 2,
    fileSize: largestFile + 1,
    headerPairs: 20,
    headerSize: 2048,
  }
  const parser = E.tryCatch(
    () => new Busboy({ headers, limits: bounds }),
    () => null,
  )
  if (E.isLeft(parser)) return null
  listen(parser.right, parts)
  return parser.right
}

/** Rejects with `RefusedRequest` and then leaves no files. */
export const receiveMultipart = async (
  body: Readable,
  headers: BusboyHeaders,
  limits: MultipartLimits,
  incoming: IncomingFolder,
  pace: UploadRate,
): Promise<Received> => {
  const through = limitUpload(pace, largestMultipart(limits))
  const broken = (failure: Error): void => void through.destroy(failure)
  const parts = new Parts(incoming, limits.mostFiles, broken)
  finished(body, (failure) => {
    if (failure) broken(failure)
  })
  try {
    const parser = parserFor(headers, parts, limits)
    if (parser === null) throw unreadable()
    await pipeline(body.pipe(through), parser)
    if (parts.json === undefined) parts.wrong(nothing)
    if (parts.fault !== null) throw unreadable(parts.fault)
    return await parts.whole()
  } catch (failure) {
    through.destroy()
    await parts.discard()
    // Not destroyed: the connection still carries the response.
    body.unpipe(through)
    body.resume()
    // All other failures are the body's fault: a missing boundary or end.
    throw failure instanceof RefusedRequest || parts.failed ? failure : unreadable()
  }
}
