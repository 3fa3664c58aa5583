import type { GrowthConcern } from '@careplus/core/growth'
import { Note } from '../../ui/Note'

interface Props {
  readonly concerns: ReadonlyArray<GrowthConcern>
}

export const ConcernNotes = ({ concerns }: Props) =>
  concerns.map(({ reasons, next, urgency }) => (
    <Note key={next} tone={urgency === 'weighAgain' ? 'info' : 'warn'}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        <strong>{next}</strong>
      </p>
    </Note>
  ))
