import type { StoolInputs, StoolLevel } from '@careplus/core/stool'
import type { ResultPlace } from '../path'
import type { KnownChild } from '../result/knownChild'

/** What keeping a result needs to know of it. */
export interface SaveProps {
  readonly inputs: StoolInputs
  readonly fragment: string
  readonly place: ResultPlace
  readonly level: StoolLevel
  readonly onChild: (child: KnownChild | null) => void
  /** Finds out whose result it is, and shows nothing. */
  readonly quiet?: boolean
}
