import type { IO } from 'fp-ts/IO'

/** A cryptographic random source. */
export interface Random {
  readonly uint32: (count: number) => ReadonlyArray<number>
  readonly uuid: IO<string>
}

/** SHA-256 of the UTF-8 bytes of `text`, for PKCE. */
export type Sha256 = (text: string) => Promise<Uint8Array>
