import type { CallFailure } from '@careplus/core/ports'
import { saveFailedText } from '../../copy/children.th'
import { Note } from '../../ui/Note'

interface Props {
  readonly failure: CallFailure | null
  readonly textOf?: (failure: CallFailure) => string
}

export const FailureNote = ({ failure, textOf = saveFailedText }: Props) =>
  failure !== null && (
    <Note tone={failure._tag === 'NetworkError' ? 'offline' : 'error'} live answers>
      {textOf(failure)}
    </Note>
  )
