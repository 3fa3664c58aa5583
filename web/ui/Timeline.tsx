import type { ReactNode } from 'react'
import { CheckMark } from './CheckMark'
import { Spoken } from './Spoken'
import { VisuallyHidden } from './VisuallyHidden'
import { uiWords } from './words'
import './Timeline.css'

export interface Moment {
  readonly title: ReactNode
  /** A date, or words where there is none yet. */
  readonly when: ReactNode
  readonly state: 'done' | 'now' | 'later'
}

export const Timeline = ({ moments, label }: { readonly moments: ReadonlyArray<Moment>; readonly label: string }) => (
  <ol className="ui-timeline" aria-label={label}>
    {moments.map((moment, index) => (
      <li
        key={index}
        className={`ui-timeline__${moment.state}`}
        aria-current={moment.state === 'now' ? 'step' : undefined}
      >
        <span className="ui-timeline__mark">{moment.state === 'done' && <CheckMark size={14} />}</span>
        <span className="ui-timeline__title">
          <Spoken>{moment.title}</Spoken>
          {moment.state === 'done' && <VisuallyHidden> {uiWords.done}</VisuallyHidden>}
        </span>
        <span className="ui-timeline__when">
          <Spoken>{moment.when}</Spoken>
        </span>
      </li>
    ))}
  </ol>
)
