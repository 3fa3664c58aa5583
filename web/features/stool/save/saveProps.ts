import type { StoolInputs, StoolLevel } from '@careplus/core/stool'
import type { ResultPlace } from '../stoolPath'
import type { KnownChild } from '../result/knownChild'

export interface SaveProps {
  readonly inputs: StoolInputs
  readonly fragment: string
  readonly place: ResultPlace
  readonly level: StoolLevel
  readonly onChild: (child: KnownChild | null) => void
  readonly quiet?: boolean
}
