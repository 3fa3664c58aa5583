import type { CallFailure } from '@careplus/core/ports'
import { saveFailedText } from '../../copy/children.th'
import { Note } from '../../ui/Note'

interface Props {
  readonly failure: CallFailure | null
  /** Replaces the usual words where a screen knows more. */
  readonly textOf?: (failure: CallFailure) => string
}

/** Shows that a write failed, and what stays stored. */
export const FailureNote = ({ failure, textOf = saveFailedText }: Props) =>
  failure !== null && (
    <Note tone={failure._tag === 'NetworkError' ? 'offline' : 'error'} live answers>
      {textOf(failure)}
    </Note>
  )
