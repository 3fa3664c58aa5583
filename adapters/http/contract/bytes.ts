import * as t from 'io-ts'

/**
 * A file on the wire as it is, `application/octet-stream`: what is in it, is found out from the bytes themselves.
 * @example
 * const Picture = new BytesBody('Picture', 1024)
 * Picture.is(Uint8Array.of(1)) // => true
 * Picture.is('text') // => false
 */
export class BytesBody extends t.Type<Uint8Array, Uint8Array, unknown> {
  readonly _tag = 'BytesBody' as const
  constructor(
    name: string,
    /** Bytes; a larger body is refused before it is read to its end. */
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

/** JSON and files in one body. `File`: bytes where they are sent from; what a server has made of them where they arrived. */
export interface Multipart<A, File = SentFile> {
  readonly json: A
  readonly files: ReadonlyArray<File>
}

/**
 * `multipart/form-data`: a part `json`, with or without a file name, and the files as parts `picture`, in any order. What the files hold, how large each
 * is and how many there are is for whoever takes them in, part by part, to find out.
 * @example
 * const Form = new MultipartBody('Form', t.type({ title: t.string }), 2, 1024)
 * Form.mostFiles // => 2
 */
export class MultipartBody<C extends t.Mixed> extends t.Type<Multipart<t.TypeOf<C>>, Multipart<t.TypeOf<C>>, unknown> {
  readonly _tag = 'MultipartBody' as const
  constructor(
    name: string,
    readonly json: C,
    readonly mostFiles: number,
    /** Bytes of one file. */
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

/** A file as an answer brought it. */
export interface FileAnswer {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** An answer that is a file and no JSON; a refusal is JSON all the same. */
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
