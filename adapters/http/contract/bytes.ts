import * as t from 'io-ts'

/** Its bytes give its type. */
export class BytesBody extends t.Type<Uint8Array, Uint8Array, unknown> {
  readonly _tag = 'BytesBody' as const
  constructor(
    name: string,
    /** In bytes; a larger body is refused early. */
    readonly largest: number,
  ) {
    super(
      name,
      (u): u is Uint8Array => u instanceof Uint8Array,
      (u, context) => (u instanceof Uint8Array && u.length > 0 ? t.success(u) : t.failure(u, context, 'required')),
      t.identity,
    )
  }
}

/** A file as the API sends it. */
export interface SentFile {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** JSON and files in one body. `File`: bytes on the sending side; the server's own form of them on the other. */
export interface Multipart<A, File = SentFile> {
  readonly json: A
  readonly files: ReadonlyArray<File>
}

/** A part `json` and the files as parts `picture`, in any order. The receiver checks type, size and number of the
 * files. */
export class MultipartBody<C extends t.Mixed> extends t.Type<Multipart<t.TypeOf<C>>, Multipart<t.TypeOf<C>>, unknown> {
  readonly _tag = 'MultipartBody' as const
  constructor(
    name: string,
    readonly json: C,
    readonly mostFiles: number,
    readonly largestFile: number,
    readonly fewestFiles = 1,
  ) {
    super(
      name,
      (u): u is Multipart<t.TypeOf<C>> => json.is((u as Partial<Multipart<unknown>> | null)?.json),
      (u, context) => {
        const { json: told, files } = (u ?? {}) as Partial<Multipart<unknown>>
        const read = json.validate(told, context)
        return read._tag === 'Left' ? read : t.success({ json: read.right, files: files ?? [] })
      },
      ({ json: told, files }) => ({ json: json.encode(told) as t.TypeOf<C>, files }),
    )
  }
}

export interface FileAnswer {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Refusals are still JSON. */
export class FileAnswerCodec extends t.Type<FileAnswer, FileAnswer, unknown> {
  readonly _tag = 'FileAnswer' as const
  constructor(
    name: string,
    readonly mediaTypes: ReadonlyArray<string>,
  ) {
    const is = (u: unknown): u is FileAnswer => {
      const { mediaType, bytes } = (u ?? {}) as Partial<FileAnswer>
      return typeof mediaType === 'string' && mediaTypes.includes(mediaType) && bytes instanceof Uint8Array
    }
    super(name, is, (u, context) => (is(u) ? t.success(u) : t.failure(u, context)), t.identity)
  }
}
