import * as t from 'io-ts'

/** A file on the wire as it is, `application/octet-stream`: what is in it, is found out from the bytes themselves. */
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
