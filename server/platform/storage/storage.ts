export interface Storage {
  readonly put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** Null: missing. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  readonly remove: (key: string) => Promise<void>
  /** Keys of a folder, `bills/2026-11-20`, sorted. */
  readonly list: (folder: string) => Promise<ReadonlyArray<string>>
  readonly folders: (folder: string) => Promise<ReadonlyArray<string>>
  readonly deleteUnfinished: (folder: string, now: Date) => Promise<number>
}

/** The storage cannot be reached or refuses us: temporary, or for the operator to fix. */
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

/** Keys become paths and URLs, so an invalid one is a defect. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a key of the storage')
  return key
}
