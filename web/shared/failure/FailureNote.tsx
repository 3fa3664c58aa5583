import type { CallFailure } from '@careplus/core/ports'
import { saveFailedText } from '../../copy/children.th'
import { Note } from '../../ui/Note'

interface Props {
  /** null: nothing failed. */
  readonly failure: CallFailure | null
  /** Where a screen knows more than the usual words. */
  readonly textOf?: (failure: CallFailure) => string
}

/** A write that did not come through: what became of it, and what is kept. */
export const FailureNote = ({ failure, textOf = saveFailedText }: Props) =>
  failure !== null && (
    <Note tone={failure._tag === 'NetworkError' ? 'offline' : 'error'} live>
      {textOf(failure)}
    </Note>
  )
