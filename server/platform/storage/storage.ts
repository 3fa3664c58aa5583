/** Bytes under keys, apart from the database. Every process of the server sees the same ones. */
export interface Storage {
  /** Replaces what was there. */
  readonly put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** Null: nothing is there. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  /** Also succeeds where nothing was. */
  readonly remove: (key: string) => Promise<void>
  /** The keys in a folder, `bills/2026-11-20`, in the order of the alphabet. */
  readonly list: (folder: string) => Promise<ReadonlyArray<string>>
  /** The folders in a folder, in the order of the alphabet. */
  readonly folders: (folder: string) => Promise<ReadonlyArray<string>>
  /** Removes partly written files of a killed server; answers how many. */
  readonly deleteUnfinished: (folder: string, now: Date) => Promise<number>
}

/** The storage cannot be reached, or will not serve us: soon over, or the operator's to mend. */
export class StorageUnavailable extends Error {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super('The storage does not answer as it should', options)
  }
}

const name = '[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9]+)?'
const shape = new RegExp(`^${name}(?:/${name})*$`)

export const isKey = (text: string): boolean => shape.test(text)

/** A key is a path and part of an address: one that is none of ours is a defect, and goes nowhere. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a key of the storage')
  return key
}
