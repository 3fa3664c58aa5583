import type { GrowthConcern } from '@careplus/core/growth'
import { Note } from '../Note'

/** What a child's records ask for beside the next measuring, whichever of them is looked at. */
export const ConcernNote = ({ concern }: { readonly concern: GrowthConcern | null }) =>
  concern !== null && (
    <Note tone={concern.isVisit ? 'warn' : 'info'}>
      {concern.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        <strong>{concern.next}</strong>
      </p>
    </Note>
  )
