import type * as E from 'fp-ts/Either'

/** A store that nobody else uses meanwhile. */
export interface Target {
  /** Null: something is there that cannot be read. */
  readonly members: number | null
  /** Puts what a backup had in the place of all that is there: wholly, or not at all. */
  readonly replaceBy: (copy: string) => Promise<E.Either<string, void>>
  readonly close: () => Promise<void>
}
