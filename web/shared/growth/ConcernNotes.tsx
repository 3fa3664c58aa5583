import type { GrowthConcern } from '@careplus/core/growth'
import { Note } from '../../ui/Note'

interface Props {
  /** The most urgent first. */
  readonly concerns: ReadonlyArray<GrowthConcern>
}

/** Concerns about how a child's measurements change over time, shown with each record. */
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
